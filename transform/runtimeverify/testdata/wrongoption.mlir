// RUN: -generate-runtime-verification=verbose-level=2
func.func @f() {
  return
}
