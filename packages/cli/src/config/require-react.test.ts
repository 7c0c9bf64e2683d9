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

function said(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof OctavoError) return formatError(error, folder);
    throw error;
  }
  return '';
}

test('a site without React is told what to install', () => {
  expect(said(() => requireReact([join(folder, 'docs.config.ts')]))).toBe(
    `The site has no React that it can be built with.

  Expected react 19 or newer beside the site, got none.

  Expected react-dom 19 or newer beside the site, got none.

→ Install it: npm install react@19 react-dom@19`,
  );
});

test('a site with React 17 is told what it has, before anything is read', async () => {
  install('react', '17.0.2');
  install('react-dom', '17.0.2');
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'docs.config.ts'), "export default { title: 'Old' };");
  const error = await loadConfig({ cwd: folder, builtInPlugins: () => [] }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OctavoError);
  const text = formatError(error as OctavoError, folder);
  expect(text).toContain('Expected react 19 or newer beside the site, got 17.0.2.');
  expect(text).toContain('→ Install it: npm install react@19 react-dom@19');
});

test('what the site has of its own comes first, and then what came with octavo', () => {
  const [site, tool] = [join(folder, 'docs.config.ts'), import.meta.filename];
  expect(said(() => requireReact([site, tool]))).toBe('');
  install('react', '18.3.1');
  expect(said(() => requireReact([site, tool]))).toContain(
    'react 19 or newer beside the site, got 18.3.1',
  );
});
