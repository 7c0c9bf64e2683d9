import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Node, parse } from 'postcss';
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

// Chromium does not support lists of languages in `:lang()`. Only builds split them.
test.each(files)('%s lists languages in separate selectors', (file) => {
  expect(read(file).match(/:lang\([^)]*,[^)]*\)/g)).toBeNull();
});

/** Returns the stylesheets that a stylesheet imports, directly or indirectly. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/@import '(.+?)'/g)].flatMap(([, path]) => {
    const imported = join(file, '..', path!);
    const nested = importsOf(imported);
    return nested.length > 0 ? nested : [imported];
  });
}

/** Stylesheets of documents, and of pages with tested code blocks. */
const SEPARATE = ['styles/document.css', 'styles/tested.css'];

test('styles.css imports every stylesheet of components once', () => {
  const withRules = files.filter(
    (file) => importsOf(file).length === 0 && !SEPARATE.includes(file),
  );
  expect(importsOf('styles/styles.css').toSorted()).toEqual(withRules.toSorted());
});

test('sites load all stylesheets on their first visit or with a component, and document.css instead of reset.css', () => {
  const lazy = Object.values(LAZY_STYLES).flat();
  const names = importsOf('styles/site.css').map((file) => basename(file, '.css'));
  expect([...names, ...lazy, 'reset'].toSorted()).toEqual(
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
const componentStylesheets = files.filter(
  (file) => !/styles\/(?:prose|code|tested)\.css$/.test(file),
);

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

function isNested({ parent }: Node): boolean {
  return parent !== undefined && (parent.type === 'rule' || isNested(parent as Node));
}

/** A class of the theme, or an attribute that its scripts set on the root element. */
const SCOPE = /\.oct-|\[class[*^]=['"] ?oct-|^:root|^from$|^to$/;

test('all selectors of components are scoped, so that they do not match elements of an application', () => {
  const selectors = importsOf('styles/styles.css').flatMap((file) => {
    const found: string[] = [];
    parse(read(file)).walkRules((rule) => {
      // Nested selectors contain the selector of their parent.
      if (!isNested(rule)) found.push(...rule.selectors);
    });
    return found;
  });
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter((selector) => !SCOPE.test(selector))).toEqual([]);
});

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
