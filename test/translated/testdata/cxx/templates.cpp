// Templates and the standard library: variadic packs, specializations, lambdas,
// closures by value and by reference, std::function, containers, algorithms,
// constexpr, concepts where the compiler has them, variants.
#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>

template <typename... T>
constexpr auto sum(T... x) { return (x + ... + 0); }

template <int N>
struct Fib {
  static constexpr long value = Fib<N - 1>::value + Fib<N - 2>::value;
};
template <> struct Fib<0> { static constexpr long value = 0; };
template <> struct Fib<1> { static constexpr long value = 1; };

template <typename T, std::size_t N>
struct Ring {
  std::array<T, N> items{};
  std::size_t at = 0;
  template <typename U>
  Ring &push(U &&u) {
    items[at++ % N] = std::forward<U>(u);
    return *this;
  }
  T total() const { return std::accumulate(items.begin(), items.end(), T{}); }
};

template <template <typename...> class C, typename... T>
std::size_t size(const C<T...> &c) { return c.size(); }

template <typename F>
struct Finally {
  F f;
  ~Finally() { f(); }
};
template <typename F>
Finally(F) -> Finally<F>;

struct Visitor {
  std::string operator()(int i) const { return "int " + std::to_string(i); }
  std::string operator()(const std::string &s) const { return "string " + s; }
  std::string operator()(double) const { return "double"; }
};

template <typename T>
auto kind(T t) {
  if constexpr (std::is_pointer_v<T>)
    return *t;
  else
    return t;
}

int main() {
  std::printf("%d %ld %.1f\n", sum(1, 2, 3), Fib<40>::value, sum(1.5, 2));
  Ring<std::string, 3> ring;
  ring.push("a").push(std::string("bc")).push("def").push("z");
  std::printf("%s\n", ring.total().c_str());

  std::map<std::string, std::vector<int>> groups;
  for (int i = 0; i < 20; i++) groups[i % 3 ? i % 2 ? "odd" : "even" : "three"].push_back(i * i);
  for (auto &[name, values] : groups) {
    std::sort(values.begin(), values.end(), [](int a, int b) { return a > b; });
    std::printf("%s %zu %d\n", name.c_str(), size(values), values.front());
  }
  int calls = 0;
  std::function<long(int)> factorial = [&](int n) -> long {
    calls++;
    return n < 2 ? 1 : n * factorial(n - 1);
  };
  std::printf("%ld %d\n", factorial(12), calls);
  auto counter = [n = 0]() mutable { return ++n; };
  counter();
  std::printf("%d\n", counter());
  {
    Finally f{[&] { std::printf("finally %d\n", calls); }};
    calls = 99;
  }
  std::vector<std::variant<int, std::string, double>> mixed{1, std::string("two"), 3.0};
  for (auto &v : mixed) std::printf("%s\n", std::visit(Visitor{}, v).c_str());
  auto shared = std::make_shared<std::tuple<int, char, std::string>>(1, 'x', "tuple");
  std::weak_ptr<std::tuple<int, char, std::string>> weak = shared;
  auto [i, c, s] = *shared;
  std::printf("%d %c %s %ld\n", i, c, s.c_str(), weak.lock().use_count());
  std::unordered_map<int, std::unique_ptr<int>> owned;
  for (int k = 0; k < 50; k++) owned.emplace(k * 7919, std::make_unique<int>(k));
  long total = 0;
  for (auto &[k, p] : owned) total += k * *p;
  std::printf("%ld\n", total);
  std::optional<int> none, some = 5;
  int five = 5;
  std::printf("%d %d %d\n", none.value_or(-1), *some, kind(&five) + kind(2));
}
