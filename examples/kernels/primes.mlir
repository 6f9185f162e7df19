// The primes below a limit, in memory that grows by half when it is full. The caller frees it.
func.func @primes(%limit: index) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %true = arith.constant true
  %zero = arith.constant 0 : i64
  %empty = memref.alloc(%c4) : memref<?xi64>
  %list, %count = scf.for %n = %c2 to %limit step %c1 iter_args(%m = %empty, %k = %c0) -> (memref<?xi64>, index) {
    %candidate = arith.index_cast %n : index to i64
    %prime = scf.for %i = %c0 to %k step %c1 iter_args(%so_far = %true) -> i1 {
      %p = memref.load %m[%i] : memref<?xi64>
      %rest = arith.remsi %candidate, %p : i64
      %no_factor = arith.cmpi ne, %rest, %zero : i64
      %both = arith.andi %so_far, %no_factor : i1
      scf.yield %both : i1
    }
    %next:2 = scf.if %prime -> (memref<?xi64>, index) {
      %size = memref.dim %m, %c0 : memref<?xi64>
      %full = arith.cmpi eq, %k, %size : index
      %room = scf.if %full -> memref<?xi64> {
        %half = arith.divui %size, %c2 : index
        %more = arith.addi %size, %half : index
        %larger = memref.realloc %m(%more) : memref<?xi64> to memref<?xi64>
        scf.yield %larger : memref<?xi64>
      } else {
        scf.yield %m : memref<?xi64>
      }
      memref.store %candidate, %room[%k] : memref<?xi64>
      %after = arith.addi %k, %c1 : index
      scf.yield %room, %after : memref<?xi64>, index
    } else {
      scf.yield %m, %k : memref<?xi64>, index
    }
    scf.yield %next#0, %next#1 : memref<?xi64>, index
  }
  %fitting = memref.realloc %list(%count) : memref<?xi64> to memref<?xi64>
  return %fitting : memref<?xi64>
}
