// The lengths of the shortest paths between all nodes of a graph, of which the matrix has the
// lengths of the edges.
func.func @floyd_warshall(%paths: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %paths, %c0 : memref<?x?xi32>
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %now = affine.load %paths[%i, %j] : memref<?x?xi32>
        %first = affine.load %paths[%i, %k] : memref<?x?xi32>
        %second = affine.load %paths[%k, %j] : memref<?x?xi32>
        %through = arith.addi %first, %second : i32
        %shorter = arith.minsi %now, %through : i32
        affine.store %shorter, %paths[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}
