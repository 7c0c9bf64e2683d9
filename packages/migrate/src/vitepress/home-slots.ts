import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { positionAt, type SourceLocation } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { findMdxImports } from '../markdown/imports';
import { type Migration, report } from '../migration';
import { CONTENT_FOLDER } from '../tree/content-tree';
import { parsePage } from '../tree/page-frontmatter';

/** Slots of VitePress home pages with the slot of the Octavo layout at the same place, in their order on the page. */
const SLOTS: ReadonlyMap<string, string> = new Map([
  ['home-hero-before', 'heroBefore'],
  ['home-hero-info-before', 'heroBefore'],
  ['home-hero-info', 'heroBefore'],
  ['home-hero-info-after', 'heroAfter'],
  ['home-hero-actions-after', 'heroAfter'],
  ['home-hero-image', 'heroAfter'],
  ['home-hero-after', 'heroAfter'],
  ['home-features-before', 'featuresBefore'],
  ['home-features-after', 'featuresAfter'],
]);

interface FoundSlot {
  name: string;
  /** Markup, or `undefined` if a function renders the slot. */
  markup: string | undefined;
  location: SourceLocation;
}

/** Nested components that are replaced with their templates. */
const MAX_DEPTH = 3;
const SLOT_TAG = /<template\b([^>]*?)\s(?:#|v-slot:)(home-[\w-]+)([^>]*)>/g;
const SLOT_FUNCTION =
  /(['"])(home-[\w-]+)\1\s*:\s*(?:\(\s*\)\s*=>\s*\[?\s*h\(\s*([A-Z]\w*)\s*\)\s*\]?\s*(?=[,}]))?/g;
/** Markup that needs Vue, or files whose paths are relative to the component. */
const NOT_STATIC =
  /\{\{|<[^>]*\s(?:v-|[:@#])\w|<\/?(?:[A-Z]|[a-z]\w*-|(?:slot|component|template|script|style|pre)\b)|\s(?:src|href)=["']?[.@~]/;

/** Reads the static content of home page slots in a VitePress theme. Reports all slots. */
export function readHomeSlots(themeFolder: string, migration: Migration): string[] {
  const paths = globSync(['**/*.{vue,ts,mts,js,mjs,tsx,jsx}'], {
    cwd: themeFolder,
    ignore: ['**/node_modules/**'],
  });
  const slots = paths.toSorted().flatMap((path) => findSlots(join(themeFolder, path)));
  const order = [...SLOTS.keys()];
  slots.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return slots.flatMap(({ name, markup, location }) => {
    if (markup !== undefined && !NOT_STATIC.test(markup)) {
      report(
        migration,
        location,
        `The content of the slot \`${name}\` is part of the home pages.`,
        `Edit it in index.md in ${CONTENT_FOLDER}. Its styles were not migrated.`,
        'cosmetic',
      );
      return [toMarkdown(markup)];
    }
    report(
      migration,
      location,
      `The slot \`${name}\` of the home page was not migrated, because its content is not static.`,
      `Write the content in index.md, or add it as a React component to the slot \`${SLOTS.get(name)}\` of \`Layout\`: octavo wrap Layout.`,
      'readers',
    );
    return [];
  });
}

/** Adds the content of slots to a converted page, if it is a home page. */
export function addHomeSlots(text: string, slots: readonly string[]): string {
  const { data, body } = parsePage(text);
  if (slots.length === 0 || data.pageType !== 'home') return text;
  const head = text.slice(0, text.length - body.length).trimEnd();
  return `${[head, ...slots, body.trim()].filter(Boolean).join('\n\n')}\n`;
}

function findSlots(file: string): FoundSlot[] {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const text = blankComments(source);
  const locate = (index: number) => ({ file, ...positionAt(index, source) });
  const slots: FoundSlot[] = [];
  for (const match of text.matchAll(SLOT_TAG)) {
    const [tag, before = '', name = '', after = ''] = match;
    const start = match.index + tag.length;
    // Other attributes are conditions, or props of the slot.
    const isPlain = `${before}${after}`.trim() === '';
    const inner = isPlain ? text.slice(start, findTemplateEnd(text, start)) : undefined;
    slots.push({
      name,
      markup: inner && inlineComponents(inner, file),
      location: locate(match.index),
    });
  }
  for (const { index, 2: name = '', 3: component } of text.matchAll(SLOT_FUNCTION))
    slots.push({
      name,
      markup: component && inlineComponents(`<${component} />`, file),
      location: locate(index),
    });
  return slots.filter(({ name }) => SLOTS.has(name));
}

/** Replaces components without props with the templates of their files. */
function inlineComponents(markup: string, file: string, depth = 0): string {
  if (depth >= MAX_DEPTH) return markup;
  const imports = findMdxImports(readFileSync(file, 'utf8'));
  return markup.replace(/<([A-Z]\w*)\s*(?:\/>|><\/\1>)/g, (element, name: string) => {
    const found = imports.find(({ names }) => names.get('default') === name);
    const target = found && join(dirname(file), found.specifier);
    if (!target?.endsWith('.vue') || !found!.specifier.startsWith('.') || !existsSync(target))
      return element;
    const text = blankComments(readFileSync(target, 'utf8').replaceAll('\r\n', '\n'));
    const [open] = /^<template>/m.exec(text) ?? [];
    if (open === undefined) return element;
    const start = text.search(/^<template>/m) + open.length;
    return inlineComponents(text.slice(start, findTemplateEnd(text, start)), target, depth + 1);
  });
}

/** Replaces comments with spaces, so that positions stay the same. */
function blankComments(source: string): string {
  return source.replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}

/** Returns the index of the closing tag of a `template` element. */
function findTemplateEnd(text: string, start: number): number {
  let depth = 1;
  for (const match of text.slice(start).matchAll(/<(\/?)template\b[^>]*>/g)) {
    if (match[1]) depth--;
    else if (!match[0].endsWith('/>')) depth++;
    if (depth === 0) return start + match.index;
  }
  return text.length;
}

/** Returns markup as one HTML block, which blank lines would end. */
function toMarkdown(markup: string): string {
  const lines = markup
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return ['<div>', ...lines, '</div>'].join('\n');
}
