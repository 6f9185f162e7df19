module example.org/units

go 1.26

require github.com/gomlir/gomlir v0.0.0

require github.com/rogpeppe/go-internal v1.16.0 // indirect

replace github.com/gomlir/gomlir => ../..
