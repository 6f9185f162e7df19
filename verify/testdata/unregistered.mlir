// expected-error @below {{unregistered operation 'builtin.foo' found in dialect ('builtin') that does not allow unknown operations}}
"builtin.foo"() : () -> ()

// -----

// expected-error @below {{unregistered operation 'arith.foo' found in dialect ('arith') that does not allow unknown operations}}
"arith.foo"() : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error @below {{unregistered operation 'builtin.bar' found in dialect ('builtin') that does not allow unknown operations}}
  %x = "builtin.bar"() ({
    %3 = "foo.constant"() {value=3:i32} : () -> (i32)
  }) {func.foo} : () -> (i32)
  "func.return"() : () -> ()
}
