import type { PageData } from '@octavo/theme';
import { expect, test } from 'vitest';

import { compilePage } from '../testing/compile-page';
import { createBlogPages } from './blog-pages';
import { formatDay } from './dates';
import { createFeeds } from './feeds';
import { blog as blogPlugin } from './index';
import { escapeText, titleToMarkdown } from './markdown';
import { postFields } from './post-fields';
import { addNeighbors, findPosts, groupPosts, type PostSource, slugOf } from './posts';

const NAMES = new Set(['en', 'zh', 'v1']);

function page(relativePath: string, frontmatter: object, title = 'Title'): PostSource {
  const route = relativePath
    .replace(/^en\//, '')
    .replace(/^v1\/en\//, 'v1/')
    .replace(/\.mdx?$/, '');
  const lang = relativePath.includes('zh/') ? 'zh' : 'en';
  return { relativePath, routePath: `/${route}`, title, lang, frontmatter };
}

const find = (...pages: PostSource[]) => findPosts(pages, 'blog', NAMES);

test('finds the posts of each language and version, with the newest first', () => {
  const { blogs, undated } = find(
    page('en/blog/a.md', { date: '2026-01-01 23:00 -05:00' }),
    page('en/blog/2026/b.mdx', { date: '2026-01-02 01:00 +08:00' }),
    page('en/blog/c.md', { date: '2027-01-01' }),
    page('en/blog/d.md', {}),
    page('en/blog/e.md', { date: null }),
    page('zh/blog/a.md', { date: '2026-01-01' }),
    page('v1/en/blog/a.md', { date: '2026-01-01' }),
    { ...page('en/blog/a.md', { date: '2026-01-01' }), contentLang: 'en', lang: 'zh' },
    page('en/blog/draft.md', { date: '2026-01-01', draft: true }),
    page('en/blog/unlisted.md', { date: '2026-01-01', unlisted: true }),
    page('en/blog/index.mdx', { date: '2026-01-01' }),
    page('en/blog/tags/x.md', { date: '2026-01-01' }),
    page('zh/blog/README.md', {}),
    page('en/guide/blog/a.md', { date: '2026-01-01' }),
    page('en/blog.md', { date: '2026-01-01' }),
  );
  expect(
    blogs.map(({ lang, prefix, routePath, posts }) => [
      lang,
      prefix,
      routePath,
      ...posts.map(({ path, route }) => `${path} ${route}`),
    ]),
  ).toEqual([
    ['en', 'en/', '/blog/', 'c.md /blog/c', 'a.md /blog/a', '2026/b.mdx /blog/2026/b'],
    ['zh', 'zh/', '/zh/blog/', 'a.md /blog/a'],
    ['en', 'v1/en/', '/v1/blog/', 'a.md /blog/a'],
  ]);
  expect(undated.map(({ relativePath }) => relativePath)).toEqual(['en/blog/d.md', 'en/blog/e.md']);
});

test('links posts with the older and the newer post by date, and list pages with none', () => {
  const { blogs } = find(
    page('en/blog/a.md', { date: '2026-01-01' }, 'A'),
    page('en/blog/c.md', { date: '2026-01-03' }, 'The `c`'),
    page('en/blog/b.md', { date: '2026-01-02' }, 'B'),
    page('zh/blog/a.md', { date: '2026-01-01' }, '甲'),
  );
  const sidebar = {
    prev: { text: 'Tags', link: '/blog/tags/' },
    next: { text: 'release', link: '/blog/tags/release' },
  };
  const add = (routePath: string, relativePath: string) =>
    addNeighbors({ ...sidebar, routePath, relativePath } as PageData, blogs, 'blog');
  const neighborsOf = (routePath: string, relativePath: string) => {
    const { prev, next } = add(routePath, relativePath)!;
    return [prev, next];
  };
  expect(neighborsOf('/blog/c', 'en/blog/c.md')).toEqual([
    { text: 'B', link: '/blog/b' },
    undefined,
  ]);
  expect(neighborsOf('/blog/b', 'en/blog/b.md')).toEqual([
    { text: 'A', link: '/blog/a' },
    { text: 'The `c`', link: '/blog/c' },
  ]);
  expect(neighborsOf('/blog/a', 'en/blog/a.md')).toEqual([
    undefined,
    { text: 'B', link: '/blog/b' },
  ]);
  for (const [routePath, relativePath] of [
    ['/zh/blog/a', 'zh/blog/a.md'],
    ['/blog/', 'en/blog/index.md'],
    ['/blog/tags/release', 'en/blog/tags/release.md'],
    ['/blog/undated', 'en/blog/undated.md'],
    // Fallbacks.
    ['/ar/blog/', 'en/blog/index.md'],
    ['/ar/blog/tags/release', 'en/blog/tags/release.md'],
  ] as const)
    expect(neighborsOf(routePath, relativePath), routePath).toEqual([undefined, undefined]);
  expect(add('/guide/start', 'en/guide/start.md')).toBeUndefined();
  expect(add('/guide/blog/a', 'en/guide/blog/a.md')).toBeUndefined();
});

test('links posts that are not translated with those by date in the language of the page', () => {
  const { blogs } = find(
    page('v1/en/blog/a.md', { date: '2026-01-01' }, 'V1'),
    page('en/blog/a.md', { date: '2026-01-01' }, 'A'),
    page('en/blog/b.md', { date: '2026-01-02' }, 'B'),
    page('en/blog/c.md', { date: '2026-01-03' }, 'C'),
    page('zh/blog/a.md', { date: '2026-01-01' }, '甲'),
  );
  const neighborsOf = (routePath: string, relativePath: string) => {
    const { prev, next } = addNeighbors({ routePath, relativePath } as PageData, blogs, 'blog')!;
    return [prev, next];
  };
  expect(neighborsOf('/ar/blog/b', 'en/blog/b.md')).toEqual([
    { text: 'A', link: '/ar/blog/a' },
    { text: 'C', link: '/ar/blog/c' },
  ]);
  expect(neighborsOf('/zh/blog/b', 'en/blog/b.md')).toEqual([
    { text: '甲', link: '/zh/blog/a' },
    { text: 'C', link: '/zh/blog/c' },
  ]);
  expect(neighborsOf('/v1/zh/blog/a', 'v1/en/blog/a.md')).toEqual([undefined, undefined]);
});

test('list pages link posts whose file name contains characters that have a meaning in links', () => {
  const { blogs } = find(
    page('en/blog/smile :).md', { date: '2026-01-03' }, 'S'),
    page('en/blog/100%.md', { date: '2026-01-02' }, 'P'),
    // The build reports this name. The link must not add a second error.
    page('en/blog/c#.md', { date: '2026-01-01' }, 'C'),
  );
  const [index] = createBlogPages(blogs[0]!, {
    folder: 'blog',
    title: 'Blog',
    isMissing: () => true,
  });
  expect(index!.content!.match(/(?<=^## ).*/gm)).toEqual([
    '[S](/blog/smile%20:%29)',
    '[P](/blog/100%25)',
    '[C](/blog/c%23)',
  ]);
});

test('ignores frontmatter of wrong types, which is reported elsewhere', () => {
  const { blogs } = find(
    page('blog/a.md', { date: 5, tags: 'x', authors: [1, null, { name: 2 }], description: [] }),
    page('blog/b.md', { date: '2026-02-30', tags: ['a', 1], authors: 'Ada' }),
  );
  expect(blogs[0]!.posts.map(({ tags, authors }) => [tags, authors])).toEqual([
    [[], []],
    [['a'], [{ name: 'Ada' }]],
  ]);
});

test('tags are names that can be file names', () => {
  const messagesOf = (value: unknown) => {
    const result = postFields.tags!['~standard'].validate(value);
    if (result instanceof Promise) throw new Error('The schema is asynchronous.');
    return result.issues?.map(
      ({ path, message }) =>
        `${path?.map((part) => (typeof part === 'object' ? part.key : part)).join('.') ?? ''}: ${message}`,
    );
  };
  for (const value of [undefined, [], ['C++', '发布']]) expect(messagesOf(value)).toBeUndefined();
  expect(messagesOf('x')).toEqual([': expected an array, got "x"']);
  expect(messagesOf(['a', 5, '++'])).toEqual([
    '1: expected a string, got 5',
    '2: expected a name with a letter or a digit, got "++"',
  ]);
});

test('names files after tags, and groups tags with the same name', () => {
  expect(['Release Notes', 'C++', 'C#', '发布', '../x', '!', 'Index', 'É'].map(slugOf)).toEqual([
    'release-notes',
    'c-plus-plus',
    'c-sharp',
    '发布',
    'x',
    '',
    'index-',
    'é',
  ]);
  const [{ posts } = { posts: [] }] = find(
    page('blog/a.md', { date: '2026-01-01', tags: ['Release', 'release', 'api'] }),
    page('blog/b.md', { date: '2026-01-02', tags: ['RELEASE'] }),
  ).blogs;
  expect(
    groupPosts(posts, ({ tags }) => tags).map(({ name, posts }) => [name, posts.length]),
  ).toEqual([
    ['api', 1],
    ['RELEASE', 2],
  ]);
});

test('converts titles and text to Markdown without other features', () => {
  expect(titleToMarkdown('Use `a*b` and **[x]** <T> {1} $5')).toBe(
    'Use `a*b` and **\\[x\\]** \\<T> \\{1\\} \\$5',
  );
  expect(['- a', '1. a', '# a', 'a\n\n# b', 'A & B &amp;', ':::note'].map(escapeText)).toEqual([
    '\\- a',
    '1\\. a',
    '\\# a',
    'a # b',
    'A & B \\&amp;',
    '\\:::note',
  ]);
});

test.each([
  'See www.example.com and WWW.example.com',
  'See https://example.com/a_b or http://example.com',
  'Write to ada@example.com or mailto:ada@example.com',
])('the text "%s" contains no links', async (text) => {
  const { content, html } = await compilePage(escapeText(text), {});
  expect(content.links).toEqual([]);
  expect(html).toEqual([`<p>${text}</p>`]);
});

test('formats the day as written', () => {
  expect(formatDay('2026-01-02 23:30 -08:00', 'en')).toBe('January 2, 2026');
  expect(formatDay('2026-01-02', 'zh')).toBe('2026年1月2日');
  expect(formatDay('yesterday', 'en')).toBe('yesterday');
  expect(formatDay('2026-01-02', 'not a tag')).toBe('2026-01-02');
});

const [blog] = find(
  page(
    'zh/blog/a.md',
    { date: '2026-01-02', tags: ['C++'], authors: [{ name: 'Ada', url: '/ada' }] },
    'A < `B` & C',
  ),
  page('zh/blog/b.md', { date: '2026-01-01' }),
).blogs;

test('creates an index, pages of tags and authors, and a sidebar', () => {
  const options = { folder: 'blog', title: '博客: "新"', isMissing: () => true };
  const pages = createBlogPages(blog!, options);
  expect(pages.map(({ path, content }) => `${path}\n${content}`).join('\n')).toMatchInlineSnapshot(`
    "zh/blog/index.md
    ---
    title: "博客: \\"新\\""
    editLink: false
    feedback: false
    search: 0.3
    ---

    # 博客: "新"

    [标签](/blog/tags/) · [作者](/blog/authors/) · [RSS](/blog/rss.xml) · [Atom](/blog/atom.xml) · [JSON Feed](/blog/feed.json)

    ## [A \\< \`B\` & C](/blog/a)

    2026年1月2日 · Ada · C++

    ## [Title](/blog/b)

    2026年1月1日

    zh/blog/tags/index.md
    ---
    title: "标签"
    editLink: false
    feedback: false
    search: 0.3
    ---

    # 标签

    - [C++](/blog/tags/c-plus-plus) (1)

    zh/blog/tags/c-plus-plus.md
    ---
    title: "C++"
    editLink: false
    feedback: false
    search: 0.3
    ---

    # C++

    ## [A \\< \`B\` & C](/blog/a)

    2026年1月2日 · Ada · C++

    zh/blog/authors/index.md
    ---
    title: "作者"
    editLink: false
    feedback: false
    search: 0.3
    ---

    # 作者

    - [Ada](/blog/authors/ada) (1)

    zh/blog/authors/ada.md
    ---
    title: "Ada"
    editLink: false
    feedback: false
    search: 0.3
    ---

    # Ada

    ## [A \\< \`B\` & C](/blog/a)

    2026年1月2日 · Ada · C++

    zh/blog/_meta.json
    ["index","a","b",{"type":"dir","name":"tags","collapsed":true},{"type":"dir","name":"authors","collapsed":true}]"
  `);
});

test.each([
  ['de', '24\\. November 2026 · Ada'],
  ['da', '24\\. november 2026 · Ada'],
  ['en', 'November 24, 2026 · Ada'],
])('a date in the language %s is not a numbered list', (lang, line) => {
  const posts = find(page('en/blog/a.md', { date: '2026-11-24', authors: 'Ada' })).blogs[0]!.posts;
  const [index] = createBlogPages(
    { ...blog!, lang, posts },
    { folder: 'blog', title: 'Blog', isMissing: () => true },
  );
  expect(index!.content).toContain(`\n\n${line}\n`);
});

test('authors without letters and digits have no pages', () => {
  const { posts } = find(page('en/blog/a.md', { date: '2026-11-24', authors: '🙂' })).blogs[0]!;
  const pages = createBlogPages(
    { ...blog!, posts },
    { folder: 'blog', title: 'Blog', isMissing: () => true },
  );
  expect(pages.map(({ path }) => path)).toEqual(['zh/blog/index.md', 'zh/blog/_meta.json']);
});

test('does not create pages that exist', () => {
  const create = (isMissing: (path: string) => boolean) =>
    createBlogPages(blog!, { folder: 'blog', title: 'T', isMissing }).map(({ path }) => path);
  const all = create(() => true);
  expect(create((path) => path !== 'zh/blog/tags/index.md')).toEqual(
    all.filter((path) => path !== 'zh/blog/tags/index.md'),
  );
  expect(create(() => false)).toEqual([]);
});

test('a README replaces the generated index page of its folder', async () => {
  const plugin = blogPlugin({});
  const pages = [
    page('blog/a.md', { date: '2026-01-01', tags: ['x'] }),
    page('blog/README.md', {}),
    page('blog/tags/README.md', {}),
  ];
  const config = { locales: [{ lang: 'en' }], multiVersion: { versions: [] } };
  const created = (await plugin.pages!({ config, pages } as never)) as { path: string }[];
  expect(created.map(({ path }) => path)).toEqual(['blog/tags/x.md', 'blog/_meta.json']);
});

test('creates valid feeds in three formats', async () => {
  const feeds = await createFeeds({
    blog: {
      ...blog!,
      posts: blog!.posts.map((post) => ({ ...post, description: `Text of <${post.path}>]]>` })),
    },
    title: 'Site – 博客',
    description: 'About <it>',
    toUrl: (path) => `https://example.com/docs${path}`,
  });
  expect(feeds['rss.xml']).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
        <channel>
            <title>Site – 博客</title>
            <link>https://example.com/docs/zh/blog/</link>
            <description>About &lt;it&gt;</description>
            <lastBuildDate>Fri, 02 Jan 2026 00:00:00 GMT</lastBuildDate>
            <docs>https://validator.w3.org/feed/docs/rss2.html</docs>
            <generator>Octavo</generator>
            <language>zh</language>
            <atom:link href="https://example.com/docs/zh/blog/rss.xml" rel="self" type="application/rss+xml"/>
            <item>
                <title><![CDATA[A < B & C]]></title>
                <link>https://example.com/docs/zh/blog/a</link>
                <guid isPermaLink="false">https://example.com/docs/zh/blog/a</guid>
                <pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>
                <description><![CDATA[Text of &lt;a.md&gt;]]&gt;]]></description>
                <category>C++</category>
            </item>
            <item>
                <title><![CDATA[Title]]></title>
                <link>https://example.com/docs/zh/blog/b</link>
                <guid isPermaLink="false">https://example.com/docs/zh/blog/b</guid>
                <pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>
                <description><![CDATA[Text of &lt;b.md&gt;]]&gt;]]></description>
            </item>
        </channel>
    </rss>"
  `);
  expect(feeds['atom.xml']).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
        <id>https://example.com/docs/zh/blog/</id>
        <title>Site – 博客</title>
        <updated>2026-01-02T00:00:00.000Z</updated>
        <generator>Octavo</generator>
        <author>
            <name>Site – 博客</name>
        </author>
        <link rel="alternate" href="https://example.com/docs/zh/blog/"/>
        <link rel="self" href="https://example.com/docs/zh/blog/atom.xml"/>
        <subtitle>About &lt;it&gt;</subtitle>
        <entry>
            <title type="html"><![CDATA[A &lt; B &amp; C]]></title>
            <id>https://example.com/docs/zh/blog/a</id>
            <link href="https://example.com/docs/zh/blog/a"/>
            <updated>2026-01-02T00:00:00.000Z</updated>
            <summary type="html"><![CDATA[Text of &lt;a.md&gt;]]&gt;]]></summary>
            <author>
                <name>Ada</name>
                <uri>https://example.com/docs/ada</uri>
            </author>
            <category label="C++" term="C++"/>
            <published>2026-01-02T00:00:00.000Z</published>
        </entry>
        <entry>
            <title type="html"><![CDATA[Title]]></title>
            <id>https://example.com/docs/zh/blog/b</id>
            <link href="https://example.com/docs/zh/blog/b"/>
            <updated>2026-01-01T00:00:00.000Z</updated>
            <summary type="html"><![CDATA[Text of &lt;b.md&gt;]]&gt;]]></summary>
            <published>2026-01-01T00:00:00.000Z</published>
        </entry>
    </feed>"
  `);
  expect(JSON.parse(feeds['feed.json'])).toMatchInlineSnapshot(`
    {
      "author": {
        "name": "Site – 博客",
      },
      "authors": [
        {
          "name": "Site – 博客",
        },
      ],
      "description": "About <it>",
      "feed_url": "https://example.com/docs/zh/blog/feed.json",
      "home_page_url": "https://example.com/docs/zh/blog/",
      "items": [
        {
          "author": {
            "name": "Ada",
            "url": "https://example.com/docs/ada",
          },
          "authors": [
            {
              "name": "Ada",
              "url": "https://example.com/docs/ada",
            },
          ],
          "content_html": "Text of &lt;a.md&gt;]]&gt;",
          "date_modified": "2026-01-02T00:00:00.000Z",
          "date_published": "2026-01-02T00:00:00.000Z",
          "id": "https://example.com/docs/zh/blog/a",
          "tags": [
            "C++",
          ],
          "title": "A < B & C",
          "url": "https://example.com/docs/zh/blog/a",
        },
        {
          "content_html": "Text of &lt;b.md&gt;]]&gt;",
          "date_modified": "2026-01-01T00:00:00.000Z",
          "date_published": "2026-01-01T00:00:00.000Z",
          "id": "https://example.com/docs/zh/blog/b",
          "tags": [],
          "title": "Title",
          "url": "https://example.com/docs/zh/blog/b",
        },
      ],
      "title": "Site – 博客",
      "version": "https://jsonfeed.org/version/1.1",
    }
  `);
});

test('the JSON Feed contains all authors, also in the form of version 1, which has one', async () => {
  const authors = [{ name: 'Ada', url: '/ada' }, { name: 'Grace' }];
  const { posts } = find(page('en/blog/a.md', { date: '2026-01-02', authors })).blogs[0]!;
  const feeds = await createFeeds({
    blog: { ...blog!, posts },
    title: 'T',
    description: 'D',
    toUrl: (path) => `https://example.com${path}`,
  });
  const { version, items } = JSON.parse(feeds['feed.json']);
  const ada = { name: 'Ada', url: 'https://example.com/ada' };
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(items).toMatchObject([{ author: ada, authors: [ada, { name: 'Grace' }] }]);
});

test('creates a feed without posts', async () => {
  const feeds = await createFeeds({
    blog: { ...blog!, posts: [] },
    title: 'T',
    description: 'D',
    toUrl: (path) => `https://example.com${path}`,
  });
  expect(feeds['atom.xml']).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
