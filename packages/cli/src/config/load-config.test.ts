import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { formatError, type OctavoError } from '../errors';
import { loadConfig } from './load-config';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-config-'));
  mkdirSync(join(cwd, 'content'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

async function saidOf(source: string): Promise<string> {
  writeFileSync(join(cwd, 'docs.config.ts'), source);
  const error = await loadConfig({ cwd }).catch((reason: unknown) => reason);
  return formatError(error as OctavoError, cwd);
}

test.each([
  ['import "node:path";\nconst config = {};', 'Expected a default export, got none.'],
  ['export const title = "A";', 'Expected a default export, got none.'],
  ['export default {\n  title: "A",,\n};', 'docs.config.ts:2:'],
  ['\nthrow new Error("no");', 'docs.config.ts:2'],
  ['import "a-package-that-is-not-there";', 'npm install a-package-that-is-not-there'],
])('%s is told in plain words', async (source, said) => {
  expect(await saidOf(source)).toContain(said);
});

test.each(['export default { title: "A" };', 'module.exports = { title: "A" };'])(
  '%s is a configuration',
  async (source) => {
    writeFileSync(join(cwd, 'docs.config.ts'), source);
    expect((await loadConfig({ cwd })).title).toBe('A');
  },
);
