; What a switch passes on is computed when the switch is met.
@s = global [4 x [4 x i32]] zeroinitializer

define ptr @f(i32 %x, ptr %p) {
e:
  switch i32 %x, label %d [
    i32 0, label %a
    i32 5, label %b
  ]

a:
  br label %b

b:
  %r = phi ptr [ getelementptr inbounds ([4 x [4 x i32]], ptr @s, i64 0, i64 1, i64 3), %e ], [ %p, %a ]
  br label %d

d:
  %q = phi ptr [ getelementptr inbounds ([4 x [4 x i32]], ptr @s, i64 0, i64 2), %e ], [ %r, %b ]
  ret ptr %q
}
