import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { formatError, OctavoError } from '../model/errors';
import { loadConfig } from './load-config';
import { requireReact } from './require-react';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-react-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, version: string): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(
    join(folder, 'node_modules', name, 'package.json'),
    JSON.stringify({ name, version }),
  );
}

function errorOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof OctavoError) return formatError(error, folder);
    throw error;
  }
  return '';
}

test('reports missing React packages with the install command', () => {
  expect(errorOf(() => requireReact([join(folder, 'docs.config.ts')]))).toBe(
    `Octavo requires React 19 or newer. (PACKAGE_MISSING)

  Package "react" is not installed.

  Package "react-dom" is not installed.

→ Install them: npm install react@19 react-dom@19`,
  );
});

test('reports the installed version of React before it loads the configuration', async () => {
  install('react', '17.0.2');
  install('react-dom', '17.0.2');
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'docs.config.ts'), "export default { title: 'Old' };");
  const error = await loadConfig({ cwd: folder, builtInPlugins: () => [] }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OctavoError);
  const text = formatError(error as OctavoError, folder);
  expect(text).toContain('The installed version of "react" is 17.0.2.');
  expect(text).toContain('→ Install them: npm install react@19 react-dom@19');
});

test('prefers the packages of the site to those of octavo', () => {
  const [site, tool] = [join(folder, 'docs.config.ts'), import.meta.filename];
  expect(errorOf(() => requireReact([site, tool]))).toBe('');
  install('react', '18.3.1');
  expect(errorOf(() => requireReact([site, tool]))).toContain(
    'The installed version of "react" is 18.3.1.',
  );
});
