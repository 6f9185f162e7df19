module {
  %x = "foo.op"() : () -> (i32)
  // expected-note @below {{required by region isolation constraints}}
  func.func @f() {
    // expected-error @below {{'foo.use' op using value defined outside the region}}
    "foo.use"(%x) : (i32) -> ()
    return
  }
}

// -----

// The operations of a region come before what is nested in them, and what is
// nested later before what is nested earlier.
%x = "foo.op"() : () -> (i32)
// expected-note @below {{required by region isolation constraints}}
func.func @f() {
  "foo.r"() ({
    "foo.use"(%x) : (i32) -> ()
    "foo.end"() : () -> ()
  }) : () -> ()
  "foo.r"() ({
    "foo.r"() ({
      "foo.use"(%x) : (i32) -> ()
    }) : () -> ()
  }, {
    %y = "foo.op"() : () -> (i32)
    // expected-error @below {{'foo.use' op using value defined outside the region}}
    "foo.use"(%y, %x) : (i32, i32) -> ()
  }) : () -> ()
  return
}

// -----

%x = "foo.op"() : () -> (i32)
// expected-note @below {{required by region isolation constraints}}
module {
  func.func @f() {
    %x2 = "foo.op"() : () -> (i32)
    "foo.r"() ({
      "foo.use"(%x2) : (i32) -> ()
    }) : () -> ()
    return
  }
  // expected-error @below {{'foo.use' op using value defined outside the region}}
  "foo.use"(%x) : (i32) -> ()
}

// -----

// Names of values outside are known and cannot be defined again.
// expected-note @below {{previously defined here}}
%x = "foo.op"() : () -> (i32)
func.func @f() {
  // expected-error @below {{redefinition of SSA value '%x'}}
  %x = "foo.op"() : () -> (i32)
  return
}

// -----

func.func @f(%a: i32) {
  return
}
%a = "foo.op"() : () -> (i32)
func.func @g(%b: i32) {
  "foo.use"(%b) : (i32) -> ()
  return
}
