package emulatenarrow_test

import (
	"testing"

	"github.com/gomlir/gomlir/lower/emulatenarrow"
)

func TestValidWidth(t *testing.T) {
	for width, want := range map[uint32]bool{0: false, 4: false, 8: true, 12: false, 16: true, 64: true} {
		if got := emulatenarrow.ValidWidth(width); got != want {
			t.Errorf("ValidWidth(%d) = %v", width, got)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("NewTypeConverter(7) does not panic")
		}
	}()
	emulatenarrow.NewTypeConverter(7)
}
