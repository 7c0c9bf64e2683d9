import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { OctavoError } from '@octavo/cli';
import { expect, onTestFinished, test } from 'vitest';

import { blog } from '../blog';
import { feedback } from '../feedback';
import { linkPreview } from '../link-preview';
import { math } from '../math';
import { mermaid } from '../mermaid';
import { ogImage } from '../og-image';
import { requirePeers } from '../peers/require-peer';
import { twoslash } from '../twoslash';
import { requireOrigin } from './require-origin';

/** Returns the message and the hint of the error that a function throws. */
function failure(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error;
    return [error.message, error.hint].filter(Boolean).join('\n');
  }
  throw new Error('No error was thrown.');
}

test('reports all problems of the options of a plugin, with suggestions', () => {
  expect(
    failure(() => math({ singleDolar: true, macros: { a: 1 } } as never)),
  ).toMatchInlineSnapshot(`
    "Options of the plugin "math": "macros.a": expected a string, got 1.
    Options of the plugin "math": unknown key "singleDolar". Did you mean "singleDollar"?"
  `);
  expect(failure(() => mermaid('build' as never))).toMatchInlineSnapshot(
    `"Options of the plugin "mermaid": expected an object, got "build"."`,
  );
  expect(failure(() => linkPreview({ delay: -1 }))).toMatchInlineSnapshot(
    `"Options of the plugin "linkPreview": "delay": expected a number greater than or equal to 0, got -1."`,
  );
  expect(failure(() => (feedback as (options?: unknown) => unknown)())).toMatchInlineSnapshot(
    `"Options of the plugin "feedback": expected an object, got undefined."`,
  );
  expect(failure(() => feedback({ endpoint: 'javascript:alert(1)' }))).toMatchInlineSnapshot(
    `"Options of the plugin "feedback": "endpoint": expected a URL, or a path that starts with a slash, got "javascript:alert(1)"."`,
  );
});

test.each<[plugin: (options: never) => unknown, options: unknown, message: string]>([
  [blog, { folder: 5 }, '"folder": expected a string, got 5.'],
  [blog, { folder: '../x' }, '"folder": expected a folder, such as "blog", got "../x".'],
  [blog, { title: 5 }, '"title": expected a string or an object, got 5.'],
  [blog, { title: [] }, '"title": expected a string or an object, got [].'],
  [blog, { title: '' }, '"title": expected a non-empty string, got "".'],
  [blog, { title: { en: 5 } }, '"title.en": expected a string, got 5.'],
  [blog, { title: { en: '' } }, '"title.en": expected a non-empty string, got "".'],
  [blog, null, 'expected an object, got null.'],
  [blog, [], 'expected an object, got [].'],
  [blog, { authors: [] }, 'unknown key "authors". Valid keys: folder, title.'],
  [math, { output: 'svg' }, '"output": expected "html" or "mathml", got "svg".'],
  [math, { singleDollar: 1 }, '"singleDollar": expected a boolean, got 1.'],
  [math, { macros: new Date(0) }, '"macros": expected an object, got "1970-01-01T00:00:00.000Z".'],
  [linkPreview, { delay: '1' }, '"delay": expected a number, got "1".'],
  [linkPreview, { delay: Number.NaN }, '"delay": expected a number, got NaN.'],
  [
    linkPreview,
    { delay: Number.POSITIVE_INFINITY },
    '"delay": expected a number less than or equal to 10000, got Infinity.',
  ],
  [
    linkPreview,
    { delay: 1e5 },
    '"delay": expected a number less than or equal to 10000, got 100000.',
  ],
  [twoslash, { compilerOptions: [] }, '"compilerOptions": expected an object, got [].'],
  [ogImage, {}, 'missing key "fonts".'],
  [ogImage, { fonts: 'a' }, '"fonts": expected an array, got "a".'],
  [ogImage, { fonts: [] }, '"fonts": expected at least 1 item, got [].'],
  [ogImage, { fonts: ['a', ''] }, '"fonts.1": expected a non-empty string, got "".'],
  [feedback, {}, 'expected an object with "endpoint" or "onEvent", got {}.'],
  [feedback, { onEvent: () => {} }, '"onEvent": expected a string, got a function.'],
])('describes an invalid option: %o %j', (plugin, options, message) => {
  expect(failure(() => plugin(options as never)).replace(/^.*?: /, '')).toBe(message);
});

test('options with the value undefined have their default', () => {
  expect(() => [
    blog({ folder: undefined, title: undefined }),
    math({ singleDollar: undefined, macros: undefined } as never),
    feedback({ endpoint: '/x', onEvent: undefined } as never),
  ]).not.toThrow();
});

test('names the settings that a plugin needs for absolute URLs', () => {
  const describe = (siteOrigin: string | undefined, isRelocatable: boolean) =>
    failure(() => requireOrigin('blog', 'feeds need it', { siteOrigin, isRelocatable }));
  const origin = "Set siteOrigin in docs.config.ts, for example siteOrigin: 'https://example.com'.";
  const base =
    "Replace base: './' in docs.config.ts with the path of the site, for example base: '/'.";
  expect(describe(undefined, false)).toBe(
    `The plugin "blog" requires "siteOrigin", because feeds need it.\n${origin}`,
  );
  expect(describe('https://a.b', true)).toBe(
    `The plugin "blog" requires an absolute "base", because feeds need it.\n${base}`,
  );
  expect(describe(undefined, true)).toBe(
    `The plugin "blog" requires "siteOrigin" and an absolute "base", because feeds need it.\n${origin} ${base}`,
  );
  const config = { siteOrigin: 'https://a.b', isRelocatable: false };
  expect(() => requireOrigin('blog', '', config)).not.toThrow();
});

test('names missing packages with the command that installs them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-peers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'pnpm-lock.yaml'), '');
  expect(
    failure(() => requirePeers('math', ['katex'], folder, () => undefined)),
  ).toMatchInlineSnapshot(`
    "The plugin "math" requires the package "katex", which is not installed.
    Install it: pnpm add katex"
  `);
  expect(
    failure(() =>
      requirePeers('x', ['a', 'b', 'c'], folder, (name) => (name === 'b' ? '/b' : undefined)),
    ),
  ).toMatchInlineSnapshot(`
    "The plugin "x" requires the packages "a" and "c", which are not installed.
    Install them: pnpm add a c"
  `);
  expect(() => requirePeers('math', ['katex'])).not.toThrow();
});
