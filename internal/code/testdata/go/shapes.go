// Package shapes has every form of declaration that Go has.
package shapes

import "context"

const Limit = 3

var plain = 3
var bound = func() int { return 1 } //= function bound
var (
	typed func(int) int = func(x int) int { //= function typed +2
		return x
	}
	one, two = func() {}, (func() {}) //= function one; function two
	called   = func() int { return 1 }()
	_        = func() {}
)

func Plain() { //= function Plain +5
	type local struct{}
	inner := func() {}
	inner()
	_ = local{}
}

func init() {} //= function init
func init() {} //= function init
func _()    {}

func Generic[K comparable, V any](m map[K]V) {} //= function Generic

type Stack[T any] struct { //= struct Stack +2
	items []T
}

func (s *Stack[T]) Push(x T)                   {}                      //= method Stack.Push
func (s Stack[T]) Len() int                    { return len(s.items) } //= method Stack.Len
func (Stack[_]) Static()                       {}                      //= method Stack.Static
func (p *Pair[K, V]) Swap(ctx context.Context) {}                      //= method Pair.Swap
func (*Plainer) Parenthesised(a, b int) error  { return nil }          //= method Plainer.Parenthesised

type (
	Pair[K comparable, V any] struct { //= struct Pair +3
		Key   K
		Value V
	}
	Plainer struct{}    //= struct Plainer
	Reader  interface { //= interface Reader +5
		Read(p []byte) (int, error) //= method Reader.Read
		comparable
		~int | ~string
		Close() error //= method Reader.Close
	}
	Alias               = Stack[int] //= type Alias
	GenericAlias[T any] = Stack[T]   //= type GenericAlias
	Handler             func(x int)  //= type Handler
	ID                  string       //= type ID
)

func (h Handler) Serve() {} //= method Handler.Serve

//line elsewhere.go:1
func AfterLineDirective() {} //= function AfterLineDirective
