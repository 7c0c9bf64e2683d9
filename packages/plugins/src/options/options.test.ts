import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { OctavoError } from '@octavo/cli';
import { expect, onTestFinished, test } from 'vitest';

import { feedback } from '../feedback';
import { linkPreview } from '../link-preview';
import { math } from '../math';
import { mermaid } from '../mermaid';
import { requirePeers } from '../peers/require-peer';

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
