-- A walk through the interpreter: closures, metatables, coroutines, strings,
-- patterns, integers and floats, goto, integer division, errors, the collector.
local function fib(n) if n < 2 then return n end return fib(n-1) + fib(n-2) end
print("fib", fib(24))
local sieve, primes = {}, {}
for i = 2, 5000 do if not sieve[i] then primes[#primes+1] = i; for j = i*i, 5000, i do sieve[j] = true end end end
print("primes", #primes, primes[#primes])
local t = {}
for i = 1, 2000 do t[i] = (i * 7919) % 2003 end
table.sort(t); print("sort", t[1], t[1000], t[2000])
table.sort(t, function(a, b) return a % 10 < b % 10 or (a % 10 == b % 10 and a < b) end); print(table.concat(t, ",", 1, 10))
local V = {}; V.__index = V
V.__add = function(a, b) return setmetatable({x = a.x + b.x, y = a.y + b.y}, V) end
V.__tostring = function(v) return "(" .. v.x .. ", " .. v.y .. ")" end
V.__eq = function(a, b) return a.x == b.x and a.y == b.y end
V.__lt = function(a, b) return a.x < b.x end
V.__call = function(v, k) return v.x * k end
V.__len = function() return 2 end
V.__close = function(v) print("close", tostring(v)) end
local a, b = setmetatable({x = 1, y = 2.5}, V), setmetatable({x = 3, y = -1}, V)
print(tostring(a + b), a == b, a < b, a(10), #a)
do local c <close> = a; print("in scope") end
local co = coroutine.wrap(function(...) local n = select("#", ...); for i = 1, 5 do n = n + coroutine.yield(i * n) end return "done", n end)
print(co(1, 2, 3), co(1), co(2), co(3), co(4), co(5))
print(pcall(function() error({code = 42}) end), select(2, pcall(error, "msg", 0)), select(2, pcall(function() local x = nil; return x.y end)))
print(string.format("%5d|%-5s|%05.2f|%x|%q|%g|%a", 42, "ab", 3.14159, 255, "a\nb\"", 1e20, 0.5))
print(("hello world"):gsub("o", "0"), ("key = value"):match("^(%w+)%s*=%s*(%w+)$"), ("abc"):rep(3, "-"), ("x"):byte(), ("%d+"):len())
for k, v in string.gmatch("a=1, b=2, c=3", "(%w+)=(%w+)") do io.write(k, ":", v, " ") end print()
print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, 2^10, 1 // 0.0, -1 % math.huge, 3 | 4, 5 ~ 1, ~0, 1 << 62, 1 << 64, "10" + 5, 10 .. 20)
print(math.maxinteger + 1 == math.mininteger, math.tointeger(3.0), math.type(1), math.type(1.0), 1e15, 2^53, 0x7fffffffffffffff, 1e100)
print(math.floor(-3.5), math.ceil(3.2), math.max(1, 5, 3), math.fmod(-7, 3), math.ult(1, -1), math.sqrt(2), math.sin(1), math.exp(1), math.pi)
print(string.pack("<i4z", 100, "hi"):byte(1, -1)); print(string.unpack("<i4", "\1\2\3\4"))
print(utf8.char(72, 228, 8364, 0x10FFFF), utf8.len("häß€"), #"häß€")
for i = 1, 3 do for j = 1, 3 do if j == 2 then goto continue end io.write(i, j, " ") ::continue:: end end print()
local mt = setmetatable({}, {__index = function(_, k) return k .. "!" end, __newindex = function(t, k, v) rawset(t, k, v * 2) end})
mt.z = 21; print(mt.foo, mt.z, rawget(mt, "foo"))
local weak = setmetatable({}, {__mode = "k"}); for i = 1, 100 do weak[{}] = i end; collectgarbage(); local n = 0; for _ in pairs(weak) do n = n + 1 end; print("weak", n)
print(load("local a, b = ... return a * b + 1")(6, 7), load("syntax error here"))
print(select(-1, 1, 2, 3), table.unpack({1, 2, 3}, 2), table.pack(1, nil, 3).n, next({}), type(next), #arg)
local s = 0; for i = 10, 1, -3 do s = s + i end print(s); for x = 1.0, 2.0, 0.25 do io.write(x, " ") end print()
local function mandel() local out = {} for y = -1.2, 1.2, 0.2 do local l = {} for x = -2.0, 0.6, 0.06 do local zr, zi, k = 0.0, 0.0, 0 while k < 50 and zr*zr + zi*zi < 4 do zr, zi = zr*zr - zi*zi + x, 2*zr*zi + y; k = k + 1 end l[#l+1] = (" .:-=+*#%@"):sub(k // 5 % 10 + 1, k // 5 % 10 + 1) end out[#out+1] = table.concat(l) end return table.concat(out, "\n") end
print(mandel())
local function queens(n) local c, cols, d1, d2 = 0, {}, {}, {} local function put(r) if r > n then c = c + 1 return end for i = 1, n do if not cols[i] and not d1[r+i] and not d2[r-i+n] then cols[i], d1[r+i], d2[r-i+n] = true, true, true put(r+1) cols[i], d1[r+i], d2[r-i+n] = nil, nil, nil end end end put(1) return c end
print("queens", queens(7))
local h = 5381; for i = 1, 100000 do h = (h * 33 + i) & 0xffffffff end print("hash", h)
print(string.rep("ab", 3), ("test123"):find("%d+"), ("x,y,,z"):gsub(",", ";", 2), os.time{year=2020, month=1, day=1, hour=12} ~= nil, debug.traceback("tb", 1):match("^tb") )
print(string.dump(function() return 1 end):sub(2, 4), require("string") == string)
