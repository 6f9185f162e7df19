@g = global i32 0
define void @h() { ret void }
define ptr @f(i1 %c) {
  %p = select i1 %c, ptr blockaddress(@f, %bb), ptr dso_local_equivalent @h
  indirectbr ptr %p, [label %bb, label %cc]
bb:
  ret ptr @h
cc:
  ret ptr null
}
