// An image of half the size: each pixel is the mean of a block of four, and then divided by the
// greatest. The image is seen as blocks, and the result as one row, without a copy.
func.func @downsample(%image: memref<?x?xf32>, %half: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %quarter = arith.constant 0.25 : f32
  %rows = memref.dim %half, %c0 : memref<?x?xf32>
  %columns = memref.dim %half, %c1 : memref<?x?xf32>
  %blocks = memref.expand_shape %image [[0, 1], [2, 3]] output_shape [%rows, 2, %columns, 2] : memref<?x?xf32> into memref<?x2x?x2xf32>
  affine.for %i = 0 to %rows {
    affine.for %j = 0 to %columns {
      %sum = affine.for %k = 0 to 4 iter_args(%s = %zero) -> f32 {
        %x = affine.load %blocks[%i, %k floordiv 2, %j, %k mod 2] : memref<?x2x?x2xf32>
        %next = arith.addf %s, %x : f32
        affine.yield %next : f32
      }
      %mean = arith.mulf %sum, %quarter : f32
      affine.store %mean, %half[%i, %j] : memref<?x?xf32>
    }
  }
  %row = memref.collapse_shape %half [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %n = memref.dim %row, %c0 : memref<?xf32>
  %greatest = affine.for %i = 0 to %n iter_args(%g = %zero) -> f32 {
    %x = affine.load %row[%i] : memref<?xf32>
    %max = arith.maximumf %g, %x : f32
    affine.yield %max : f32
  }
  affine.for %i = 0 to %n {
    %x = affine.load %row[%i] : memref<?xf32>
    %scaled = arith.divf %x, %greatest : f32
    affine.store %scaled, %row[%i] : memref<?xf32>
  }
  return
}
