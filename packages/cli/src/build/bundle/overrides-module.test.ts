import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { OctavoPlugin } from '../../model/config';
import { findOverrides } from '../../overrides/overridable-components';
import { writeOverridesModule } from './overrides-module';

let themeDir: string;
beforeEach(() => {
  themeDir = mkdtempSync(join(tmpdir(), 'octavo-overrides-'));
});
afterEach(() => rmSync(themeDir, { recursive: true, force: true }));

const moduleText = (plugins: OctavoPlugin[] = []) =>
  readFileSync(
    writeOverridesModule(
      { overrides: findOverrides(themeDir), themeDir, cwd: themeDir, plugins, locales: [] },
      themeDir,
      'production',
    ),
    'utf8',
  );

test('imports nothing if the site has no overrides', () => {
  expect(moduleText()).toBe('export const overrides = {  };\n');
});

test('imports files that are named like a component, and the style sheet next to them', () => {
  writeFileSync(join(themeDir, 'Navbar.tsx'), 'export function Navbar() {}\n');
  writeFileSync(join(themeDir, 'Helper.tsx'), 'export function Helper() {}\n');
  writeFileSync(join(themeDir, 'index.css'), '');
  expect(moduleText()).toBe(
    [
      `import ${JSON.stringify(join(themeDir, 'index.css'))};`,
      `import { Navbar } from ${JSON.stringify(join(themeDir, 'Navbar.tsx'))};`,
      'export const overrides = { Navbar };',
      '',
    ].join('\n'),
  );
});

test('reports an override without the export of its component', () => {
  writeFileSync(join(themeDir, 'Hero.jsx'), 'export default () => null;\n');
  expect(moduleText).toThrow(
    expect.objectContaining({
      problems: [
        {
          file: join(themeDir, 'Hero.jsx'),
          message: 'Theme override does not export "Hero".',
          hint: 'Add "export function Hero", or rename the file.',
        },
      ],
    }),
  );
});
