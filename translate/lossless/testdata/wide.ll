source_filename = "wide"
define i128 @wide(i128 %x) {
  switch i128 %x, label %d [ i128 170141183460469231731687303715884105727, label %a
    i128 -170141183460469231731687303715884105728, label %a ]
a:
  ret i128 1
d:
  ret i128 0
}
