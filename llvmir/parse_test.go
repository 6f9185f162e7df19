package llvmir

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/diag"
)

// errorInputs are invalid. TestErrors compares the positions and messages with llvm-as 22.
var errorInputs = []struct{ text, want string }{
	{"define i32 @f() {\n  ret i32 %x\n}\n", "2:11: error: use of undefined value '%x'"},
	{"define i32 @f(i32 %a) {\n  ret i64 %a\n}\n", "2:11: error: '%a' defined with type 'i32' but expected 'i64'"},
	{"define void @f() {\n  br label %b\n}\n", "2:12: error: use of undefined value '%b'"},
	{"define void @f() {\n  call void @g()\n  ret void\n}\n", "2:13: error: use of undefined value '@g'"},
	{"@a = global i32 1\n@a = global i32 2\n", "2:1: error: redefinition of global '@a'"},
	{"@a = global i32 1.0\n", "1:17: error: floating point constant invalid for type"},
	{"@a = global %T zeroinitializer\n", "1:16: error: invalid type for null constant"},
	{"define void @f() builtin {\n  ret void\n}\n", "1:18: error: 'builtin' attribute not valid on function"},
	{"!a = !{!0}\n", "1:9: error: use of undefined metadata '!0'"},
	{"!0 = !DILocation(line: 1)\n", "1:25: error: missing required field 'scope'"},
	{"define void @f() {\n  %x = add i32 1, 2\n  %x = add i32 1, 2\n  ret void\n}\n", "3:3: error: multiple definition of local value named 'x'"},
	{"define void @f() {\n  %5 = add i32 1, 2\n  %2 = add i32 1, 2\n  ret void\n}\n", "3:3: error: instruction expected to be numbered '%6' or greater"},
	{"define void @f(ptr %p) {\n  store i32 1, i32 %p\n  ret void\n}\n", "2:20: error: '%p' defined with type 'ptr' but expected 'i32'"},
	{"frob\n", "1:1: error: expected top-level entity"},
	{"define void @f() {\n  frob\n}\n", "2:3: error: expected instruction opcode"},
	{"define void @f() {\n}\n", "2:1: error: function body requires at least one basic block"},
	{"@a = global [2 x i8] c\"abc\"\n", "1:22: error: constant expression type mismatch: got type '[3 x i8]' but expected '[2 x i8]'"},
}

func TestErrors(t *testing.T) {
	for _, c := range errorInputs {
		_, err := ParseString("x.ll", c.text, Options{})
		if err == nil {
			t.Errorf("accepted:\n%s", c.text)
		} else if c.want != "" && err.Error() != "x.ll:"+c.want {
			t.Errorf("got %s\nwant %s\n%s", err, c.want, c.text)
		}
	}
}

func TestErrorsAsPeer(t *testing.T) {
	x := tools22(t)
	for _, c := range errorInputs {
		x.compare(t, "x.ll", []byte(c.text))
	}
}

