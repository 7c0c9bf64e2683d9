import { expect, test } from 'vitest';
import { hashCodeSkeleton } from './code-skeleton';

const same = (a: string, b: string) => hashCodeSkeleton(a) === hashCodeSkeleton(b);

test.each([
  ['a comment', 'a(1); // one', 'a(1); // 一'],
  ['a block comment', '/* one\n * two */\na()', '/** 一 */ a()'],
  ['a shell comment', '# install\nnpm i', '# 安装依赖\nnpm i'],
  ['an HTML comment', '<!-- here --><b>', '<b>'],
  ['a string', "test('adds', f)", "test('求和', f)"],
  ['a string with an escaped quote', String.raw`f('it\'s')`, "f('它')"],
  ['white space', 'if (a) {\n  b\n}', 'if(a){b}'],
  ['line breaks', 'f({ a: 1 })', 'f({\n  a: 1,\n})'],
])('ignores a difference: %s', (_name, a, b) => expect(same(a, b)).toBe(true));

test.each([
  ['a name', 'testTimeout: 1', 'hookTimeout: 1'],
  ['a number', 'retry: 1', 'retry: 2'],
  ['a line', 'a()\nb()', 'a()'],
  ['a URL', 'see https://a.example/x', 'see https://a.example/y'],
  ['a shebang', '#!/bin/sh', '#!/bin/bash'],
])('detects a difference: %s', (_name, a, b) => expect(same(a, b)).toBe(false));

test('ignores program output', () =>
  expect(hashCodeSkeleton('a', 'text')).toBe(hashCodeSkeleton('b', 'text')));

test('returns an empty string for code with translated words', () => {
  expect(hashCodeSkeleton('<p>你好</p>')).toBe('');
  expect(hashCodeSkeleton('  build  构建产物', 'bash')).toBe('');
  expect(hashCodeSkeleton('<p>Hello</p> // 你好 → ✅')).not.toBe('');
});
