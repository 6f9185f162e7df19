package diag_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/source"
)

// A function that takes a text returns what is wrong with it as an error.
func ExampleCollector_Err() {
	check := func(name, text string) error {
		var files source.Set
		f, err := files.AddFile(name, []byte(text))
		if err != nil {
			return err
		}
		var c diag.Collector
		for i := range text {
			if text[i] == '?' {
				c.Handle(diag.Errorf(diag.At(f.Pos(i)), "unexpected '?'"))
			}
		}
		return c.Err(&files)
	}

	err := check("a.txt", "one ?\ntwo ?")
	fmt.Println(err)
	var list diag.List
	if errors.As(err, &list) {
		for _, d := range list {
			fmt.Println(d.Place.Line, d.Place.Column, d.Message)
		}
	}
	fmt.Println(check("b.txt", "one"))
	// Output:
	// a.txt:1:5: error: unexpected '?' (and 1 more error)
	// 1 5 unexpected '?'
	// 2 5 unexpected '?'
	// <nil>
}

func TestList(t *testing.T) {
	var files source.Set
	f, err := files.AddFile("f", []byte("ab\ncd"))
	if err != nil {
		t.Fatal(err)
	}
	var c diag.Collector
	c.Handle(diag.Warningf(diag.At(f.Pos(0)), "w"))
	if err := c.Err(&files); err != nil {
		t.Errorf("a warning is an error: %v", err)
	}
	first := diag.Errorf(diag.At(f.Pos(3)), "e").Note(diag.At(f.Pos(4)), "n")
	c.Handle(first)
	err = c.Err(&files)
	if got := err.Error(); got != "f:2:1: error: e" {
		t.Error(got)
	}
	if first.Place.Filename != "" {
		t.Error("the diagnostic was changed")
	}
	list, ok := errors.AsType[diag.List](err)
	if !ok || len(list) != 2 || list[1].Notes[0].Place.Column != 2 {
		t.Errorf("%v", list)
	}
	if d, ok := errors.AsType[*diag.Diagnostic](err); !ok || d.Message != "w" {
		t.Error("the first diagnostic is not found")
	}
	c.Handle(first)
	c.Handle(first)
	if got := c.Err(&files).Error(); got != "f:2:1: error: e (and 2 more errors)" {
		t.Error(got)
	}
	if got := (diag.List{}).Error(); got != "no errors" {
		t.Error(got)
	}
}
