// Loops of scf, of indices and integers, that hand values on or not.
// RUN: -affine-loop-coalescing
// RUN: -affine-loop-coalescing -mlir-print-debuginfo
func.func @f0(%lb1 : index, %ub1 : index, %step1 : index, %lb2 : index, %ub2 : index, %step2 : index, %ub3: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %lb1 to %ub1 step %step1 {
    scf.for %j = %lb2 to %ub2 step %step2 {
    scf.for %k = %c0 to %ub3 step %c1 {
      "foo"(%i, %j, %k) : (index, index, index) -> ()
    }
    }
  }
  return
}

func.func @f1(%lb1 : i32, %ub1 : i32, %step1 : i32, %lb2 : i32, %ub2 : i32, %step2 : i32, %ub3: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %lb1 to %ub1 step %step1 : i32 {
    scf.for %j = %lb2 to %ub2 step %step2 : i32 {
    scf.for %k = %c0 to %ub3 step %c1 : i32{
      "foo"(%i, %j, %k) : (i32, i32, i32) -> ()
    }
    }
  }
  return
}

func.func @f2(%lb1 : i32, %ub1 : i32, %step1 : i32, %lb2 : i32, %ub2 : i32, %step2 : i32, %ub3: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    scf.for %j = %lb2 to %ub2 step %step2 : i32 {
    scf.for %k = %c0 to %c1 step %c1 : i32{
    scf.for %l = %c0 to %ub3 step %c1 : i32{
      "foo"(%i, %j, %k, %l) : (i32, i32, i32, i32) -> ()
    }
    }
    }
  }
  return
}

func.func @f3(%n: index, %m: i32, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %s:2 = scf.for %j = %c1 to %n step %n iter_args(%d = %a, %e = %b) -> (f32, f32) {
     %t:2 = scf.for %k = %c1 to %n step %c1 iter_args(%f = %e, %g = %d) -> (f32, f32) {
      %y = "foo"(%i, %j, %k, %f, %g) : (index, index, index, f32, f32) -> f32
      scf.yield %y, %d : f32, f32
     }
     scf.yield %t#0, %t#1 : f32, f32
    }
    scf.yield %s#0, %s#1 : f32, f32
  }
  return %r#0, %r#1: f32, f32
}

func.func @f4(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %q = 0 to 8 {
  scf.for %i = %c0 to %n step %c1  {
    scf.for %j = %c0 to %n step %c1  {
     affine.for %w = 0 to 9 {
     affine.for %v = 0 to 9 {
      "foo"(%i, %j, %q, %w, %v) : (index, index, index, index, index) -> ()
     }
     }
    }
  }
  }
  return
}

func.func @f5(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1  {
   %q = arith.muli %i, %i : index
   scf.for %j = %c0 to %q step %c1  {
    scf.for %k = %c0 to %i step %q  {
     scf.for %l = %j to %k step %q  {
      scf.for %m = %c0 to %j step %q  {
      "foo"(%i, %j, %k, %l, %m) : (index, index, index, index, index) -> ()
     }
    }
   }
  }
  }
  return
}

func.func @f6(%lb1 : i32, %ub1 : i32, %step1 : i32, %lb2 : i32, %ub2 : i32, %step2 : i32, %ub3: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %ub1 step %step1 : i32 {
    scf.for %j = %lb2 to %ub2 step %c1 : i32 {
      "foo"(%i, %j) : (i32, i32) -> ()
      scf.for %l = %c0 to %c1 step %c1 : i32 {
        scf.for %k = %c0 to %c1 step %c1 : i32{
          "foo"(%i, %j, %k, %l) : (i32, i32, i32, i32) -> ()
        }
      }
    }
  }
  return
}

func.func @f7(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for unsigned %i = %c0 to %c7 step %c1  {
    scf.for unsigned %j = %c1 to %c7 step %c7 {
      "foo"(%i, %j) : (index, index) -> ()
    }
  }
  scf.for %i = %c0 to %c7 step %c1  {
    scf.for unsigned %j = %c1 to %n step %c7 {
      "foo"(%i, %j) : (index, index) -> ()
    } {hello}
  } {world}
  return
}

