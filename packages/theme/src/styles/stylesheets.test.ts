import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';

import * as constants from '../model/constants';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const LAYERS = '@layer oct.tokens, oct.reset, oct.prose, oct.components, oct.utilities;';

test.each(files)('%s begins with the order of the layers', (file) => {
  expect(read(file).split('\n', 1)[0]).toBe(LAYERS);
});

test('every stylesheet is part of the whole', () => {
  const imported = [...read('styles/styles.css').matchAll(/@import '(.+?)'/g)].map(([, path]) =>
    relative(root, join(root, 'styles', path!)),
  );
  expect(imported.toSorted()).toEqual(
    files.filter((file) => basename(file) !== 'styles.css').toSorted(),
  );
});

test('each has a name of its own, as all are published in one folder', () => {
  const names = files.map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

// What Markdown and the highlighter make has names of their own.
const ofComponents = files.filter((file) => !/styles\/(?:prose|code)\.css$/.test(file));

test.each(ofComponents)('%s names only classes and properties of the theme', (file) => {
  const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
  const classes = [...css.matchAll(/(?<![\w)\d])\.([a-z][\w-]*)/g)].map(([, name]) => name!);
  expect(classes.filter((name) => !name.startsWith('oct-') && name !== 'dark')).toEqual([]);
  const declared = [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!);
  expect(declared.filter((name) => !/^--(?:oct-|_)/.test(name))).toEqual([]);
});

test('widths at which the layout changes are those of the specification', () => {
  const { MOBILE_BREAKPOINT, TABLET_BREAKPOINT, DESKTOP_BREAKPOINT } = constants;
  const layout = [
    'layout/layout.css',
    'navbar/navbar.css',
    'styles/tokens.css',
    'styles/utilities.css',
  ];
  const used = layout.flatMap((file) =>
    [...read(file).matchAll(/width [<>]=? (\d+)px/g)].map(([, width]) => Number(width)),
  );
  expect(used.length).toBeGreaterThan(0);
  const known: number[] = [MOBILE_BREAKPOINT, TABLET_BREAKPOINT, DESKTOP_BREAKPOINT];
  expect(used.filter((width) => !known.includes(width))).toEqual([]);
});

test('heights of the bars are those of the specification', () => {
  const tokens = read('styles/tokens.css');
  const heights = [...tokens.matchAll(/--oct-navbar-height: (\d+)px/g)].map(([, height]) =>
    Number(height),
  );
  expect(heights).toEqual([constants.NAVBAR_HEIGHT, constants.NAVBAR_HEIGHT_MOBILE]);
  expect(read('layout/layout.css')).toContain(
    `--oct-sidebar-menu-height: ${constants.SIDEBAR_MENU_HEIGHT}px`,
  );
  expect(tokens).toContain(`--oct-z-popover: ${constants.POPOVER_Z_INDEX};`);
  expect(tokens).toContain(`--oct-z-tooltip: ${constants.TOOLTIP_Z_INDEX};`);
});
