module {
  llvm.metadata @metadata {
    llvm.access_group @group1
    llvm.access_group @group2
    llvm.alias_scope_domain @unused_domain
    llvm.alias_scope_domain @domain { description = "The domain"}
    llvm.alias_scope @scope1 { domain = @domain, description = "The first scope" }
    llvm.alias_scope @scope2 { domain = @domain }
    llvm.return
  }
  llvm.func @loop(%arg1 : i32, %p: !llvm.ptr<i32>) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<i32>
    llvm.br ^bb3(%0 : i32)
  ^bb3(%2: i32):
    %3 = llvm.icmp "slt" %2, %arg1 : i32
    llvm.cond_br %3, ^bb4, ^bb5 {llvm.loop = {parallel_access = [@metadata::@group1, @metadata::@group2], options = #llvm.loopopts<disable_licm = true, disable_unroll = true, interleave_count = 1, disable_pipeline = true, pipeline_initiation_interval = 2>}}
  ^bb4:
    %5 = llvm.load %p { access_groups = [@metadata::@group1, @metadata::@group2] } : !llvm.ptr<i32>
    %6 = llvm.load %p { alias_scopes = [@metadata::@scope1], noalias_scopes = [@metadata::@scope2] } : !llvm.ptr<i32>
    llvm.store %5, %p { alias_scopes = [@metadata::@scope2, @metadata::@scope1]} : !llvm.ptr<i32>
    llvm.br ^bb3(%5 : i32) {llvm.loop = {options = #llvm.loopopts<disable_unroll = true>}}
  ^bb5:
    llvm.return
  }
}
