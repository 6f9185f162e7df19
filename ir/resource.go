package ir

import "sync"

// blob is the contents of a resource: set at most once, when the file's
// resource section is read.
type blob struct {
	mu    sync.Mutex
	set   bool
	align uint32
	data  []byte
}

// SetBlob gives the resource its bytes, which must not be modified after that,
// and their alignment in bytes. It reports false if it has some already. Safe
// for concurrent use.
func (r *Resource) SetBlob(data []byte, align uint32) bool {
	r.blob.mu.Lock()
	defer r.blob.mu.Unlock()
	if r.blob.set {
		return false
	}
	r.blob.set, r.blob.data, r.blob.align = true, data, align
	return true
}

// Blob returns the bytes of the resource and their alignment; ok is false if
// it has none. Safe for concurrent use.
func (r *Resource) Blob() (data []byte, align uint32, ok bool) {
	r.blob.mu.Lock()
	defer r.blob.mu.Unlock()
	return r.blob.data, r.blob.align, r.blob.set
}

// Resource returns the resource of a key in a dialect, making it if there is
// none. Safe for concurrent use.
func (c *Context) Resource(dialect, key string) *Resource {
	id := resourceID{c.Intern(dialect), c.Intern(key)}
	if r, ok := c.resources.Load(id); ok {
		return r.(*Resource)
	}
	r, _ := c.resources.LoadOrStore(id, &Resource{Key: id.key, Dialect: id.dialect})
	return r.(*Resource)
}

type resourceID struct{ dialect, key string }

// Resources returns the resources of a dialect, in no order.
func (c *Context) Resources(dialect string) []*Resource {
	var rs []*Resource
	c.resources.Range(func(id, r any) bool {
		if id.(resourceID).dialect == dialect {
			rs = append(rs, r.(*Resource))
		}
		return true
	})
	return rs
}
