import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ADDRESSES } from './sites.mjs';

const IGNORED = new Set(['node_modules', 'public', 'dist', 'content', 'components', 'fragments']);

/** Returns the paths of the pages in a folder, relative to it. */
function findPages(folder, inside = '') {
  return readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(inside, entry.name);
    if (/^[._]/.test(entry.name) || IGNORED.has(entry.name)) return [];
    if (entry.isDirectory()) return findPages(folder, file);
    return /\.mdx?$/.test(entry.name) ? [file] : [];
  });
}

const readKey = (source, key) =>
  new RegExp(`^${key}:[ \\t]*(['"]?)(.+?)\\1[ \\t]*$`, 'm').exec(
    /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '',
  )?.[2];

const DATE = /^(.*?)(\d{4})[-/](\d{2})[-/](\d{2})[-/]?(.*)$/;

/** Functions that return the route of a page in the original tool, from its path without an extension, and its source. */
const ROUTES = {
  file: (name) => name.replace(/(^|\/)index$/, '$1'),
  starlight: (name, source) =>
    readKey(source, 'slug') ??
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}/_ -]/gu, '')
      .replaceAll(' ', '-')
      .replace(/(^|\/)index$/, '$1'),
  docs(name, source) {
    const parts = name.split('/').map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=[^\d\s])/, ''));
    const slug = readKey(source, 'slug');
    if (slug?.startsWith('/')) return slug;
    const last = parts.pop();
    if (slug) return path.posix.join(...parts, slug);
    const isIndex = /^(?:index|readme)$/i.test(last) || last === parts.at(-1);
    return [...parts, ...(isIndex ? [] : [readKey(source, 'id') ?? last])].join('/');
  },
  blog(name, source) {
    const slug = readKey(source, 'slug');
    if (slug) return slug;
    const [, before = '', year, month, day, after] = DATE.exec(name.replace(/\/index$/, '')) ?? [];
    return year ? `${year}/${month}/${day}/${before}${after}` : name;
  },
};

/**
 * Compares the addresses of all original pages with the output. The rules are those of the original tool.
 *
 * @returns the number of addresses, and those without a page or redirect
 */
export function compareAddresses(name, folder, dist) {
  const addresses = new Set();
  for (const [kind, pages, prefix, excluded] of ADDRESSES[name])
    for (const file of findPages(path.join(folder, pages))) {
      if (file.split('/').includes(excluded)) continue;
      const source = readFileSync(path.join(folder, pages, file), 'utf8');
      if (/^(?:draft|unlisted): true$/m.test(source)) continue;
      const route = ROUTES[kind](file.replace(/\.mdx?$/, ''), source);
      addresses.add(path.posix.join('/', prefix, route).replace(/\/$/, ''));
    }
  const missing = [...addresses].filter(
    (address) =>
      ![`${address}.html`, `${address}/index.html`].some((file) =>
        existsSync(path.join(dist, file)),
      ),
  );
  return { addresses: addresses.size, missing };
}