func.func @f8(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  scf.for %i0 = %c0 to %c1 step %c2 {
    scf.for %i1 = %c1 to %i0 step %c1 {
      "odd"() : () -> ()
      scf.for %i2 = %i1 to %c7 step %c2 {
        scf.for %i3 = %a to %c7 step %c1 {
          %u = "foo"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> f32
        }
      }
    }
  }
  return
}

func.func @f9(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  scf.for %i0 = %c0 to %c7 step %c {
    scf.for %i1 = %c0 to %b step %c1 {
      %u = "foo"(%i0, %i1) : (index, index) -> f32
    }
  }
  return
}

func.func @f10(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  scf.for %i0 = %c0 to %b step %c2 {
    scf.for %i1 = %c0 to %i0 step %c2 {
      scf.for %i2 = %a to %c7 step %c3 {
        scf.for %i3 = %a to %i2 step %c1 {
          %u = "foo"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> f32
        }
      }
    }
  }
  return
}

func.func @f11(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  scf.for %i0 = %a to %c7 step %c2 {
    scf.for %i1 = %c1 to %b step %c1 {
      scf.for %i2 = %c0 to %b step %c3 {
        %u = "foo"(%i0, %i1, %i2) : (index, index, index) -> f32
      }
    }
  }
  return
}

func.func @f12(%a: i32, %b: i32, %c: i32, %f: f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c12 = arith.constant 12 : i32
  %r0:1 = scf.for %i0 = %a to %c step %c iter_args(%x0_0 = %f) -> (f32) : i32 {
    %r1:1 = scf.for %i1 = %c1 to %i0 step %c1 iter_args(%x1_0 = %x0_0) -> (f32) : i32 {
      %r2:1 = scf.for %i2 = %c0 to %c12 step %c2 iter_args(%x2_0 = %x1_0) -> (f32) : i32 {
        %r3:1 = scf.for %i3 = %c0 to %b step %c1 iter_args(%x3_0 = %x2_0) -> (f32) : i32 {
          "odd"() : () -> ()
          %u = "foo"(%i0, %i1, %i2, %i3, %x3_0) : (i32, i32, i32, i32, f32) -> f32
          scf.yield %u : f32
        }
        scf.yield %r3#0 : f32
      }
      scf.yield %r2#0 : f32
    }
    scf.yield %r1#0 : f32
  }
  return
}

func.func @f13(%a: i64, %b: i64, %c: i64, %f: f32) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %c12 = arith.constant 12 : i64
  %r0:1 = scf.for %i0 = %c0 to %c7 step %c1 iter_args(%x0_0 = %f) -> (f32) : i64 {
    %r1:1 = scf.for %i1 = %c2 to %c7 step %c3 iter_args(%x1_0 = %x0_0) -> (f32) : i64 {
      "odd"() : () -> ()
      %r2:1 = scf.for %i2 = %c2 to %c step %c1 iter_args(%x2_0 = %x1_0) -> (f32) : i64 {
        %r3:1 = scf.for %i3 = %c1 to %c step %c2 iter_args(%x3_0 = %x2_0) -> (f32) : i64 {
          %u = "foo"(%i0, %i1, %i2, %i3, %x3_0) : (i64, i64, i64, i64, f32) -> f32
          scf.yield %u : f32
        }
        scf.yield %r3#0 : f32
      }
      scf.yield %r2#0 : f32
    }
    scf.yield %r1#0 : f32
  }
  return
}

func.func @f14(%a: i64, %b: i64, %c: i64, %f: f32) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %c12 = arith.constant 12 : i64
  %r0:2 = scf.for %i0 = %c1 to %b step %c3 iter_args(%x0_0 = %f, %x0_1 = %f) -> (f32, f32) : i64 {
    %r1:2 = scf.for %i1 = %c1 to %c step %c3 iter_args(%x1_0 = %x0_0, %x1_1 = %x0_1) -> (f32, f32) : i64 {
      %r2:2 = scf.for %i2 = %c0 to %c1 step %c3 iter_args(%x2_0 = %x1_0, %x2_1 = %x1_1) -> (f32, f32) : i64 {
        %r3:2 = scf.for %i3 = %c0 to %b step %c2 iter_args(%x3_0 = %x2_0, %x3_1 = %x2_1) -> (f32, f32) : i64 {
          %u = "foo"(%i0, %i1, %i2, %i3, %x3_0, %x3_1) : (i64, i64, i64, i64, f32, f32) -> f32
          scf.yield %f, %u : f32, f32
        }
        scf.yield %r3#0, %r3#1 : f32, f32
      }
      scf.yield %r2#1, %r2#0 : f32, f32
    }
    scf.yield %r1#0, %r1#1 : f32, f32
  }
  return
}

