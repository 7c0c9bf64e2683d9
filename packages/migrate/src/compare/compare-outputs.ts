import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OctavoError } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

/** Address of the old site that does not answer completely. */
export interface MissingAddress {
  /** Path of the URL, with the base of the site. */
  address: string;
  /** IDs of headings that the new page lacks. Empty if there is neither a page nor a redirect. */
  anchors: string[];
}

export interface Comparison {
  /** Number of addresses of the old site. */
  addresses: number;
  missing: MissingAddress[];
}

const HEADING_ID = /<h[1-6]\b[^>]*?\sid="([^"]+)"/g;
const ID = /\sid="([^"]+)"/g;
const REDIRECT = /<meta[^>]+http-equiv="?refresh/i;

/**
 * Compares the output of the old site with the new one. An address answers if the new site has a page or a redirect.
 *
 * @throws {OctavoError} `USAGE` if the old folder contains no HTML files
 */
export function compareOutputs(old: string, output: string, base: string): Comparison {
  const paths = existsSync(old)
    ? globSync(['**/*.html'], { cwd: old, ignore: ['404.html', '**/404.html'] }).sort()
    : [];
  if (paths.length === 0)
    throw new OctavoError('USAGE', `No HTML files found in ${old}.`, {
      hint: 'Pass the output folder of the original tool as --compare.',
    });
  const missing = paths.flatMap((path): MissingAddress[] => {
    const address = base.replace(/\/$/, '') + toAddress(path);
    const page = findPage(path, output);
    if (page === undefined) return [{ address, anchors: [] }];
    const html = readFileSync(page, 'utf8');
    if (REDIRECT.test(html)) return [];
    const ids = new Set([...html.matchAll(ID)].map(([, id]) => id!));
    const source = readFileSync(join(old, path), 'utf8');
    const anchors = [...source.matchAll(HEADING_ID)].map(([, id]) => id!);
    const lost = [...new Set(anchors)].filter((id) => !ids.has(id));
    return lost.length > 0 ? [{ address, anchors: lost }] : [];
  });
  return { addresses: paths.length, missing };
}

function toAddress(path: string): string {
  return `/${path.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Finds the file that servers return for the address of an HTML file. */
function findPage(path: string, output: string): string | undefined {
  const name = path.replace(/(?:\/?index)?\.html$/, '');
  return [path, `${name}.html`, join(name, 'index.html')]
    .map((candidate) => join(output, candidate))
    .find((file) => existsSync(file));
}
