import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { loadTypeScript } from './load-typescript';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'octavo-typescript-'));
  write('package.json', '{}');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

const install = (name: string, code: string) => write(`node_modules/${name}/index.js`, code);
const WITH_API = "module.exports = { version: '6.0.3', createProgram() {} };";
const WITHOUT_API = "module.exports = { version: '7.0.2' };";

test('loads the version of the site', () => {
  install('typescript', WITH_API);
  install('@typescript/typescript6', '');
  expect(loadTypeScript(site).version).toBe('6.0.3');
});

test('loads TypeScript 6 if the site compiles with TypeScript 7', () => {
  install('typescript', WITHOUT_API);
  install('@typescript/typescript6', WITH_API);
  expect(loadTypeScript(site).version).toBe('6.0.3');
});

test('reports TypeScript 7, with the command that installs TypeScript 6 in addition', () => {
  install('typescript', WITHOUT_API);
  expect(() => loadTypeScript(site)).toThrow(
    expect.objectContaining({
      code: 'PACKAGE_MISSING',
      message: 'Types cannot be checked with TypeScript 7.0.2.',
      hint: 'Install TypeScript 6 with `npm install --save-dev @typescript/typescript6`, or set test.types to false.',
    }),
  );
});

test('reports a missing TypeScript, with the command that installs a supported version', () => {
  expect(() => loadTypeScript(site)).toThrow(
    expect.objectContaining({
      message: 'The package "typescript" is not installed.',
      hint: 'Install TypeScript 6 with `npm install --save-dev typescript@6`, or set test.types to false.',
    }),
  );
});
