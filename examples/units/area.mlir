func.func @area(%w: !units.quantity<"m">, %h: !units.quantity<"m">) -> !units.quantity<"m.m"> {
  %border = arith.constant 0.5 : f64
  %b = units.of %border : !units.quantity<"m">
  %w2 = units.add %w, %b : !units.quantity<"m">
  %area = "units.mul"(%w2, %h) : (!units.quantity<"m">, !units.quantity<"m">) -> !units.quantity<"m.m">
  return %area : !units.quantity<"m.m">
}
