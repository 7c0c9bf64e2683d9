import { expect, test } from 'vitest';

import { commandsOf } from './commands-of';

test.each([
  ['a\nb', ['a', 'b']],
  ['# comment\n$ a\n\nb', ['a', 'b']],
  ['a \\\n  --b', ['a --b']],
  ['a &&\nb', ['a &&\nb']],
  ['for i in 1 2; do\n  echo $i\ndone\nb', ['for i in 1 2; do\necho $i\ndone', 'b']],
  ['if true; then a; fi\nb', ['if true; then a; fi', 'b']],
  ['cat > a <<EOF\n# text\n\n  x\nEOF\nb', ['cat > a <<EOF\n# text\n\n  x\nEOF', 'b']],
  ['a &&', ['a &&']],
])('%j has the commands %j', (code, commands) => {
  expect(commandsOf(code)).toEqual(commands);
});
