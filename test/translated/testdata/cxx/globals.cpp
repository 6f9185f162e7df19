// What runs before and after main: constructors in order of priority, statics of
// functions, thread_local with constructors, threads, atomics, COMMON and weak
// symbols, inline variables, indirect functions, aliases.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

struct Tracker {
  int id;
  explicit Tracker(int i) : id(i) { std::printf("ctor %d\n", id); }
  ~Tracker() { std::printf("dtor %d\n", id); }
};

Tracker second __attribute__((init_priority(2000)))(2);
Tracker first __attribute__((init_priority(1000)))(1);
static Tracker third(3);
inline Tracker fourth(4);

__attribute__((constructor(200))) static void early() { std::printf("early\n"); }
__attribute__((destructor)) static void late() { std::printf("late\n"); }

Tracker &lazy() {
  static Tracker t(5);
  return t;
}

struct PerThread {
  int n;
  PerThread() : n(100) {}
  ~PerThread() { n = 0; }
};
thread_local PerThread per_thread;
static std::atomic<int> finished{0};
static std::atomic_flag flag = ATOMIC_FLAG_INIT;
static std::mutex lock;
static long long guarded;

static void work(int k) {
  for (int i = 0; i < k; i++) per_thread.n++;
  {
    std::lock_guard<std::mutex> hold(lock);
    guarded += per_thread.n;
  }
  int expected = finished.load(std::memory_order_acquire);
  while (!finished.compare_exchange_weak(expected, expected + 1, std::memory_order_acq_rel)) {
  }
}

extern "C" {
static int chosen_a() { return 'a'; }
static int (*resolve_chosen())() { return chosen_a; }
int chosen() __attribute__((ifunc("_ZL14resolve_chosenv")));
int weakly() __attribute__((weak));
int weakly() { return 'w'; }
int original() { return 'o'; }
int another() __attribute__((alias("original")));
}

int main() {
  std::printf("main\n");
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; i++) threads.emplace_back(work, i * 10);
  for (auto &t : threads) t.join();
  std::printf("%d %lld %d\n", finished.load(), guarded, per_thread.n);
  std::printf("%d %d\n", flag.test_and_set(), flag.test_and_set());
  std::printf("%c%c%c\n", chosen(), weakly(), another());
  lazy();
  lazy();
  std::printf("%d\n", third.id + fourth.id + first.id + second.id);
}
