// Coroutines, comparison by <=>, concepts, modern aggregates: clang-22 only.
#include <compare>
#include <concepts>
#include <coroutine>
#include <cstdio>
#include <exception>
#include <utility>

template <typename T>
struct Generator {
  struct promise_type {
    T value;
    std::exception_ptr failed;
    Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) {
      value = std::move(v);
      return {};
    }
    void return_void() {}
    void unhandled_exception() { failed = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> handle;
  explicit Generator(std::coroutine_handle<promise_type> h) : handle(h) {}
  Generator(const Generator &) = delete;
  ~Generator() { handle.destroy(); }
  bool next() {
    handle.resume();
    if (handle.promise().failed) std::rethrow_exception(handle.promise().failed);
    return !handle.done();
  }
};

template <std::integral T>
Generator<T> count(T from, T to) {
  for (T i = from; i < to; i++) {
    if (i == 4) throw i;
    co_yield i * i;
  }
}

struct Version {
  int major, minor;
  auto operator<=>(const Version &) const = default;
};

int main() {
  auto g = count(1L, 9L);
  try {
    while (g.next()) std::printf("%ld ", g.handle.promise().value);
  } catch (long l) {
    std::printf("thrown %ld\n", l);
  }
  Version a{.major = 1, .minor = 2}, b{.major = 1, .minor = 3};
  std::printf("%d %d %d\n", a < b, a == b, (b <=> a) > 0);
}
