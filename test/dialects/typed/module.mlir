module {
  llvm.func @ctor() {
    llvm.return
  }
  llvm.mlir.global_ctors {ctors = [@ctor], priorities = [0 : i32]}
  llvm.mlir.global_dtors {dtors = [@ctor], priorities = [7 : i32]}
  llvm.mlir.global_dtors {dtors = [], priorities = []}
  llvm.func @f(%arg0: !llvm.ptr<i32>, %arg1: i64, %arg2: i1, %arg3: i128) {
    llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts<disable_unroll = true, interleave_count = 4, pipeline_initiation_interval = 3>, parallel_access = [@m::@g]}}
  ^bb1:  // pred: ^bb0
    llvm.switch %arg1 : i64, ^bb2 [
      1: ^bb2,
      9223372036854775807: ^bb2
    ] {branch_weights = dense<1> : vector<3xi32>, zoo}
  ^bb2:  // 6 preds: ^bb1, ^bb1, ^bb1, ^bb3, ^bb4, ^bb4
    llvm.cond_br %arg2 weights(dense<3> : vector<2xi32>), ^bb3, ^bb4(%arg1 : i64) {foo}
  ^bb3:  // pred: ^bb2
    llvm.switch %arg1 : i64, ^bb2 [
    ] {a}
  ^bb4(%0: i64):  // pred: ^bb2
    llvm.switch %arg3 : i128, ^bb2 [
      5: ^bb2
    ]
  }
  llvm.metadata @m attributes {t} {
    llvm.access_group @g
    llvm.access_group @h {foo}
    llvm.alias_scope_domain @d {description = "x"}
    llvm.alias_scope_domain @e
    llvm.alias_scope @s {description = "y", domain = @d}
    llvm.alias_scope @s2 {domain = @d}
    llvm.return
  }
}

