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
  expect(moduleText()).toBe('export const overrides = {  };\nexport const slots = undefined;\n');
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
      'export const slots = undefined;',
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

test('adds components of plugins in plugin order, and prefers files of the site', () => {
  writeFileSync(join(themeDir, 'Navbar.tsx'), 'export function Navbar() {}\n');
  const first: OctavoPlugin = {
    name: 'first',
    slots: { docAfter: '/a.js', top: { module: 'pkg', export: 'Top' } },
    components: { Navbar: '/ignored.js', Logo: '/logo.js' },
  };
  const second: OctavoPlugin = { name: 'second', slots: { docAfter: '/b.js' } };
  const lines = moduleText([first, second]).split('\n');
  expect(lines.slice(1, 6)).toEqual([
    'import { Logo as plugin0 } from "/logo.js";',
    'import { default as plugin1 } from "/a.js";',
    'import { Top as plugin2 } from "pkg";',
    'import { default as plugin3 } from "/b.js";',
    'export const overrides = { Navbar, Logo: plugin0 };',
  ]);
  expect(lines.at(-2)).toBe(
    'export const slots = createSlots({ docAfter: [plugin1, plugin3], top: [plugin2] });',
  );
});
