package ir

import (
	"strconv"
	"sync"
)

// blob is the contents of a resource, which are known when the file's resource
// section is read.
type blob struct {
	mu    sync.Mutex
	set   bool
	align uint32
	data  []byte
}

// SetBlob gives the resource its bytes, which must not be modified after that,
// and their alignment in bytes, 0 if nothing is known of that. They replace the
// ones it has. Safe for concurrent use.
func (r *Resource) SetBlob(data []byte, align uint32) {
	r.blob.mu.Lock()
	defer r.blob.mu.Unlock()
	r.blob.set, r.blob.data, r.blob.align = true, data, align
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

// NewResource makes a resource in a dialect. If there is one of the key
// already, a number is added to the key. Safe for concurrent use.
func (c *Context) NewResource(dialect, key string) *Resource {
	id := resourceID{c.Intern(dialect), c.Intern(key)}
	for n := 1; ; n++ {
		r, found := c.resources.LoadOrStore(id, &Resource{Key: id.key, Dialect: id.dialect})
		if !found {
			return r.(*Resource)
		}
		id.key = c.Intern(key + "_" + strconv.Itoa(n))
	}
}

type resourceID struct{ dialect, key string }
