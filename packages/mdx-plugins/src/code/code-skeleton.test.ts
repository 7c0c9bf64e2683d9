import { expect, test } from 'vitest';
import { codeSkeleton } from './code-skeleton';

const same = (a: string, b: string) => codeSkeleton(a) === codeSkeleton(b);

test.each([
  ['a comment', 'a(1); // one', 'a(1); // 一'],
  ['a block comment', '/* one\n * two */\na()', '/** 一 */ a()'],
  ['a shell comment', '# install\nnpm i', '# 安装依赖\nnpm i'],
  ['an HTML comment', '<!-- here --><b>', '<b>'],
  ['a text', "test('adds', f)", "test('求和', f)"],
  ['a text with a quote in it', String.raw`f('it\'s')`, "f('它')"],
  ['spaces', 'if (a) {\n  b\n}', 'if(a){b}'],
  ['how it is broken into lines', 'f({ a: 1 })', 'f({\n  a: 1,\n})'],
])('%s may differ', (_what, a, b) => expect(same(a, b)).toBe(true));

test.each([
  ['a name', 'testTimeout: 1', 'hookTimeout: 1'],
  ['a number', 'retry: 1', 'retry: 2'],
  ['a line', 'a()\nb()', 'a()'],
  ['an address', 'see https://a.example/x', 'see https://a.example/y'],
  ['a shebang', '#!/bin/sh', '#!/bin/bash'],
])('%s may not', (_what, a, b) => expect(same(a, b)).toBe(false));

test('what a program prints is not code', () =>
  expect(codeSkeleton('a', 'text')).toBe(codeSkeleton('b', 'text')));

test('code with translated words in it cannot be compared', () => {
  expect(codeSkeleton('<p>你好</p>')).toBe('');
  expect(codeSkeleton('  build  构建产物', 'bash')).toBe('');
  expect(codeSkeleton('<p>Hello</p> // 你好 → ✅')).not.toBe('');
});
