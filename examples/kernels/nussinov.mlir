// The greatest number of pairs in a folded sequence of RNA, whose bases are 0 to 3: those that sum
// up to 3 pair. Element [i, j] of the table is the number for the bases i to j; it starts with zeros.
func.func @nussinov(%sequence: memref<?xi8>, %table: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i8
  %n = memref.dim %sequence, %c0 : memref<?xi8>
  %last = arith.subi %n, %c1 : index
  scf.for %step = %c0 to %n step %c1 {
    %i = arith.subi %last, %step : index
    %after = arith.addi %i, %c1 : index
    scf.for %j = %after to %n step %c1 {
      %before = arith.subi %j, %c1 : index
      %left = memref.load %table[%i, %before] : memref<?x?xi32>
      %below = memref.load %table[%after, %j] : memref<?x?xi32>
      %unpaired = arith.maxsi %left, %below : i32
      %x = memref.load %sequence[%i] : memref<?xi8>
      %y = memref.load %sequence[%j] : memref<?xi8>
      %xy = arith.addi %x, %y : i8
      %match = arith.cmpi eq, %xy, %three : i8
      %apart = arith.cmpi ult, %i, %before : index
      %pair = arith.andi %match, %apart : i1
      %bonus = arith.extui %pair : i1 to i32
      %inside = memref.load %table[%after, %before] : memref<?x?xi32>
      %paired = arith.addi %inside, %bonus : i32
      %start = arith.maxsi %unpaired, %paired : i32
      %best = scf.for %k = %after to %j step %c1 iter_args(%b = %start) -> i32 {
        %next = arith.addi %k, %c1 : index
        %head = memref.load %table[%i, %k] : memref<?x?xi32>
        %tail = memref.load %table[%next, %j] : memref<?x?xi32>
        %split = arith.addi %head, %tail : i32
        %max = arith.maxsi %b, %split : i32
        scf.yield %max : i32
      }
      memref.store %best, %table[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
