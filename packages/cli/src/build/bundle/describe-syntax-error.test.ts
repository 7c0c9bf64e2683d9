import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';

import { describeSyntaxError, type SyntaxProblem } from './describe-syntax-error';

/** Bundles a component with a syntax error, and describes the error. */
async function describe(source: string, name = 'a.tsx'): Promise<SyntaxProblem | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-syntax-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), source);
  const options = { jsc: { parser: { syntax: 'typescript', tsx: true } } };
  const compiler = rspack({
    context: folder,
    mode: 'development',
    entry: `./${name}`,
    output: { path: join(folder, 'out') },
    module: { rules: [{ test: /x$/, loader: 'builtin:swc-loader', options }] },
  });
  const message = await new Promise<string>((done) => {
    compiler.run((_error, stats) => {
      const [first] = stats!.toJson({ all: false, errors: true }).errors ?? [];
      compiler.close(() => done(stripVTControlCharacters(first!.message)));
    });
  });
  return describeSyntaxError(message, source);
}

const format = (problem: SyntaxProblem | undefined) =>
  problem && [problem.line, problem.column, problem.message].join(' ');

test.each([
  ['const a = {\n  b: 1\n  c: 2,\n};\n', "3 3 Syntax error: Expected ',', got 'ident'."],
  ['const a = ;\n', '1 11 Syntax error: Expression expected.'],
  ['const x = 1;\n\tconst a\t= ;\n', '2 12 Syntax error: Expression expected.'],
  ['const x = 1;\nconst a = ["中文", "😀"] b;\n', '2 24 Syntax error: Expected a semicolon.'],
  ['const x = 1;\r\nconst a = b c;\r\n', '2 13 Syntax error: Expected a semicolon.'],
  ['\uFEFFconst x = 1;\nconst a = ;\n', '2 11 Syntax error: Expression expected.'],
  ['const x = `a\nb\n', '1  Syntax error: Unterminated template.'],
  ['const x = () => {\n  y(\n', '3 1 Syntax error: Expression expected.'],
  ['const a = (\n  <td>{since</td>\n);\n', '2 14 Syntax error: Unterminated regexp literal.'],
  [
    'const a = <a>x > y</a>;\n',
    "1 16 Syntax error: Unexpected token. Did you mean `{'>'}` or `&gt;`?",
  ],
])('describes the position of the first error in %j', async (source, expected) => {
  expect(format(await describe(source))).toBe(expected);
});

test.each([
  [
    'const a = (\n  <ul>\n    {b.map(() => (\n      <li>\n        x\n      </il>\n    ))}\n  </ul>\n);\n',
    '6 7 Syntax error: Expected </li>, got </il>.',
    '<li> on line 4 is not closed. Add </li>, or write <li /> if it has no content.',
  ],
  [
    'const a = (\n  <div>\n    <Box.Item>x</div>\n);\n',
    '3 16 Syntax error: Expected </Box.Item>, got </div>.',
    '<Box.Item> on line 3 is not closed. Add </Box.Item>, or write <Box.Item /> if it has no content.',
  ],
  [
    'const a = <>x</div>;\n',
    '1 14 Syntax error: Expected </>, got </div>.',
    '<> on line 1 is not closed. Add </>.',
  ],
  [
    'const a = <p><br></p>;\n',
    '1 18 Syntax error: Expected </br>, got </p>.',
    '<br> on line 1 is not closed. Add </br>, or write <br /> if it has no content.',
  ],
  [
    'const a = 1;\nconst b = (\n  <div>\n    <a>x</a>\n);\n',
    '3 3 Syntax error: <div> is not closed.',
    '<div> on line 3 is not closed. Add </div>, or write <div /> if it has no content.',
  ],
])('names the open tag in %j', async (source, expected, hint) => {
  const problem = await describe(source);
  expect(format(problem)).toBe(expected);
  expect(problem?.hint).toBe(hint);
});

test.each([
  'const a = <T>(x: T) => x;\n',
  'const a = <T extends string>(x: T) => { return <i>{x y}</i>; };\n',
])('does not report a type parameter as a tag in %j', async (source) => {
  expect(await describe(source)).not.toHaveProperty('hint');
});

test('describes a script that is not transformed', async () => {
  expect(format(await describe('const x = 1;\nconst a = ;\n', 'a.js'))).toBe(
    "2 11 Syntax error: Unexpected token ';'.",
  );
});

test('ignores messages without a position', () => {
  const message = '× Module build failed:\n  ╰─▶ × Syntax Error: No\n';
  const frame = ' ╭─[1:1]\n 1 │ ab\n   ·  ─\n   ╰────\n';
  expect(format(describeSyntaxError(message + frame, 'ab'))).toBe('1 2 Syntax error: No.');
  expect(describeSyntaxError(message, '<a></b>')).toBeUndefined();
  expect(describeSyntaxError("Can't resolve 'x'", '<a></b>')).toBeUndefined();
});
