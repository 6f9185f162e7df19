// C++'s: classes, exceptions, templates, initialization.
namespace {
struct Counter {
  static int live;
  int id;
  explicit Counter(int id) : id(id) { ++live; }
  Counter(const Counter &o) : id(o.id) { ++live; }
  ~Counter() { --live; }
};
int Counter::live;
Counter global(7);
thread_local Counter local(8);
} // namespace

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual const char *name() const { return "shape"; }
};
struct Square : Shape {
  double side;
  explicit Square(double s) : side(s) {}
  double area() const override { return side * side; }
};
struct Tagged { virtual int tag() { return 1; } int t = 3; };
struct Both final : Square, virtual Tagged {
  Both() : Square(2) {}
  const char *name() const override { return "both"; }
  int tag() override { return t + static_cast<int>(area()); }
};

template <typename T, int N> struct Array {
  T data[N];
  T &operator[](int i) {
    if (i < 0 || i >= N) throw i;
    return data[i];
  }
  template <typename F> void each(F f) {
    for (auto &x : data) f(x);
  }
};
template struct Array<short, 3>;

int may_throw(int x) {
  Counter a(x), b = a;
  if (x > 10) throw Counter(x);
  if (x < 0) throw "negative";
  return a.id + b.id;
}

int catches(int x) noexcept {
  try {
    Counter c(1);
    Array<int, 4> list{{1, 2, 3, 4}};
    list.each([&](int &y) { y += may_throw(x) + c.id; });
    return list[x];
  } catch (const Counter &c) {
    return c.id;
  } catch (const char *) {
    try { throw; } catch (...) { return -2; }
  } catch (int i) {
    return i;
  } catch (...) {
    return -1;
  }
}

double shapes(Shape *s) {
  double sum = s->area();
  if (auto *b = dynamic_cast<Both *>(s)) sum += b->tag();
  static const Counter once(static_cast<int>(sum));
  Shape *heap = new Both;
  sum += heap->area() + once.id + Counter::live + global.id + local.id;
  delete heap;
  int Tagged::*member = &Tagged::t;
  int (Tagged::*method)() = &Tagged::tag;
  Both both;
  return sum + both.*member + (both.*method)();
}

inline int inline_variable = [] { return 42; }();
constexpr long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
long table[] = {fib(10), fib(20), fib(30)};
enum class Color : unsigned char { red, green = 200 };
int colors(Color c, int *&&moved, const bool &flag) {
  switch (c) {
  case Color::red: return *moved + inline_variable;
  case Color::green: return flag ? 1 : static_cast<int>(table[1]);
  }
  return 0;
}
