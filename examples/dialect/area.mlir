// The area of at least n walls, and at most n and one more, of lengths in an interval.
func.func @area(%length: !units.interval<"m">, %n: f64) -> !units.interval<"m.m"> {
  %height = units.constant <2.5 : f64, "m">
  %low = units.bound %length : <"m">
  %high = units.bound high %length : <"m">
  %least = units.mul %low, %height : <"m">, <"m"> -> <"m.m">
  %most = units.mul %high, %height : <"m">, <"m"> -> <"m.m">
  %all = units.scale %least by %n : <"m.m">
  %sum = units.add %all, %most : <"m.m">
  %area = units.between %all, %sum : <"m.m">
  return %area : !units.interval<"m.m">
}
