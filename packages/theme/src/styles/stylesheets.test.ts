import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

import { LAZY_STYLES } from '../../build/lazy-styles';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const LAYERS = '@layer oct.tokens, oct.reset, oct.prose, oct.components, oct.utilities;';

test.each(files)('%s starts with the layer order', (file) => {
  expect(read(file).split('\n', 1)[0]).toBe(LAYERS);
});

/** Returns the stylesheets that a stylesheet imports, directly or indirectly. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/@import '(.+?)'/g)].flatMap(([, path]) => {
    const imported = join(file, '..', path!);
    const nested = importsOf(imported);
    return nested.length > 0 ? nested : [imported];
  });
}

test('styles.css imports every stylesheet once', () => {
  const withRules = files.filter((file) => importsOf(file).length === 0);
  expect(importsOf('styles/styles.css').toSorted()).toEqual(withRules.toSorted());
});

test('sites load all stylesheets, either on their first visit or with a component', () => {
  const lazy = Object.values(LAZY_STYLES).flat();
  const names = importsOf('styles/site.css').map((file) => basename(file, '.css'));
  expect([...names, ...lazy].toSorted()).toEqual(
    importsOf('styles/styles.css')
      .map((file) => basename(file, '.css'))
      .toSorted(),
  );
});

test('stylesheet names are unique, because all are published in one folder', () => {
  const names = files.map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

// Markdown and highlighted code have class names without the prefix of the theme.
const componentStylesheets = files.filter((file) => !/styles\/(?:prose|code)\.css$/.test(file));

test.each(componentStylesheets)(
  '%s uses only classes and properties with the prefix of the theme',
  (file) => {
    const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
    const classes = [...css.matchAll(/(?<![\w)\d])\.([a-z][\w-]*)/g)].map(([, name]) => name!);
    expect(classes.filter((name) => !name.startsWith('oct-') && name !== 'dark')).toEqual([]);
    const declared = [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!);
    expect(declared.filter((name) => !/^--(?:oct-|_)/.test(name))).toEqual([]);
  },
);

// Section 9 of the specification. The widths at which the layout changes are checked in `walls.test.ts`.
test.each([
  ['styles/tokens.css', '--oct-navbar-height: 72px;'],
  ['styles/tokens.css', '--oct-navbar-height: 56px;'],
  ['styles/tokens.css', '--oct-z-popover: 1030;'],
  ['styles/tokens.css', '--oct-z-tooltip: 1070;'],
  ['layout/layout.css', '--oct-sidebar-menu-height: 46px;'],
  ['popover/popover.css', 'z-index: var(--oct-z-popover);'],
  ['popover/popover.css', 'padding: var(--oct-popover-padding, 12px);'],
  ['popover/popover.css', 'min-inline-size: 177px;'],
  ['popover/popover.css', 'min(var(--oct-arrow-radius, 2px), 4px)'],
  ['tooltip/tooltip.css', 'z-index: var(--oct-z-tooltip);'],
  ['tooltip/tooltip.css', 'max-inline-size: min(250px,'],
])('%s contains %s', (file, declaration) => {
  expect(read(file)).toContain(declaration);
});
