source_filename = "uses"
@g = global i32 0
@h = global ptr @g
@k = global ptr @g

define i32 @f(i1 %c, i32 %x) {
e:
  br i1 %c, label %a, label %"b c"

a:                                                ; preds = %e
  br label %"b c"

"b c":                                            ; preds = %e, %a
  %0 = add i32 %x, %x
  %z = mul i32 %x, %0
  %w = mul i32 %z, %0
  ret i32 %w

; uselistorder directives
  uselistorder i32 %x, { 2, 0, 1 }
  uselistorder i32 %0, { 1, 0 }
  uselistorder label %"b c", { 1, 0 }
}

; uselistorder directives
uselistorder ptr @g, { 1, 0 }
