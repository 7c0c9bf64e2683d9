/** Short programs in the languages that documentation uses most, by language. */
export const SAMPLES: Readonly<Record<string, string>> = {
  tsx: `import { type A, b as c } from "./d"; // comment
export default function Page<T extends A>({ a, ...rest }: T): JSX.Element {
  const text = \`a \${b(c)} d\`;
  return <div className="a" {...rest} onClick={() => void 0}>{/* b */ text} &amp; 文</div>;
}
type Keys = keyof typeof import("./e") & { readonly [K in "x" as \`on\${K}\`]?: never };`,
  ts: `@decorator() abstract class A<T> extends B implements C {
  private readonly #x?: number = 0xff_ff;
  async *run(this: A, ...args: T[]): AsyncGenerator<void> { yield* await this.#y!; }
}
const re = /[a-z]+(?<name>\\d)\\/(?!x)/giu satisfies RegExp;
/** @param {string} a - text */
declare module "x" { export function f(a: unknown): asserts a is string; }`,
  json: '{ "key": [1, -2.5e3, true, null, "\\u00e9 \\x"], "b": {} }',
  bash: `if [[ -f "$file" && \${#arr[@]} -gt 0 ]]; then
  cat <<END | grep -E 'x' # comment
$HOME \`date\`
END
fi
for i in {1..3}; do FOO=bar npm run "$i" --silent > /dev/null 2>&1 & done`,
  css: `@import url("a.css") layer(b);
:root { --a: #fff; }
.a > #b::before:hover, [data-c~="d"] { color: var(--a) !important; width: calc(1px + 2em); }
@media (min-width: 10rem) and (max-width: 20rem) { /* b */ }`,
  html: `<!doctype html>
<!-- comment --><a href="x" data-y=1>&lt;b&gt;</a>
<style>.a { b: c }</style><script type="module">const a = "</b>";</script>`,
  yaml: `key: &anchor !!str "value" # comment
list:
  - a: |
      text: no key
  - <<: *anchor
  - [1, 2.5, ~, yes]`,
  markdown: `---
title: A
---
# Heading with **bold**, _emphasis_ and \`code\`

- [link](https://example.com "title")
  \`\`\`js
  const a = 1;
  \`\`\`
> quote[^1]

| a | b |
| - | - |`,
  python: `from a import b as c
@decorator(1)
async def f(self, *args: int, **kw) -> None:
    """Docs {x}"""
    return lambda x: x if x else f"{y!r:>10} \\n" % z  # comment
print([i ** 2 for i in range(0x10) if i not in {1, 2.5e3}])`,
  rust: `#[derive(Debug)]
pub struct A<'a, T: Copy> { b: &'a mut Vec<T> }
fn main() -> Result<(), Box<dyn Error>> { let y = x?; println!("{y:?} {}", r#"a"b"#); Ok(()) }
/* a /* nested */ b */ macro_rules! m { ($x:expr) => { $x + 1_u8 } }`,
  go: `package main
import ( "fmt"; m "math" )
func (r *T[K]) Name(a, b int) (c map[string]chan<- int, err error) { defer close(c); go f(a...) }
var x = \`raw
text\` + "a\\n" + 'b' // comment`,
  java: `package a.b;
@Override public static <T extends A & B> void main(String... args) throws IOException {
  var text = """
    block "text"
    """;
  switch (x) { case Foo(int a, _) when a > 1L -> System.out.println("a" + 'b' + 0x1F); }
} // comment`,
  c: `#include <stdio.h>
#define MAX(a, b) ((a) > (b) ? (a) : (b))
static const char *f(struct s *p, ...) { return p->x ? "a\\0" L"b" : NULL; /* c */ }`,
  cpp: `template <typename T, auto N = 1> concept C = requires(T t) { { t + 1 } -> std::same_as<T>; };
namespace a::b { class D final : public virtual E { public: D() noexcept = default; ~D(); }; }
auto f = [&](auto&& x) mutable -> int { return R"(raw " text)"[0] + 1'000; }; // comment`,
  csharp: `using System; namespace A.B;
[Obsolete("x")] public record C<T>(int D) where T : notnull { public string E { get; init; } = $"a {D:N2}"; }
#if DEBUG
var s = @"c:\\a" + 'b'; await foreach (var x in y) { _ = x is not null and > 1; }
#endif`,
  php: `<?php namespace A\\B;
use C\\{D, E as F};
#[Attr] final class G extends H { public function __construct(private ?int $a = null) {} }
echo <<<TEXT
a {$b->c['d']} $e
TEXT; // comment
?><p><?= $x ?></p>`,
  ruby: `class A < B::C
  attr_reader :a, :b
  def c?(d, *e, f: 1, &g) = puts "#{a}" unless b =~ /c#{d}/i
end
x = %w[d e] + [:f, <<~TEXT] # comment
  text #{y}
TEXT`,
  sql: `SELECT a.*, COUNT(*) AS n FROM "t" a LEFT JOIN u ON a.id = u.id -- comment
WHERE x IN (1, 2.5) AND y LIKE '%z''s' GROUP BY 1 HAVING n > 3; /* d */
CREATE TABLE IF NOT EXISTS v (id BIGINT PRIMARY KEY DEFAULT nextval('s'));`,
  diff: `diff --git a/x b/x
--- a/file.txt
+++ b/file.txt
@@ -1,2 +1,3 @@ context
+added
-removed
 same`,
  toml: `[table."name".x]
key = 1979-05-27T07:32:00Z # comment
list = [1, 0xff, 1e3, true, 'a', """
b"""]
[[array]]`,
  xml: `<?xml version="1.0"?>
<!DOCTYPE a [<!ENTITY b "c">]>
<a:b xmlns:a="d" e='f'><![CDATA[ <x> ]]>&b;</a:b>`,
  docker: `FROM node:24 AS build
ENV A=b
RUN npm ci --omit=dev \\
  && rm -rf /tmp/* # comment
COPY --from=build ["/a", "."]
CMD node "x.js"`,
  vue: `<script setup lang="ts">
const a = ref<number>(1);
</script>
<template><p v-if="a > 1" :class="{ b }" @click.prevent="c($event)">{{ a + 1 }}</p></template>
<style scoped lang="scss">.b { &:hover { @include c($d); } }</style>`,
};
