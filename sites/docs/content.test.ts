import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';

import { headingId, parsePage } from '../../packages/cli/src/examples/fences';

/** The content folder as path → text, so that the checks can be tried on a broken one. */
type Tree = ReadonlyMap<string, string>;

interface Page {
  route: string;
  depths: number[];
  ids: string[];
  fences: string[];
  links: string[];
  hasDescription: boolean;
}

const LANGS = ['en', 'zh'] as const;

function readTree(root: string): Tree {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:mdx|json)$/.test(path) && !/^\w+\/shared\//.test(path));
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function routeOf(path: string): string {
  return `/${path.replace(/\.mdx$/, '')}`.replace(/\/index$/, '/');
}

function readPage(path: string, source: string): Page {
  const page: Page = {
    route: routeOf(path),
    depths: [],
    ids: [],
    fences: [],
    links: [],
    hasDescription: false,
  };
  const slugger = new GithubSlugger();
  visit(parsePage(source), (node) => {
    if (node.type === 'heading') {
      page.depths.push(node.depth);
      page.ids.push(headingId(node, slugger));
    } else if (node.type === 'code') {
      page.fences.push([node.lang, node.meta ?? '', node.value].join('\n'));
    } else if (node.type === 'link') {
      page.links.push(node.url);
    } else if (node.type === 'yaml') {
      page.hasDescription = /^description: ./m.test(node.value);
      page.links.push(...[...node.value.matchAll(/\blink: (\S+)/g)].map(([, link]) => link!));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
        if (typeof attribute.value === 'string') page.links.push(attribute.value);
      }
    }
  });
  return page;
}

function pagesOf(tree: Tree, lang: string): Map<string, Page> {
  const own = [...tree].filter(([path]) => path.startsWith(`${lang}/`) && path.endsWith('.mdx'));
  return new Map(
    own.map(([path, source]) => {
      const inLang = path.slice(lang.length + 1);
      return [inLang, readPage(inLang, source)];
    }),
  );
}

/** Pages, heading ids and fences that differ between the languages. */
function parityProblems(tree: Tree): string[] {
  const [en, zh] = LANGS.map((lang) => pagesOf(tree, lang)) as [
    Map<string, Page>,
    Map<string, Page>,
  ];
  const problems: string[] = [];
  for (const path of new Set([...en.keys(), ...zh.keys()])) {
    const [left, right] = [en.get(path), zh.get(path)];
    if (!left || !right) {
      problems.push(`${left ? 'zh' : 'en'}/${path}: missing`);
      continue;
    }
    for (const part of ['ids', 'depths', 'fences'] as const) {
      const length = Math.max(left[part].length, right[part].length);
      const at = Array.from({ length }, (_, i) => i).find((i) => left[part][i] !== right[part][i]);
      if (at === undefined) continue;
      problems.push(`${path}: ${part}[${at}] is ${left[part][at]} in en, ${right[part][at]} in zh`);
    }
  }
  return problems;
}

/** Feeds, which the plugin for releases writes. The build checks that links to them have a target. */
const FEED = /\/(?:rss\.xml|atom\.xml|feed\.json)$/;

/** Where a link of a page leads, as route and hash; nothing when it leads to a feed or leaves the site. */
function targetOf(link: string, path: string): { route: string; hash: string } | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link) || FEED.test(link)) return undefined;
  const [target = '', hash = ''] = link.split('#');
  if (target === '') return { route: routeOf(path), hash };
  if (target.startsWith('/')) return { route: target, hash };
  return { route: routeOf(posix.join(posix.dirname(path), target)), hash };
}

function linkProblems(tree: Tree): string[] {
  const problems: string[] = [];
  for (const lang of LANGS) {
    const pages = pagesOf(tree, lang);
    const idsByRoute = new Map([...pages.values()].map((page) => [page.route, page.ids]));
    const nav = JSON.parse(tree.get(`${lang}/_nav.json`) ?? '[]') as { link: string }[];
    const links = [...pages].flatMap(([path, page]) => page.links.map((link) => ({ path, link })));
    links.push(...nav.map(({ link }) => ({ path: '_nav.json', link })));
    for (const { path, link } of links) {
      const target = targetOf(link, path);
      if (!target) continue;
      const ids = idsByRoute.get(target.route);
      if (!ids) problems.push(`${lang}/${path}: no page for ${link}`);
      else if (target.hash && !ids.includes(decodeURIComponent(target.hash)))
        problems.push(`${lang}/${path}: no heading for ${link}`);
    }
  }
  return problems;
}

