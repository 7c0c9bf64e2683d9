import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { codeFrame } from '@octavo/mdx-plugins/messages';
import { glob } from 'tinyglobby';
import * as z from 'zod';

import { placeOf, readJson } from '../../files/read-json';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import type { MetaEntry, NavFiles } from '../../model/nav-files';
import { byCodeUnit } from './by-code-unit';

const headers = z.array(z.number().int().min(1).max(6)).optional();
const label = z.string().min(1);
const shared = { tag: z.string().optional(), context: z.string().optional() };
const folding = { collapsible: z.boolean().optional(), collapsed: z.boolean().optional() };

type CustomLink = Omit<Extract<MetaEntry, { type: 'custom-link' }>, 'type'>;

const customLink = z.object({
  type: z.literal('custom-link').optional(),
  label,
  link: z.string().optional(),
  ...shared,
  ...folding,
  get items(): z.ZodOptional<z.ZodArray<z.ZodType<CustomLink>>> {
    return z.array(customLink as z.ZodType<CustomLink>).optional();
  },
});

const metaEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('file'),
    name: label,
    label: label.optional(),
    overviewHeaders: headers,
    ...shared,
  }),
  z.object({
    type: z.enum(['dir', 'dir-section-header']),
    name: label,
    label: label.optional(),
    overviewHeaders: headers,
    ...shared,
    ...folding,
  }),
  z.object({ type: z.literal('divider'), dashed: z.boolean().optional() }),
  z.object({ type: z.literal('section-header'), label, tag: z.string().optional() }),
  customLink.extend({ type: z.literal('custom-link') }),
]);

/** Read every `_meta.json` and `_nav.json` of the content. */
export async function readNavFiles({
  root,
}: SiteConfig): Promise<{ files: NavFiles; problems: Problem[] }> {
  const paths = await glob(['**/_meta.json', '**/_nav.json'], {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  const files: NavFiles = { metas: new Map(), navs: new Map() };
  const problems: Problem[] = [];
  for (const path of paths.map((name) => name.replace(/\\/g, '/')).sort(byCodeUnit)) {
    const file = join(root, path);
    const source = await readFile(file, 'utf8');
    const { value, problem } = readJson(file, source);
    if (problem) {
      problems.push(problem);
      continue;
    }
    const folder = dirname(path) === '.' ? '' : dirname(path);
    if (!Array.isArray(value)) {
      problems.push({
        file,
        line: 1,
        column: 1,
        message: `Expected an array of entries, got ${typeof value}.`,
      });
    } else if (path.endsWith('_nav.json')) {
      files.navs.set(folder, { file, source, items: value });
    } else {
      problems.push(...value.flatMap((entry) => checkEntry(entry, file, source)));
      files.metas.set(folder, { file, source, entries: value as (MetaEntry | string)[] });
    }
  }
  return { files, problems };
}

function checkEntry(entry: unknown, file: string, source: string): Problem[] {
  if (typeof entry === 'string') return [];
  const result = metaEntry.safeParse(entry);
  if (result.success) return [];
  const place = placeOfEntry(entry, source);
  return result.error.issues.map((issue) => ({
    file,
    ...place,
    message: `Expected a sidebar entry, got ${JSON.stringify(entry)}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}.`,
    frame: codeFrame(source, place.line, place.column),
    hint: 'An entry is a file name, or an object whose type is "file", "dir", "divider", "section-header" or "custom-link".',
  }));
}

/** Where an entry stands in its file: at the first string in it that names it. */
export function placeOfEntry(entry: unknown, source: string): { line: number; column: number } {
  const fields = entry as {
    name?: unknown;
    label?: unknown;
    link?: unknown;
    text?: unknown;
    type?: unknown;
  };
  const name =
    typeof entry === 'string'
      ? entry
      : (fields?.name ?? fields?.link ?? fields?.label ?? fields?.text ?? fields?.type);
  const at = Math.max(0, source.indexOf(JSON.stringify(name)));
  return placeOf(at, source);
}
