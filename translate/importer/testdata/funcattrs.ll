define void @f() "approx-func-fp-math"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "unsafe-fp-math"="true" {
  ret void
}

define void @g() "approx-func-fp-math"="false" "less-precise-fpmad"="true" "no-trapping-math"="true" "target-cpu"="x" "tune-cpu"="y" "prefer-vector-width"="8" "reciprocal-estimates"="q" {
  ret void
}

declare void @k()

define void @c() {
  call void @k() "approx-func-fp-math"="true" "no-infs-fp-math"="true" "fp-contract"="fast"
  ret void
}
