// Access to memory.
llvm.func @alloca_sizes(%n: i32) {
  %0 = llvm.alloca %n x i32 : i32
}
// -----
llvm.func @alloca_two(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i32, i32) -> !llvm.ptr
}
// -----
llvm.func @alloca_none(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> ()
}
// -----
llvm.func @alloca_align(%n: i32) {
  %0 = llvm.alloca %n x i32 {alignment = "x"} : (i32) -> !llvm.ptr
}
// -----
llvm.func @alloca_align32(%n: i32) {
  %0 = llvm.alloca %n x i32 {alignment = 4 : i32} : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @alloca_result(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> i32
  llvm.return
}
// -----
llvm.func @alloca_operand(%n: f32) {
  %0 = llvm.alloca %n x i32 : (f32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @alloca_target(%n: i32) {
  %0 = llvm.alloca %n x !llvm.target<"foo"> : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @alloca_generic(%n: i32) {
  %0 = "llvm.alloca"(%n) : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @gep_result(%p: i32) {
  %0 = llvm.getelementptr %p[%p] : (i32, i32) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @gep_out(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 5] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @gep_neg(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @gep_dyn(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @gep_scalar(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @gep_scalar2(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x ptr>
  llvm.return
}
// -----
llvm.func @gep_count(%p: !llvm.ptr, %i: i32) {
  %0 = "llvm.getelementptr"(%p, %i) <{rawConstantIndices = array<i32: 1>, elem_type = i32}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @gep_flag(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr inbounds_flag %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @gep_flag2(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr foo %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @gep_flag3(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr nuw| %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @gep_types(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @gep_notype(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @gep_opaque(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return
}
// -----
llvm.func @load_i(%p: i32) {
  %0 = llvm.load %p : i32 -> i32
  llvm.return
}
// -----
llvm.func @load_void(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// -----
llvm.func @load_opaque(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"opaque", opaque>
  llvm.return
}
// -----
llvm.func @load_index(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> index
  llvm.return
}
// -----
llvm.func @load_a(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @load_b(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @load_c(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @load_d(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// -----
llvm.func @load_e(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i24
  llvm.return
}
// -----
llvm.func @load_f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @load_g(%p: !llvm.ptr) {
  %0 = llvm.load %p {syncscope = "x"} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @load_h(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f80
  llvm.return
}
// -----
llvm.func @load_i(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @load_j(%p: !llvm.ptr) {
  %0 = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @load_k(%p: !llvm.ptr) {
  %0 = llvm.load %p dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  %1 = llvm.load %p atomic foo : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @load_l(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic syncscope(foo) monotonic : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @load_m(%p: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 4 : i32} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @load_n(%p: !llvm.ptr) {
  %0 = llvm.load %p {access_groups = "x"} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @load_o(%p: !llvm.ptr) {
  %0 = llvm.load %p {alias_scopes = "x"} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @load_p(%p: !llvm.ptr) {
  %0 = llvm.load %p {noalias_scopes = [1 : i32]} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @load_q(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#llvm.zero]} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @store_a(%p: !llvm.ptr, %v: !llvm.struct<"opaque2", opaque>) {
  llvm.store %v, %p : !llvm.struct<"opaque2", opaque>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @store_b(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @store_c(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @store_d(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic seq_cst : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @store_e(%p: !llvm.ptr, %v: i1) {
  llvm.store %v, %p atomic seq_cst {alignment = 4 : i64} : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.func @store_f(%p: !llvm.ptr, %v: i1) {
  llvm.store %v, %p {syncscope = "s"} : i1, !llvm.ptr
  llvm.return
}
// -----
llvm.func @store_g(%p: !llvm.ptr, %v: i1) {
  llvm.store %v, %p : i1
  llvm.return
}
// -----
llvm.func @store_h(%p: !llvm.ptr, %v: i1) {
  llvm.store %v, %v : i1, i1
  llvm.return
}
// -----
llvm.func @rmw_a(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @rmw_b(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @rmw_c(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @rmw_d(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw xchg %p, %v unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @rmw_e(%p: !llvm.ptr, %v: vector<[2]xf32>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf32>
  llvm.return
}
// -----
llvm.func @rmw_f(%p: !llvm.ptr, %v: vector<2xi32>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}
// -----
llvm.func @rmw_g(%p: !llvm.ptr, %v: i24) {
  %0 = llvm.atomicrmw umax %p, %v monotonic : !llvm.ptr, i24
  llvm.return
}
// -----
llvm.func @rmw_h(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw foo %p, %v monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @rmw_i(%p: !llvm.ptr, %v: i32) {
  %0 = "llvm.atomicrmw"(%p, %v) {bin_op = 1, ordering = 2} : (!llvm.ptr, i32) -> f32
  llvm.return
}
// -----
llvm.func @rmw_j(%p: !llvm.ptr, %v: !llvm.struct<(i32)>) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @cx_a(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @cx_b(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @cx_c(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v acq_rel unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @cx_d(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v acq_rel release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @cx_e(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v acq_rel acq_rel : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @cx_f(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, i1
  llvm.return
}
// -----
llvm.func @cx_g(%p: !llvm.ptr, %v: i32) {
  %0 = "llvm.cmpxchg"(%p, %v, %v) {success_ordering = 2, failure_ordering = 2} : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @cx_h(%p: !llvm.ptr, %v: i32, %w: i64) {
  %0 = "llvm.cmpxchg"(%p, %w, %v) {success_ordering = 2, failure_ordering = 2} : (!llvm.ptr, i64, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @fence_a() {
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @fence_b() {
  llvm.fence syncscope("") not_atomic
  llvm.return
}
// -----
llvm.func @fence_c() {
  llvm.fence syncscope("a")
  llvm.return
}
// -----
llvm.func @mem(%p: !llvm.ptr, %n: i32) {
  "llvm.intr.memcpy"(%p, %p, %n) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @mem(%p: !llvm.ptr, %n: i32) {
  "llvm.intr.memcpy"(%p, %n, %n) <{isVolatile = false}> : (!llvm.ptr, i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @memset(%p: !llvm.ptr, %n: i32) {
  "llvm.intr.memset"(%p, %n, %n) <{isVolatile = false}> : (!llvm.ptr, i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @gather(%p : vector<4x!llvm.ptr>, %mask : vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %mask {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<5xi32>
  llvm.return
}
// -----
llvm.func @gather2(%p : vector<[4]x!llvm.ptr>, %mask : vector<[4]xi1>) {
  %0 = llvm.intr.masked.gather %p, %mask {alignment = 1 : i32} : (vector<[4]x!llvm.ptr>, vector<[4]xi1>) -> vector<4xi32>
  llvm.return
}
// -----
llvm.func @scatter(%p : vector<4x!llvm.ptr>, %v: vector<7xf32>, %mask : vector<4xi1>) {
  llvm.intr.masked.scatter %v, %p, %mask {alignment = 1 : i32} : vector<7xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// -----
llvm.func @gather3(%p : vector<4x!llvm.ptr<3>>, %mask : vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %mask {alignment = 1 : i32} : (vector<4x!llvm.ptr<3>>, vector<4xi1>) -> vector<4xi32>
  %1 = llvm.intr.masked.gather %p, %mask : (vector<4x!llvm.ptr<3>>, vector<4xi1>) -> vector<4xi32>
  llvm.return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<48> : vector<4xi64>>>} {
llvm.func @ptr48(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.return
}
}
