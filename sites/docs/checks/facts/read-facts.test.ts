import { expect, test } from 'vitest';

import { readFacts } from './read-facts';

const page = [
  '# output',
  '',
  'What a build gives out.',
  '',
  '- **Type:** `string | { root?: string }`, a path',
  '- **Default:** none',
  '- a line of another kind',
  '',
  '## module',
  '',
  '- **CLI:** `--output.module`, `--no-output.module`',
  '- **Since:** 0.0.1; with `auto` 0.9.5',
].join('\n');

test('a list states facts of the option in whose section it stands', () => {
  expect(readFacts(page).map(({ option, name, line }) => [option.join('.'), name, line])).toEqual([
    ['output', 'type', 5],
    ['output', 'default', 6],
    ['output.module', 'flags', 11],
    ['output.module', 'since', 12],
  ]);
});

test('code and words are kept apart', () => {
  const [type, , flags] = readFacts(page);
  expect(type).toMatchObject({ codes: ['string | { root?: string }'] });
  expect(type?.text).toBe('`string | { root?: string }`, a path');
  expect(flags?.codes).toEqual(['--output.module', '--no-output.module']);
});

test('both languages are read', () => {
  const zh =
    '# retry\n\n- **类型**：`number`\n- **默认值**：`0`\n- **命令行**：无\n- **起始版本**：0.0.1';
  expect(readFacts(zh).map(({ name }) => name)).toEqual(['type', 'default', 'flags', 'since']);
  expect(readFacts(zh).map(({ text }) => text)).toEqual(['`number`', '`0`', '无', '0.0.1']);
});

test('the ID next to a heading is not part of the key', () => {
  const [fact] = readFacts('# output\n\n## module {#module}\n\n- **Type:** `boolean`');
  expect(fact?.option).toEqual(['output', 'module']);
});