func.func @f15(%a: i64, %b: i64, %c: i64, %f: f32) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %c12 = arith.constant 12 : i64
  %r0:1 = scf.for %i0 = %c0 to %c7 step %c1 iter_args(%x0_0 = %f) -> (f32) : i64 {
    %r1:1 = scf.for %i1 = %a to %i0 step %c2 iter_args(%x1_0 = %x0_0) -> (f32) : i64 {
      %r2:1 = scf.for %i2 = %c2 to %c1 step %c iter_args(%x2_0 = %x1_0) -> (f32) : i64 {
        %u = "foo"(%i0, %i1, %i2, %x2_0) : (i64, i64, i64, f32) -> f32
        scf.yield %f : f32
      }
      scf.yield %r2#0 : f32
    }
    scf.yield %r1#0 : f32
  }
  return
}

func.func @f16(%a: i32, %b: i32, %c: i32, %f: f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c12 = arith.constant 12 : i32
  scf.for %i0 = %a to %c7 step %c : i32 {
    "odd"() : () -> ()
    scf.for %i1 = %a to %c7 step %c1 : i32 {
      "odd"() : () -> ()
      scf.for %i2 = %a to %c12 step %c1 : i32 {
        %u = "foo"(%i0, %i1, %i2) : (i32, i32, i32) -> f32
      }
    }
  }
  return
}

func.func @f17(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  scf.for %i0 = %c0 to %c step %c1 {
    scf.for %i1 = %c1 to %c12 step %c2 {
      scf.for %i2 = %i1 to %c1 step %c1 {
        scf.for %i3 = %c0 to %i2 step %c1 {
          %u = "foo"(%i0, %i1, %i2, %i3) : (index, index, index, index) -> f32
        }
      }
    }
  }
  return
}

func.func @f18(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  scf.for %i0 = %c0 to %c7 step %c1 {
    "odd"() : () -> ()
    scf.for %i1 = %c0 to %i0 step %c {
      %u = "foo"(%i0, %i1) : (index, index) -> f32
    }
  }
  return
}

func.func @f19(%a: i32, %b: i32, %c: i32, %f: f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c12 = arith.constant 12 : i32
  %r0:2 = scf.for %i0 = %c0 to %c7 step %c1 iter_args(%x0_0 = %f, %x0_1 = %f) -> (f32, f32) : i32 {
    %r1:2 = scf.for %i1 = %a to %c step %c1 iter_args(%x1_0 = %x0_0, %x1_1 = %x0_1) -> (f32, f32) : i32 {
      %r2:2 = scf.for %i2 = %c0 to %c12 step %c1 iter_args(%x2_0 = %x1_0, %x2_1 = %x1_1) -> (f32, f32) : i32 {
        %u = "foo"(%i0, %i1, %i2, %x2_0, %x2_1) : (i32, i32, i32, f32, f32) -> f32
        scf.yield %x2_0, %u : f32, f32
      }
      scf.yield %r2#0, %r2#1 : f32, f32
    }
    scf.yield %r1#0, %r1#1 : f32, f32
  }
  return
}

func.func @f20(%a: i64, %b: i64, %c: i64, %f: f32) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %c12 = arith.constant 12 : i64
  %r0:1 = scf.for %i0 = %c0 to %c7 step %c iter_args(%x0_0 = %f) -> (f32) : i64 {
    %r1:1 = scf.for %i1 = %c0 to %c1 step %c1 iter_args(%x1_0 = %x0_0) -> (f32) : i64 {
      %r2:1 = scf.for %i2 = %c0 to %i1 step %c3 iter_args(%x2_0 = %x1_0) -> (f32) : i64 {
        %u = "foo"(%i0, %i1, %i2, %x2_0) : (i64, i64, i64, f32) -> f32
        scf.yield %x2_0 : f32
      }
      scf.yield %r2#0 : f32
    }
    scf.yield %r1#0 : f32
  }
  return
}
