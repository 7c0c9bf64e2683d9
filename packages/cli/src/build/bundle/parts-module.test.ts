import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { partFiles } from '../../overrides/read-parts';
import { writePartsModule } from './parts-module';

let themeDir: string;
beforeEach(() => {
  themeDir = mkdtempSync(join(tmpdir(), 'octavo-parts-'));
});
afterEach(() => rmSync(themeDir, { recursive: true, force: true }));

const moduleText = () =>
  readFileSync(writePartsModule({ parts: partFiles(themeDir), themeDir }, themeDir), 'utf8');

test('a site without parts of its own imports nothing', () => {
  expect(moduleText()).toBe('export const parts = {  };\n');
});

test('files that are called as parts are, and the stylesheet beside them, are imported', () => {
  writeFileSync(join(themeDir, 'Navbar.tsx'), 'export function Navbar() {}\n');
  writeFileSync(join(themeDir, 'Helper.tsx'), 'export function Helper() {}\n');
  writeFileSync(join(themeDir, 'index.css'), '');
  expect(moduleText()).toBe(
    [
      `import ${JSON.stringify(join(themeDir, 'index.css'))};`,
      `import { Navbar } from ${JSON.stringify(join(themeDir, 'Navbar.tsx'))};`,
      'export const parts = { Navbar };',
      '',
    ].join('\n'),
  );
});

test('a file without the export it is to have is named', () => {
  writeFileSync(join(themeDir, 'Hero.jsx'), 'export default () => null;\n');
  expect(moduleText).toThrow(
    expect.objectContaining({
      problems: [
        {
          file: join(themeDir, 'Hero.jsx'),
          message: 'Expected an export called Hero, got none.',
          hint: 'Write "export function Hero…", or call the file otherwise.',
        },
      ],
    }),
  );
});
