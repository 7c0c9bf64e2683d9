import { expect, test } from 'vitest';

import { parsePage } from '../examples/fences';
import { matchStatements, readStatements, readTextLines } from './statements';

const read = (source: string) => readStatements(parsePage(source));
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
  '',
  '**Since**: 0.0.1; with `auto` 0.9.5',
].join('\n');

test('a statement is about the option of its section', () => {
  expect(read(page).map(({ path, label, line }) => [path.join('.'), label, line])).toEqual([
    ['output', 'Type', 5],
    ['output', 'Default', 6],
    ['output.module', 'CLI', 11],
    ['output.module', 'Since', 13],
  ]);
});

test('without a title on the page, the path is the heading', () => {
  const untitled =
    '- **Default:** `0`\n\n## a\n\n- **Default:** `1`\n\n## b\n\n### c\n\n- **Default:** `2`';
  expect(read(untitled).map(({ path }) => path)).toEqual([[], ['a'], ['c']]);
  expect(readTextLines(parsePage('## a\n\nOne.\n\n## b\n\nTwo.')).map(({ path }) => path)).toEqual([
    ['a'],
    ['a'],
    ['b'],
    ['b'],
  ]);
});

test('code and text are separate', () => {
  const [type, , flags] = read(page);
  expect(type?.codes).toEqual(['string | { root?: string }']);
  expect(type?.text).toBe('`string | { root?: string }`, a path');
  expect(flags?.codes).toEqual(['--output.module', '--no-output.module']);
});

test('a colon can follow the label, also a Chinese one', () => {
  const zh =
    '# retry\n\n- **类型**：`number`\n- **命令行**：无\n\n## 选项 {#options}\n\n- **默认值：** `0`';
  expect(read(zh).map(({ path, label, text }) => [path.at(-1), label, text])).toEqual([
    ['retry', '类型', '`number`'],
    ['retry', '命令行', '无'],
    ['选项', '默认值', '`0`'],
  ]);
});

test('a row of a table is about the key in its first cell', () => {
  const table = '# Options\n\n| Name | Default |\n| - | - |\n| `a.b` | `1` |\n| c | `x \\| y` |\n';
  expect(read(table)).toEqual([
    { path: ['a', 'b'], label: 'Default', codes: ['1'], text: '`1`', line: 5, isCell: true },
    { path: ['c'], label: 'Default', codes: ['x | y'], text: '`x | y`', line: 6, isCell: true },
  ]);
});

test('a pattern finds statements without a label', () => {
  const tree = parsePage(
    '# Options\n\n## a\n\nText\n`a.b` (default: `1`)\n\n| x | y |\n| - | - |\n| `c` | `2` |\n',
  );
  const lines = readTextLines(tree);
  expect(matchStatements(lines, /^`(?<key>[\w.]+)` \(default: `(?<value>\d)`\)/)).toEqual([
    { path: ['a', 'b'], label: '', codes: ['1'], text: '`1`', line: 6, isCell: false },
  ]);
  expect(matchStatements(lines, /^`c` \| `(?<value>.+)`/)).toMatchObject([
    { path: ['Options', 'a'], codes: ['2'], line: 10 },
  ]);
  expect(matchStatements(lines, /^Text/)).toEqual([]);
});
