import { expect, test } from 'vitest';

import { commandsOf } from './commands-of';

test.each([
  ['a\nb', ['a', 'b']],
  ['# comment\n$ a\n\nb', ['a', 'b']],
  ['constructor "toString" $valueOf\nb', ['constructor "toString" $valueOf', 'b']],
  ['a \\\n  --b', ['a --b']],
  ['a &&\nb', ['a &&\nb']],
  ['for i in 1 2; do\n  echo $i\ndone\nb', ['for i in 1 2; do\necho $i\ndone', 'b']],
  ['if true; then a; fi\nb', ['if true; then a; fi', 'b']],
  ['cat > a <<EOF\n# text\n\n  x\nEOF\nb', ['cat > a <<EOF\n# text\n\n  x\nEOF', 'b']],
  ['a &&', ['a &&']],
  ['cat <<A <<-"B"\n1\nA\n2\n\tB\nb', ['cat <<A <<-"B"\n1\nA\n2\n\tB', 'b']],
  ["cat <<'A' &&\nx\nA\nb\nc", ["cat <<'A' &&\nx\nA\nb", 'c']],
  ['cat <<EOF\nEOF\nb', ['cat <<EOF\nEOF', 'b']],
  // Not a here-document.
  ['echo $((1 << 2))\nb', ['echo $((1 << 2))', 'b']],
  ['echo $(( (1 << (2)) ))\nb', ['echo $(( (1 << (2)) ))', 'b']],
  ['echo "a << b"\nb', ['echo "a << b"', 'b']],
  ["echo 'a << b\\'\nb", ["echo 'a << b\\'", 'b']],
  ['cat <<< hello\nb', ['cat <<< hello', 'b']],
  ['a # <<EOF "\nb', ['a # <<EOF "', 'b']],
  ['echo a\\<\\<b\nb', ['echo a\\<\\<b', 'b']],
  // Groups, functions and strings.
  ['greet() {\n  echo "$1"\n}\ngreet a', ['greet() {\necho "$1"\n}', 'greet a']],
  ['greet()\n{\n  a\n}\ngreet', ['greet()\n{\na\n}', 'greet']],
  ['(\n  cd a\n  b\n)\nc', ['(\ncd a\nb\n)', 'c']],
  ['x=$(\n  a\n)\nb', ['x=$(\na\n)', 'b']],
  ["a 'x \n\n  # y'\nb", ["a 'x \n\n  # y'", 'b']],
  ['a "$(b "c")" \'"\'\nb', ['a "$(b "c")" \'"\'', 'b']],
  [`echo \${x#y} \${#x} $# {a,b}\nb`, [`echo \${x#y} \${#x} $# {a,b}`, 'b']],
  [`echo "\${x:-it's}"\nb`, [`echo "\${x:-it's}"`, 'b']],
  ['echo `a`; echo if $(b) for\nb', ['echo `a`; echo if $(b) for', 'b']],
  ['if a; then for i in 1; do\nb\ndone; fi\nc', ['if a; then for i in 1; do\nb\ndone; fi', 'c']],
  ['(\ncase x in\n  y) a ;;\nesac\n)\nb', ['(\ncase x in\ny) a ;;\nesac\n)', 'b']],
  ['echo a \\|\nb', ['echo a \\|', 'b']],
])('%j has the commands %j', (code, commands) => {
  expect(commandsOf(code)).toEqual(commands);
});
