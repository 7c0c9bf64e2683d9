/** Lines with the syntax of many languages. The grammars match at least a part of each. */
export const LINES = `import { type A, b as c } from "./d"; // comment
export default async function* name<T extends B>(this: C, ...d: T[]): Promise<void> {}
const re = /[a-z]+(?<name>\\d)/giu, n = 0xFF_FFn + 1e-9 ?? \`a\${b}c\`;
@decorator() class A extends B implements C { private readonly #x?: number = 1; }
<div className="a" {...props} onClick={() => void 0}>&amp; text</div><!-- comment -->
.a > #b::before:hover, [data-c~="d"] { color: #fff !important; width: calc(1px + 2em); }
@media (min-width: 10rem) and (max-width: 20rem) { @include mixin($var: 1); }
{"key": [1, -2.5e3, true, null, "\\u00e9"], 'single': undefined}
key: &anchor !!str "value" # comment
- item: |
--- a/file.txt
@@ -1,2 +1,3 @@ context
+added
-removed
[table.name] key = 1979-05-27T07:32:00Z
def f(self, *args: int, **kw) -> None: return lambda x: x if x else f"{y!r:>10}" % z
for i in range(10): print(i, end='')  # comment
fn main<'a>(x: &'a mut Vec<u8>) -> Result<(), Box<dyn Error>> { let y = x?; println!("{}", y); }
func (r *T) Name(a, b int) (c map[string]chan<- int, err error) { defer close(c); go f(a...) }
#include <stdio.h>
#define MAX(a, b) ((a) > (b) ? (a) : (b))
public static void main(String[] args) throws IOException { System.out.println("a" + 1L); }
if [[ -f "$file" && \${#arr[@]} -gt 0 ]]; then echo $(cat <<EOF | grep -E 'x'); fi
SELECT a.*, COUNT(*) AS n FROM t a LEFT JOIN u ON a.id = u.id WHERE x IN (1, 2) GROUP BY 1;
# Heading with **bold**, _emphasis_, \`code\` and [link](https://example.com "title")
puts "#{a}" unless b =~ /c/i and :symbol => %w[d e]
<?php namespace A\\B; $x = new C(); echo $x->y['z'] . "a {$b}"; ?>
let x = match y with | Some z -> z :: [] | None -> failwith "e" (* comment *)
data Maybe a = Nothing | Just a deriving (Eq, Show) -- comment
(defn f [x & more] (let [y (inc x)] #{y :k "s" \\c})) ; comment
FROM node:24 AS build
ENV A=b
RUN npm ci --omit=dev && rm -rf /tmp/*
BEGIN { $x = @{ a = 1 }; Get-Item -Path .\\b | ForEach-Object { $_ } }
\\documentclass[a4paper]{article} \\begin{document} $x^2_{i}$ % comment
GET /a?b=c HTTP/1.1
Host: example.com
  	indented 文字 “quotes” … – é 😀
end
}
})();

*/ "open 'string`
  .split('\n')
  .map((line) => `${line}\n`);
