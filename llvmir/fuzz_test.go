package llvmir

import (
	"bytes"
	"testing"
)

// FuzzParse checks that no text makes the parser panic, that the number of threads does not matter,
// and that printed text reads back and prints the same.
func FuzzParse(f *testing.F) {
	for _, s := range fuzzSeeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<16 {
			return
		}
		for _, typed := range []bool{false, true} {
			m, err := ParseString("fuzz.ll", text, Options{KeepTyped: typed, Threads: 1})
			m2, err2 := ParseString("fuzz.ll", text, Options{KeepTyped: typed, Threads: 4})
			if (err == nil) != (err2 == nil) || err != nil && err.Error() != err2.Error() {
				t.Fatalf("threads matter: %v, %v", err, err2)
			}
			if err != nil {
				continue
			}
			once := printed(m)
			if two := printed(m2); once != two {
				t.Fatalf("threads matter:\n%s\n%s", once, two)
			}
			again, err := ParseString("fuzz.ll", once, Options{KeepTyped: typed})
			if err != nil {
				t.Fatalf("printed text does not parse: %v\n%s", err, once)
			}
			if twice := printed(again); once != twice {
				t.Fatalf("not a fixpoint:\n%s\n%s", once, twice)
			}
		}
	})
}

func printed(m *Module) string {
	var b bytes.Buffer
	if err := m.Print(&b, PrintOptions{}); err != nil {
		panic(err)
	}
	return b.String()
}

var fuzzSeeds = []string{
	"define i32 @f(i32 %x) {\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n}\n",
	"%T = type { i32, %T* }\n@g = global %T* null\ndefine void @f(%T* %p) {\n  %q = getelementptr inbounds %T, %T* %p, i64 0, i32 1\n  ret void\n}\n",
	"!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n!1 = distinct !{!1, !0}\n!named = !{!1}\n",
	"define void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad { ptr, i32 } cleanup catch ptr null\n  resume { ptr, i32 } %l\n}\ndeclare void @g() #0\ndeclare i32 @p(...)\nattributes #0 = { nounwind memory(read) \"a\"=\"b\" }\n",
	"define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %p = phi i32 [ 0, %0 ], [ %x, %a ]\n  switch i32 %p, label %a [ i32 1, label %b ]\n}\n",
	"@x = global [2 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr @x }, { i8, ptr } zeroinitializer], align 8\n@y = alias i8, getelementptr (i8, ptr @x, i64 1)\n@z = global <4 x i32> splat (i32 7)\n",
	"define void @f(ptr %p) {\n    #dbg_value(ptr %p, !1, !DIExpression(DW_OP_deref), !2)\n  call void asm sideeffect \"nop\", \"r\"(ptr %p)\n  %v = cmpxchg weak ptr %p, i32 0, i32 1 acq_rel monotonic, align 4\n  ret void\n}\n",
	"define void @f() {\n\"\n}\":\n  br label %\"\n}\"\n}\n",
	"define double @f(double %x) {\n  %1 = fmul fast double %x, 0x3FF0000000000001\n  %2 = call double @llvm.fabs.f64(double %1)\n  ret double %2\n}\n",
}
