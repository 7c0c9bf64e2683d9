import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { OctavoError, OctavoPlugin } from '@octavo/cli';
import { expect, onTestFinished, test } from 'vitest';

import { feedback } from '.';

type Config = Parameters<NonNullable<OctavoPlugin['configResolved']>>[0];

/** Resolves the configuration of a site with the given value of the option. Returns the error. */
function resolveConfig(onEvent: string | undefined): OctavoError | undefined {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-feedback-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'folder'));
  writeFileSync(join(cwd, 'events.ts'), '');
  writeFileSync(join(cwd, 'folder/index.ts'), '');
  const endpoint = '/feedback';
  const plugin = feedback(onEvent === undefined ? { endpoint } : { endpoint, onEvent });
  try {
    plugin.configResolved!({ cwd } as Config);
    return undefined;
  } catch (error) {
    return error as OctavoError;
  }
}

test.each(['./other.ts', './missing/events.ts', 'event'])(
  'reports a missing module: %s',
  (onEvent) => {
    expect(resolveConfig(onEvent)).toMatchObject({
      code: 'CONFIG_INVALID',
      message: `Options of the plugin "feedback": "onEvent": "${onEvent}" was not found.`,
      hint: 'Check the path, which is relative to the working directory.',
    });
  },
);

test.each([
  './events.ts',
  'events.ts',
  './events',
  './events.js',
  './folder',
  './folder/index',
  undefined,
])('accepts a module, also with the extension of its output or without one: %s', (onEvent) => {
  expect(resolveConfig(onEvent)).toBeUndefined();
});
