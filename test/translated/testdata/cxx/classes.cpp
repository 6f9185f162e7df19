// Virtual and multiple inheritance, virtual tables with thunks, covariant results,
// pointers to members, run-time types, bit fields, unions, static members.
#include <cstdint>
#include <cstdio>
#include <typeinfo>

struct Root {
  int r = 1;
  static int count;
  Root() { count++; }
  virtual ~Root() { count--; }
  virtual Root *clone() const { return new Root(*this); }
  virtual int value() const { return r; }
};
int Root::count;

struct Left : virtual Root {
  int l = 2;
  int value() const override { return r + l; }
};
struct Right : virtual Root {
  int64_t q = 3;
  virtual int64_t other() { return q; }
};
struct Bottom final : Left, Right {
  int b = 4;
  Bottom() : Root() { r = 10; }
  Bottom *clone() const override { return new Bottom(*this); }
  int value() const override { return Left::value() + b; }
  int64_t other() override { return q * 100 + b; }
};

struct Bits {
  unsigned a : 3, b : 7, : 0, c : 30;
  int d : 5;
  bool e : 1;
};
union Pun {
  double d;
  uint64_t u;
  struct {
    uint32_t low, high;
  };
};

struct Members {
  int x, y;
  int sum(int k) const { return x + y + k; }
  virtual int product(int k) { return x * y * k; }
};

struct Static {
  static constexpr int table[4] = {1, 4, 9, 16};
  inline static const char *const name = "static member";
  static inline thread_local int per_thread = table[2] + 1;
};

class Hidden {
  int secret;
  friend int reveal(const Hidden &);

 public:
  explicit Hidden(int s) : secret(s) {}
  Hidden(Hidden &&o) noexcept : secret(o.secret) { o.secret = -1; }
  Hidden &operator=(Hidden &&) = delete;
  operator bool() const { return secret > 0; }
};
int reveal(const Hidden &h) { return h.secret; }

int main() {
  Bottom b;
  Root *r = &b;
  Right *right = dynamic_cast<Right *>(r);
  std::printf("%d %d %lld\n", r->value(), Root::count, static_cast<long long>(right->other()));
  Root *copy = r->clone();
  std::printf("%s %d %d\n", typeid(*copy).name(), copy->value(), Root::count);
  delete copy;
  Left plain;
  r = &plain;
  std::printf("%d %d\n", r->value(), dynamic_cast<Bottom *>(r) == nullptr);
  try {
    (void)dynamic_cast<Bottom &>(*r);
  } catch (const std::bad_cast &) {
    std::printf("bad cast\n");
  }
  Bits bits = {5, 100, 123456789, -7, true};
  bits.b += 30;
  std::printf("%u %u %u %d %d\n", bits.a, bits.b, bits.c, bits.d, bits.e);
  Pun pun;
  pun.d = 1.0 / 3;
  std::printf("%016llx %08x %08x\n", static_cast<unsigned long long>(pun.u), pun.low, pun.high);
  int Members::*field[] = {&Members::x, &Members::y};
  int (Members::*plainly)(int) const = &Members::sum;
  int (Members::*virtually)(int) = &Members::product;
  Members m{};
  m.*field[0] = 6;
  m.*field[1] = 7;
  std::printf("%d %d\n", (m.*plainly)(1), (m.*virtually)(2));
  Static::per_thread++;
  std::printf("%s %d %d\n", Static::name, Static::table[3], Static::per_thread);
  Hidden h(3), taken(static_cast<Hidden &&>(h));
  std::printf("%d %d %d\n", reveal(h), reveal(taken), h ? 1 : 0);
}
