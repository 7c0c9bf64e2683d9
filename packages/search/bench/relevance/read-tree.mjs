// Reads the pages of any content root as index entries, without building a site.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createMdxOptions } from '@octavo/mdx-plugins';
import { createFormatAwareProcessors } from '@octavo/mdx-plugins/compiler';
import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import { collectMentions } from '@octavo/search/indexer';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/relevance/', import.meta.url));
/** Folders without pages. */
const SKIPPED = new Set(['node_modules', 'public', 'shared', 'components']);
/** Folders that `search.weight` ranks lower by default, with their weight. */
const WEIGHTS = [/(?:^|\/)(?:blog|releases)\//, 0.5];

/**
 * Returns the index entries of a language, with `file`, the path of the page relative to the content root.
 *
 * @param root folder with one subfolder per language, or with the pages of the first language and subfolders for others
 */
export async function readTree(root, lang) {
  const folder = existsSync(join(root, lang)) ? join(root, lang) : root;
  const languages = new Set(['en', 'zh'].filter((name) => existsSync(join(root, name))));
  const files = readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => /\.mdx?$/.test(path))
    .filter((path) => !path.split('/').some((part) => SKIPPED.has(part)))
    .filter((path) => folder !== root || !languages.has(path.split('/')[0]))
    .sort();
  const sources = files.map((path) => readFileSync(join(folder, path), 'utf8'));
  const key = createHash('sha256').update(JSON.stringify([root, lang, files, sources]));
  const cached = join(CACHE, `${key.update(getCompilerVersion()).digest('hex').slice(0, 16)}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'));

  const compile = createCompiler(root, folder, lang);
  const entries = [];
  const linksByRoute = new Map();
  for (const [index, file] of files.entries()) {
    const content = await compile(join(folder, file), sources[index]).catch((error) => {
      process.stderr.write(`${lang}/${file}: ${String(error.reason ?? error).split('\n')[0]}\n`);
    });
    if (!content || content.frontmatter.pageType === 'home' || content.frontmatter.search === false)
      continue;
    const routePath = toRoutePath(`/${file}`);
    const { keywords, sections = {} } = Object(content.frontmatter.search);
    linksByRoute.set(routePath, content.links);
    entries.push({
      id: routePath,
      title: plainText(content.title ?? content.headingTitle ?? routePath.split('/').at(-1)),
      content: content.text,
      toc: content.toc.map((heading) => ({ ...heading, keywords: sections[heading.id] })),
      routePath,
      lang,
      version: '',
      file,
      ...(content.frontmatter.description ? { description: content.frontmatter.description } : {}),
      ...(keywords ? { keywords } : {}),
      ...(WEIGHTS[0].test(file) ? { weight: WEIGHTS[1] } : {}),
    });
  }
  const mentions = collectMentions(
    [...linksByRoute].flatMap(([from, links]) =>
      links.flatMap(({ resolved, sentence }) => {
        const path = resolved.replace(/[?#].*/, '');
        const to = [path, `${path}/`, path.replace(/\/$/, '')].find((to) => linksByRoute.has(to));
        return sentence && to ? [{ from, to, sentence }] : [];
      }),
    ),
  );
  for (const entry of entries)
    if (mentions.has(entry.routePath)) entry.mentions = mentions.get(entry.routePath);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, JSON.stringify(entries));
  return entries;
}

/**
 * Returns the index entries of several trees as one site, with the number of the tree at the start of each route path.
 *
 * @param count maximum number of pages, with an equal share of each tree
 */
export async function readEntries(roots, lang, count) {
  const trees = await Promise.all(roots.map((root) => readTree(resolve(root), lang)));
  const total = trees.reduce((sum, { length }) => sum + length, 0);
  const share = Math.min(1, count / total);
  return trees.flatMap((tree, number) =>
    tree
      .filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share))
      .map(({ file: _, ...entry }) => {
        const routePath = `/${number}${entry.routePath}`;
        return { ...entry, id: routePath, routePath };
      }),
  );
}

function createCompiler(root, folder, lang) {
  let page;
  const { process: run } = createFormatAwareProcessors(
    createMdxOptions({
      root: folder,
      langOf: () => lang,
      highlight: false,
      transformSource: toCommonMarkdown,
      resolveLink: (href, fromFile) => {
        if (/^(?:[a-z]+:|#|\/\/)/i.test(href)) return href;
        const [, path, rest] = /^([^?#]*)(.*)$/s.exec(href);
        const file = path.startsWith('/')
          ? path
          : `/${relative(folder, resolve(dirname(fromFile), path))}`;
        return (
          toRoutePath(file.startsWith(`/${lang}/`) ? file.slice(lang.length + 1) : file) + rest
        );
      },
      resolveImport: (specifier, fromFile) => {
        if (specifier.startsWith('.')) return resolve(dirname(fromFile), specifier);
        // Aliases such as `@en/shared/note.mdx` refer to the folder of a language.
        const alias = /^@(en|zh)\//.exec(specifier);
        return alias ? join(root, alias[1], specifier.slice(alias[0].length)) : undefined;
      },
      onPage: (compiled) => {
        page = compiled;
      },
    }),
  );
  return async (path, value) => {
    await run({ path, value });
    return page.content;
  };
}

/** Returns the route path of a file, or of a link to it. */
function toRoutePath(file) {
  return file.replace(/\.(?:mdx?|html)$/, '').replace(/(^|\/)index$/, '$1');
}

/** Removes what other tools add to Markdown: their frontmatter keys, and self-closing Vue components, which HTML keeps open. */
function toCommonMarkdown(source) {
  const [, frontmatter = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  const kept = frontmatter.match(/^(?:title|description|pageType|search):.*(?:\n[ \t].*)*/gm) ?? [];
  const body = frontmatter === '' ? source : source.slice(frontmatter.length + 9);
  const markdown = body.replace(/<([A-Z]\w*)\b[^<>]*\/>/g, '');
  return kept.length > 0 ? `---\n${kept.join('\n')}\n---\n\n${markdown}` : markdown;
}

/** Returns a value that changes when the compiler is built again. */
function getCompilerVersion() {
  const entry = fileURLToPath(import.meta.resolve('@octavo/mdx-plugins'));
  return createHash('sha256').update(readFileSync(entry)).digest('hex');
}
