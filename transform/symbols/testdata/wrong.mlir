// RUN: --symbol-dce
// RUN: --pass-pipeline=builtin.module(func.func(symbol-dce))

module {
  func.func private @symbol() { return }
  func.func @f() {
    "unknown.symbol_table"() ({
    }) : () -> ()
    return
  }
}
