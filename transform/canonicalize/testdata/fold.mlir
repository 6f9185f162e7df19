// RUN: --canonicalize
// RUN: --canonicalize=top-down=false
// RUN: --canonicalize=region-simplify=disabled
// RUN: --canonicalize=region-simplify=aggressive
// RUN: --canonicalize=max-iterations=0
// RUN: --canonicalize=max-iterations=1
// RUN: --canonicalize=test-convergence
// RUN: --canonicalize=region-simplify=sometimes
// RUN: --canonicalize -dump-pass-pipeline
// RUN: --pass-pipeline=builtin.module(func.func(canonicalize))

// Constants fold, equal ones become one, and they move to the entry of the function.
func.func @constants(%a: i32) -> (i32, i32, index) {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.constant 2 : i32
  %3 = arith.muli %2, %2 : i32
  %4 = arith.constant 4 : i32
  %5 = arith.addi %3, %4 : i32
  %6 = arith.addi %5, %1 : i32
  %7 = arith.constant 3 : index
  %8 = arith.subi %7, %7 : index
  return %1, %6, %8 : i32, i32, index
}

// What computes a value that nobody needs is erased, what may have an effect stays.
func.func private @effect(i32) -> i32
func.func @dead(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = call @effect(%a) : (i32) -> i32
  %3 = "somebody.knows"(%a) : (i32) -> i32
  return %a : i32
}

// Poison spreads.
func.func @poison(%a: i32) -> i32 {
  %0 = ub.poison : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}

// Blocks that nothing reaches are erased, and arguments that nobody uses.
func.func @blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2(%a : i32)
^bb1(%x: i32, %unused: i32):
  "somebody.uses"(%x) : (i32) -> ()
  return %x : i32
^bb2(%y: i32):
  "somebody.knows"(%y) : (i32) -> ()
  return %y : i32
^bb3:
  %z = arith.constant 1 : i32
  return %z : i32
}

func.func @shifts_of_poison(%a: i32) -> (i32,i32,i32,i32,i32,i32, i32, i32, i32, i32, i32) {
  %p = ub.poison : i32
  %c = arith.constant 5 : i32
  %0 = arith.shli %a, %p : i32
  %1 = arith.shrsi %a, %p : i32
  %2 = arith.shrui %a, %p : i32
  %3 = arith.shrui %p, %a : i32
  %4 = arith.shrui %p, %c : i32
  %5 = arith.divsi %p, %c : i32
  %6 = arith.remui %a, %p : i32
  %7 = arith.ceildivsi %a, %p : i32
  %8 = arith.floordivsi %a, %p : i32
  %9 = arith.ceildivui %a, %p : i32
  %10 = arith.remsi %a, %p : i32
  return %0, %1,%2,%3,%4,%5,%6,%7,%8,%9,%10 : i32,i32,i32,i32,i32,i32,i32,i32,i32,i32, i32
}
func.func @signs_beyond_the_format() -> (f8E8M0FNU, f32, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU,f8E8M0FNU) {
  %a = arith.constant -1.0 : f8E8M0FNU
  %b = arith.constant 16.0 : f8E8M0FNU
  %0 = arith.maximumf %a, %b : f8E8M0FNU
  %1 = arith.extf %a : f8E8M0FNU to f32
  %t = arith.constant true
  %2 = arith.sitofp %t : i1 to f8E8M0FNU
  %3 = arith.minimumf %a, %b : f8E8M0FNU
  %4 = arith.negf %a : f8E8M0FNU
  %5 = arith.addf %a, %b : f8E8M0FNU
  return %0, %1, %2, %3, %4, %5 : f8E8M0FNU, f32, f8E8M0FNU, f8E8M0FNU,f8E8M0FNU,f8E8M0FNU
}
func.func @signs_in_memory() -> (i8, vector<2xf8E8M0FNU>, vector<2xf32>,vector<2xf8E8M0FNU>, f8E8M0FNU, i8, f8E8M0FNU, f64, i32, i1) {
  %a = arith.constant -1.0 : f8E8M0FNU
  %b = arith.constant 16.0 : f8E8M0FNU
  %i = arith.bitcast %a : f8E8M0FNU to i8
  %v = arith.constant dense<-2.0> : vector<2xf8E8M0FNU>
  %w = arith.constant dense<[-2.0, 4.0]> : vector<2xf8E8M0FNU>
  %0 = arith.maximumf %v, %w : vector<2xf8E8M0FNU>
  %1 = arith.extf %v : vector<2xf8E8M0FNU> to vector<2xf32>
  %t = arith.constant dense<true> : vector<2xi1>
  %2 = arith.sitofp %t : vector<2xi1> to vector<2xf8E8M0FNU>
  %n = arith.negf %b : f8E8M0FNU
  %m = arith.mulf %n, %a : f8E8M0FNU
  %k = arith.bitcast %n : f8E8M0FNU to i8
  %3 = arith.constant -5.0 : f64
 %d = arith.truncf %3 : f64 to f8E8M0FNU

  %x = arith.extf %n : f8E8M0FNU to f64
  %j = arith.fptosi %n : f8E8M0FNU to i32
  %c = arith.cmpf olt, %n, %b : f8E8M0FNU
  return %i, %0, %1, %2, %m, %k, %d, %x, %j, %c : i8, vector<2xf8E8M0FNU>, vector<2xf32>, vector<2xf8E8M0FNU>, f8E8M0FNU, i8, f8E8M0FNU, f64, i32, i1
}
