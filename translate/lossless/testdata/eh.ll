source_filename = "eh"
target triple = "x86_64-pc-windows-msvc"
declare i32 @__CxxFrameHandler3(...)
declare void @may_throw()
declare void @use(ptr)
define void @catch(ptr %p) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw() to label %cont unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler, label %handler2] unwind label %cleanup
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr %p]
  call void @use(ptr %p) [ "funclet"(token %cp) ]
  catchret from %cp to label %cont
handler2:
  %cp2 = catchpad within %cs [ptr null, i32 8, ptr null]
  invoke void @may_throw() [ "funclet"(token %cp2) ] to label %c2 unwind label %inner
c2:
  catchret from %cp2 to label %cont
inner:
  %in = cleanuppad within %cp2 []
  cleanupret from %in unwind label %cleanup
cleanup:
  %ph = phi i32 [ 1, %dispatch ], [ 2, %inner ]
  %cl = cleanuppad within none [i32 %ph]
  cleanupret from %cl unwind to caller
cont:
  ret void
}
define i32 @cbr(i32 %x) {
e:
  %r = callbr i32 asm "", "=r,r,!i"(i32 %x) to label %n [label %i]
n:
  %v = phi i32 [ %r, %e ]
  ret i32 %v
i:
  %w = phi i32 [ %x, %e ]
  ret i32 %w
}
define void @cbr2(i32 %x) {
e:
  callbr void asm sideeffect "", "r,!i,!i"(i32 %x) to label %n [label %i, label %n]
n:
  ret void
i:
  ret void
}
declare i32 @__gxx_personality_v0(...)
define i32 @inv() personality ptr @__gxx_personality_v0 {
a:
  %r = invoke i32 asm sideeffect unwind "", "=r"() to label %ok unwind label %bad
ok:
  %x = phi i32 [ %r, %a ]
  %r2 = invoke i32 @inv() to label %ok2 unwind label %bad
ok2:
  %y = phi i32 [ %r2, %ok ]
  ret i32 %y
bad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @inv]
  resume { ptr, i32 } %lp
}
