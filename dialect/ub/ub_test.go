package ub

import (
	"testing"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, builtin.Dialect}}

func TestRoundTrip(t *testing.T) {
	suite.RoundTrip(t, "%0 = ub.poison : i32\n%1 = ub.poison {u} : vector<4xi64>")
}

func TestPeer(t *testing.T) {
	suite.Peer(t,
		"%0 = ub.poison : i32",
		"%0 = ub.poison <#ub.poison> : i32",
		"%0 = ub.poison <3> : i32",
		"ub.unreachable",
		`"u.x"() {a = #ub.poison} : () -> ()`,
	)
}
