source_filename = "unread"
define i128 @wide(i128 %x) {
  switch i128 %x, label %d [ i128 170141183460469231731687303715884105727, label %a
    i128 -170141183460469231731687303715884105728, label %a ]
a:
  ret i128 1
d:
  ret i128 0
}
declare i32 @__gxx_personality_v0(...)
define void @pad() personality ptr @__gxx_personality_v0 {
  invoke void @pad() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup, !custom !0
  resume { ptr, i32 } %l
}
!0 = !{}
