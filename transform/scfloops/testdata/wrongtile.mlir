// RUN: -scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,0
func.func @f() {
  return
}
