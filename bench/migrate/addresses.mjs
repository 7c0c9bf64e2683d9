import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

const slugify = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the tags in the frontmatter of a page, as a list in brackets or of lines. */
function readTags(source) {
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
  const inline = /^tags:[ \t]*\[([^\]]*)\]/m.exec(head)?.[1].split(',');
  const lines = /^tags:[ \t]*\r?\n((?:[ \t]*- .*(?:\r?\n|$))+)/m.exec(head)?.[1].split(/\s*- /);
  return (inline ?? lines ?? []).map((tag) => slugify(tag.replace(/["']/g, ''))).filter(Boolean);
}

/** Returns the pages of a list after the first. */
const paginate = (base, count, perPage) =>
  Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) =>
    path.posix.join(base, `page/${index + 2}`),
  );

/** Returns the paths of the lists that Docusaurus generates for posts or documents. */
function listPaths(kind, pages) {
  const counts = new Map();
  for (const tag of pages.flatMap(({ source }) => [...new Set(readTags(source))]))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts].flatMap(([tag, count]) => [
    `tags/${tag}`,
    ...paginate(`tags/${tag}`, count, POSTS_PER_PAGE),
  ]);
  const byTag = counts.size > 0 ? ['tags', ...tags] : [];
  if (kind === 'docs') return byTag;
  if (pages.length === 0) return [];
  const feeds = ['rss.xml', 'atom.xml'];
  return ['', 'archive', ...byTag, ...paginate('', pages.length, POSTS_PER_PAGE), ...feeds];
}

const POSTS_PER_PAGE = 10;

/** Returns the paths of the pages and endpoints that code renders, with their files. */
function codePaths(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.(?:astro|[jt]sx?)$/.test(file) && !/(?:^|\/)_|\.module\./.test(file))
    .map((file) => ({ file, route: file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1') }));
}

/**
 * Compares the addresses of the original site with the output: of all pages, generated lists, and pages that code
 * renders. The rules are those of the original tool.
 *
 * @param report - the report of the migration
 * @returns the number of addresses, those without a page or redirect that the report names, and all others
 */
export function compareAddresses(name, folder, dist, report) {
  const files = new Map();
  const add = (prefix, route, file) =>
    files.set(path.posix.join('/', prefix, route).replace(/\/$/, ''), file);
  for (const [kind, pages, prefix, excluded] of ADDRESSES[name]) {
    if (kind === 'code') {
      for (const { file, route } of codePaths(path.join(folder, pages)))
        add(prefix, route, path.join(pages, file));
      continue;
    }
    const published = findPages(path.join(folder, pages))
      .filter((file) => !file.split('/').includes(excluded))
      .map((file) => ({ file, source: readFileSync(path.join(folder, pages, file), 'utf8') }))
      .filter(({ source }) => !/^(?:draft|unlisted): true$/m.test(source));
    for (const { file, source } of published)
      add(prefix, ROUTES[kind](file.replace(/\.mdx?$/, ''), source), path.join(pages, file));
    if (kind === 'docs' || kind === 'blog')
      for (const route of listPaths(kind, published)) add(prefix, route);
  }
  const unanswered = [...files].filter(
    ([address]) =>
      ![`${address}.html`, `${address}/index.html`, address].some((file) =>
        statSync(path.join(dist, file), { throwIfNoEntry: false })?.isFile(),
      ),
  );
  const isNamed = ([address, file]) =>
    new RegExp(`(?:^|[\\s,/])${escapeRegExp(address)}(?=[\\s,.:]|$)`, 'm').test(report) ||
    (file !== undefined && (report.includes(file) || isEndpointNamed(file, report))) ||
    (/\.xml$/.test(address) && report.includes(`The feeds of ${path.posix.dirname(address)}/`));
  return {
    addresses: files.size,
    named: unanswered.filter(isNamed).map(([address]) => address),
    missing: unanswered.filter((entry) => !isNamed(entry)).map(([address]) => address),
  };
}

/** Checks whether the report names the endpoints in the first folder of `src/pages`. */
const isEndpointNamed = (file, report) => {
  const section = /(?:^|\/)(src\/pages\/(?:[^/]+\/)?)/.exec(file)?.[1];
  return section !== undefined && report.includes(`The endpoints in ${section} were`);
};

const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
