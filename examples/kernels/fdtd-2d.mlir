// Steps of the finite-difference time-domain method in two dimensions: the electric field (ex, ey)
// and the magnetic field hz change each other. source has the value of ey at the edge at each step.
#inner = affine_map<()[n] -> (n - 1)>
func.func @fdtd_2d(%source: memref<?xf64>, %ex: memref<?x?xf64>, %ey: memref<?x?xf64>, %hz: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  %most = arith.constant 0.7 : f64
  %steps = memref.dim %source, %c0 : memref<?xf64>
  %rows = memref.dim %hz, %c0 : memref<?x?xf64>
  %columns = memref.dim %hz, %c1 : memref<?x?xf64>
  affine.for %t = 0 to %steps {
    %edge = affine.load %source[%t] : memref<?xf64>
    affine.for %j = 0 to %columns {
      affine.store %edge, %ey[0, %j] : memref<?x?xf64>
    }
    affine.for %i = 1 to %rows {
      affine.for %j = 0 to %columns {
        %e = affine.load %ey[%i, %j] : memref<?x?xf64>
        %h = affine.load %hz[%i, %j] : memref<?x?xf64>
        %above = affine.load %hz[%i - 1, %j] : memref<?x?xf64>
        %d = arith.subf %h, %above : f64
        %change = arith.mulf %half, %d : f64
        %next = arith.subf %e, %change : f64
        affine.store %next, %ey[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 0 to %rows {
      affine.for %j = 1 to %columns {
        %e = affine.load %ex[%i, %j] : memref<?x?xf64>
        %h = affine.load %hz[%i, %j] : memref<?x?xf64>
        %left = affine.load %hz[%i, %j - 1] : memref<?x?xf64>
        %d = arith.subf %h, %left : f64
        %change = arith.mulf %half, %d : f64
        %next = arith.subf %e, %change : f64
        affine.store %next, %ex[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %i = 0 to #inner()[%rows] {
      affine.for %j = 0 to #inner()[%columns] {
        %h = affine.load %hz[%i, %j] : memref<?x?xf64>
        %right = affine.load %ex[%i, %j + 1] : memref<?x?xf64>
        %x = affine.load %ex[%i, %j] : memref<?x?xf64>
        %below = affine.load %ey[%i + 1, %j] : memref<?x?xf64>
        %y = affine.load %ey[%i, %j] : memref<?x?xf64>
        %0 = arith.subf %right, %x : f64
        %1 = arith.addf %0, %below : f64
        %2 = arith.subf %1, %y : f64
        %change = arith.mulf %most, %2 : f64
        %next = arith.subf %h, %change : f64
        affine.store %next, %hz[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
