module example.org/units

go 1.26

require github.com/gomlir/gomlir v0.0.0

replace github.com/gomlir/gomlir => ../..
