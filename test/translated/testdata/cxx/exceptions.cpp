// Exceptions: nested handlers, rethrow, cleanup, function try blocks, noexcept.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

struct Noisy {
  const char *name;
  explicit Noisy(const char *n) : name(n) { std::printf("+%s ", name); }
  ~Noisy() { std::printf("-%s ", name); }
};

struct Base {
  virtual ~Base() = default;
  virtual int code() const { return 1; }
};
struct Derived : Base {
  int extra[3] = {4, 5, 6};
  int code() const override { return extra[1]; }
};

static int thrower(int n) {
  Noisy a("a");
  if (n == 0) throw 42;
  if (n == 1) throw std::string("text");
  if (n == 2) throw Derived();
  if (n == 3) throw &"pointer"[2];
  if (n == 4) throw std::out_of_range("range");
  Noisy b("b");
  return n;
}

static int catcher(int n) {
  Noisy c("c");
  try {
    try {
      return thrower(n);
    } catch (const std::string &s) {
      std::printf("string %s ", s.c_str());
      throw;
    } catch (int i) {
      std::printf("int %d ", i);
      Noisy d("d");
      throw i + 1L;
    }
  } catch (const Base &b) {
    return b.code();
  } catch (const char *p) {
    return *p;
  } catch (long l) {
    return static_cast<int>(l);
  } catch (const std::exception &e) {
    std::printf("%s ", e.what());
    return -1;
  } catch (...) {
    return -2;
  }
}

struct Whole {
  Noisy n;
  Whole(int x) try : n("member") {
    if (x) throw x;
  } catch (int i) {
    std::printf("function try %d ", i);
  }
};

static void forbidden() noexcept {
  try {
    throw 1.5;
  } catch (double d) {
    std::printf("%.1f ", d);
  }
}

int main() {
  for (int i = 0; i < 6; i++) std::printf("= %d\n", catcher(i));
  try {
    Whole w(7);
  } catch (int i) {
    std::printf("again %d\n", i);
  }
  forbidden();
  try {
    try {
      throw std::runtime_error("inner");
    } catch (...) {
      std::throw_with_nested(std::logic_error("outer"));
    }
  } catch (const std::exception &e) {
    std::printf("%s <- ", e.what());
    try {
      std::rethrow_if_nested(e);
    } catch (const std::exception &i) {
      std::printf("%s\n", i.what());
    }
  }
  std::exception_ptr p;
  try {
    thrower(1);
  } catch (...) {
    p = std::current_exception();
  }
  try {
    std::rethrow_exception(p);
  } catch (std::string &s) {
    std::printf("%s %zu\n", s.c_str(), s.size());
  }
}