// roundTripInputs print as the tools of the same version print them.
var roundTripInputs = []struct {
	name, text string
	typed      bool
}{
	{"typed", "%T = type { i32, %T*, [2 x i8*] }\n@g = global %T* null\ndeclare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)\n" +
		"define i32 @f(%T* nocapture readonly %p, i8* %q) argmemonly nounwind readonly {\n  %a = getelementptr inbounds %T, %T* %p, i64 0, i32 0\n" +
		"  %v = load i32, i32* %a\n  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %q, i8* %q, i64 4, i1 false)\n  ret i32 %v\n}\n", true},
	{"order", "define void @f(i1 %c) {\n  br i1 %c, label %1, label %2\n1:\n  br label %2\n2:\n  ret void\n}\n", false},
	{"brace in a name", "define void @f() {\n  br label %\"\n}\"\n\"\n}\":\n  ret void\n}\n", false},
	{"nodes", "!n = !{!3, !1, !2}\n!1 = !{i32 1}\n!2 = !{i32 1}\n!3 = distinct !{!3, !1, !\"a\\5Cb\"}\n", false},
	{"groups", "define void @f() #3 {\n  call void @f() #1\n  ret void\n}\nattributes #1 = { nounwind }\nattributes #3 = { memory(argmem: read) \"k\"=\"v\" }\n", false},
	{"old attributes", "declare void @f(ptr nocapture) argmemonly readonly\ndeclare void @g() readnone\n", false},
	{"fold", "@x = global i8 0\n@a = global ptr getelementptr (i8, ptr @x, i64 0)\n@b = global i64 add (i64 3, i64 ptrtoint (ptr @x to i64))\n@c = global [2 x i8] [i8 0, i8 0]\n@d = global <2 x i32> <i32 1, i32 1>\n", false},
	{"old tbaa", "define i32 @f(ptr %p) {\n  %x = load i32, ptr %p, !tbaa !0\n  %y = load i32, ptr %p, !tbaa !2\n  ret i32 %x\n}\n!0 = !{!\"int\", !1}\n!1 = !{!\"root\"}\n!2 = !{!\"k\", !1, i64 1}\n", false},
	{"grown", "define i32 @f(i32 %x) {\n  %1 = call i32 @llvm.ctlz.i32(i32 %x)\n  %2 = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false)\n  ret i32 %1\n}\ndeclare i32 @llvm.ctlz.i32(i32)\ndeclare i64 @llvm.objectsize.i64.p0(ptr, i1)\n", false},
	{"renamed", "define float @f(<4 x float> %v) {\n  %x = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float 0.0, <4 x float> %v)\n  ret float %x\n}\ndeclare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)\n", false},
	{"fold trunc", "@g = global i8 trunc (i64 ptrtoint (ptr @g to i64) to i8)\n", false},
	{"riscv", "define <vscale x 2 x i64> @f(<vscale x 2 x i64> %a, i64 %n) {\n  %r = call <vscale x 2 x i64> @llvm.riscv.vadd.nxv2i64.nxv2i64.i64(<vscale x 2 x i64> poison, <vscale x 2 x i64> %a, <vscale x 2 x i64> %a, i64 %n)\n  ret <vscale x 2 x i64> %r\n}\n", false},
	{"lifetime", "define void @f() {\n  %x = alloca i32\n  call void @llvm.lifetime.start.p0(i64 4, ptr %x)\n  ret void\n}\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\n", false},
}

func TestRoundTripAsPeer(t *testing.T) {
	x22, x14 := tools22(t), tools14(t)
	for _, c := range roundTripInputs {
		t.Run(c.name, func(t *testing.T) {
			x22.compare(t, "x.ll", []byte(c.text))
			if c.typed {
				x14.compare(t, "x.ll", []byte(c.text))
			}
		})
	}
}

// TestValid reads testdata/valid.ll. The module must be valid, and its text must read back and
// print the same.
func TestValid(t *testing.T) {
	for _, text := range validCases(t) {
		m, err := ParseString("x.ll", text, Options{})
		if err != nil {
			t.Errorf("%v\n%s", err, text)
			continue
		}
		if err := Verify(m, VerifyOptions{Warn: func(d *diag.Diagnostic) { t.Error(d) }}); err != nil {
			t.Errorf("%v\n%s", err, text)
		}
		once := m.String()
		m, err = ParseString("x.ll", once, Options{})
		if err != nil {
			t.Errorf("%v\n%s", err, once)
		} else if twice := m.String(); twice != once {
			t.Errorf("first\n%s\nthen\n%s", once, twice)
		}
	}
}

func TestValidAsPeer(t *testing.T) {
	x := tools22(t)
	for _, text := range validCases(t) {
		x.compare(t, "x.ll", []byte(text))
	}
}

func validCases(t *testing.T) []string {
	t.Helper()
	b, err := os.ReadFile("testdata/valid.ll")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(b), "; -----\n")[1:]
}