type MetaEntry = string | { type: string; name?: string };

function metaNames(tree: Tree, folder: string): string[] {
  const entries = JSON.parse(tree.get(`${folder}/_meta.json`) ?? '[]') as MetaEntry[];
  return entries.flatMap((entry) => (typeof entry === 'string' ? entry : (entry.name ?? [])));
}

/** Entries without a page or folder, pages and folders without an entry, and lists that differ. */
function metaProblems(tree: Tree): string[] {
  const problems: string[] = [];
  const children = new Map<string, Set<string>>();
  for (const path of tree.keys()) {
    const parts = path.replace(/\.mdx$/, '').split('/');
    for (let i = 2; i < parts.length; i++) {
      if (parts[i] === '_meta.json') continue;
      const folder = parts.slice(0, i).join('/');
      children.set(folder, (children.get(folder) ?? new Set()).add(parts[i]!));
    }
  }
  for (const [folder, present] of children) {
    const names = metaNames(tree, folder);
    const parent = posix.dirname(folder);
    // An index that is not listed is reached through the folder's own entry.
    const needed = [...present].filter(
      (name) => name !== 'index' || !metaNames(tree, parent).includes(posix.basename(folder)),
    );
    for (const name of names)
      if (!present.has(name)) problems.push(`${folder}: no file for ${name}`);
    for (const name of needed)
      if (!names.includes(name)) problems.push(`${folder}: no entry for ${name}`);
    const twin = folder.replace(/^en\//, 'zh/');
    if (metaNames(tree, twin).join() !== names.join())
      problems.push(`${folder}: order differs in zh`);
  }
  return problems;
}

/** Pages without a description, and documents that do not have exactly one first-level heading. */
function pageProblems(tree: Tree): string[] {
  return LANGS.flatMap((lang) =>
    [...pagesOf(tree, lang)].flatMap(([path, page]) => {
      const titles = page.depths.filter((depth) => depth === 1).length;
      return [
        ...(page.hasDescription ? [] : [`${lang}/${path}: no description`]),
        ...(titles === (path === 'index.mdx' ? 0 : 1) ? [] : [`${lang}/${path}: ${titles} titles`]),
      ];
    }),
  );
}

const TEST_OPTIONS =
  'root name include exclude setupFiles update globals passWithNoTests includeSource testNamePattern retry testTimeout hookTimeout maxConcurrency pool isolate testEnvironment clearMocks resetMocks restoreMocks unstubEnvs unstubGlobals reporters slowTestThreshold printConsoleTrace onConsoleLog disableConsoleIntercept' +
  ' projects extends globalSetup forceRerunTriggers onlyFailures bail silent hideSkippedTests hideSkippedTestFiles detectAsyncLeaks logHeapUsage snapshotFormat resolveSnapshotPath env browser federation coverage expect chaiConfig includeTaskLocation';
const BUILD_OPTIONS = 'plugins source output resolve tools dev performance';

describe('content', () => {
  const tree = readTree(join(import.meta.dirname, 'content'));

  test('both languages have the same pages, headings and fences', () => {
    expect(parityProblems(tree)).toEqual([]);
  });

  test('every link leads to a page and a heading', () => {
    expect(linkProblems(tree)).toEqual([]);
  });

  test('the meta files list what is there', () => {
    expect(metaProblems(tree)).toEqual([]);
  });

  test('every page has a description and one title', () => {
    expect(pageProblems(tree)).toEqual([]);
  });

  test('every option has a page', () => {
    const routes = new Set([...pagesOf(tree, 'en').values()].map((page) => page.route));
    const wanted = [
      ...TEST_OPTIONS.split(' ').map((name) => `/config/test/${name}`),
      ...BUILD_OPTIONS.split(' ').map((name) => `/config/build/${name}`),
    ];
    expect(wanted.filter((route) => !routes.has(route))).toEqual([]);
  });
});

describe('the badges of options on the overview page', () => {
  const LONGEST = 22;
  const options = [...readTree(join(import.meta.dirname, 'content'))].filter(([path]) =>
    /\/config\/\w+\/\w+\.mdx$/.test(path),
  );

  test.each(options)('%s repeats a short default of the page', (_, source) => {
    const [, value] =
      /^- \*\*(?:Default:\*\*|默认值\*\*：) ?(`[^`]+`)$/m.exec(source.split('\n## ')[0]!) ?? [];
    const [, badge] = /^overviewBadges: \[['"](?:Default:|默认) (.*)['"]\]$/m.exec(source) ?? [];
    expect(badge).toBe(value && value.length <= LONGEST ? value : undefined);
  });
});

describe('the checks on a broken tree', () => {
  const page =
    '---\ndescription: d\n---\n# A\n\n## Use it\n\n```ts title="a.ts"\nconst a = 1;\n```\n';
  const zhPage = page.replace('# A', '# 甲 {#a}').replace('## Use it', '## 用法 {#use-it}');
  const sound = new Map([
    ['en/guide/_meta.json', '["a"]'],
    ['zh/guide/_meta.json', '["a"]'],
    ['en/guide/a.mdx', page],
    ['zh/guide/a.mdx', zhPage],
  ]);
  const broken = (path: string, text: string) => new Map([...sound, [path, text]]);

  test('a sound tree has no problem', () => {
    const all = [parityProblems, linkProblems, metaProblems, pageProblems];
    expect(all.flatMap((check) => check(sound))).toEqual([]);
  });

  test.each([
    ['a page in one language', broken('en/guide/b.mdx', page), 'zh/guide/b.mdx: missing'],
    ['another heading id', broken('zh/guide/a.mdx', zhPage.replace('use-it', 'use')), 'ids[1]'],
    [
      'another heading level',
      broken('zh/guide/a.mdx', zhPage.replace('## 用', '### 用')),
      'depths[1]',
    ],
    ['another fence', broken('zh/guide/a.mdx', zhPage.replace('= 1', '= 2')), 'fences[0]'],
    ['another fence title', broken('zh/guide/a.mdx', zhPage.replace('a.ts', 'b.ts')), 'fences[0]'],
  ])('parity finds %s', (_, tree, problem) => {
    expect(parityProblems(tree).join()).toContain(problem);
  });

  test.each([
    ['[x](/guide/none)', 'no page for /guide/none'],
    ['[x](./none.mdx)', 'no page for ./none.mdx'],
    ['[x](/guide/a#none)', 'no heading for /guide/a#none'],
    ['[x](#none)', 'no heading for #none'],
    ['<Card href="/none" />', 'no page for /none'],
  ])('the link check finds %s', (link, problem) => {
    expect(linkProblems(broken('en/guide/a.mdx', `${page}\n${link}\n`)).join()).toContain(problem);
  });

  test.each(['[x](/guide/a#use-it)', '[x](./a.mdx)', '[x](#use-it)', '[x](https://a.test/none)'])(
    'the link check accepts %s',
    (link) => {
      expect(linkProblems(broken('zh/guide/a.mdx', `${zhPage}\n${link}\n`))).toEqual([]);
    },
  );

  test.each([
    ['["a", "b"]', 'no file for b'],
    ['[]', 'no entry for a'],
  ])('the meta check finds %s', (meta, problem) => {
    expect(metaProblems(broken('en/guide/_meta.json', meta)).join()).toContain(problem);
  });

  test('the page check finds a missing description and a second title', () => {
    expect(pageProblems(broken('en/guide/a.mdx', '# A\n\n# B\n'))).toEqual([
      'en/guide/a.mdx: no description',
      'en/guide/a.mdx: 2 titles',
    ]);
  });
});
