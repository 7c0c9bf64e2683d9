import { escapeHtml } from '@octavo/mdx-plugins/escape';
import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import type { FeedOptions, Item } from 'feed';

import { parseDate } from './dates';
import type { Blog, Post } from './posts';

/** Values of a feed. */
export interface FeedInput {
  blog: Blog;
  title: string;
  description: string;
  /** Returns the absolute URL of a route path or a URL in the frontmatter. */
  toUrl: (path: string) => string;
}

/** Returns the feeds of a blog in three formats, by file name. */
export async function createFeeds(
  input: FeedInput,
): Promise<Record<'rss.xml' | 'atom.xml' | 'feed.json', string>> {
  // Loading the package takes longer than all other work of an unchanged build.
  const { Feed } = await import('feed');
  const items = input.blog.posts.flatMap((post) => toItem(post, input));
  const create = (convert: (item: Item) => Item) => {
    const feed = new Feed(getOptions(input, items[0]?.date ?? new Date(0)));
    for (const item of items) feed.addItem(convert(item));
    return feed;
  };
  return {
    // Authors in RSS are email addresses.
    'rss.xml': create(({ author: _author, ...item }) => item).rss2(),
    // Titles in Atom are HTML, and those of the other formats are text.
    'atom.xml': escapeAttributes(
      create((item) => ({ ...item, title: escapeHtml(item.title) })).atom1(),
    ),
    'feed.json': toJsonFeed11(create((item) => item).json1(), items),
  };
}

/** Characters that XML 1.0 forbids, even as character references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu;

function removeForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Escapes `<` in the attributes of categories. The package escapes only `&` and `"`. */
function escapeAttributes(atom: string): string {
  return atom.replace(/(?<=<category )label="[^"]*" term="[^"]*"/g, (attributes) =>
    attributes.replaceAll('<', '&lt;'),
  );
}

/** Adds all authors to a JSON Feed of version 1, which has one. */
function toJsonFeed11(json: string, items: readonly Item[]): string {
  const feed = JSON.parse(json) as { author: object; items: object[] };
  const version = 'https://jsonfeed.org/version/1.1';
  const withAuthors = feed.items.map((item, index) => {
    const authors = items[index]!.author?.map(({ name, link }) => ({ name, url: link }));
    return { ...item, authors };
  });
  return JSON.stringify({ ...feed, version, authors: [feed.author], items: withAuthors }, null, 4);
}

function getOptions({ blog, toUrl, ...input }: FeedInput, updated: Date): FeedOptions {
  const title = removeForbidden(input.title);
  const link = toUrl(blog.routePath);
  const feedUrl = (file: string) => link.replace(/[^/]*$/, file);
  return {
    title,
    description: removeForbidden(input.description),
    id: link,
    link,
    language: blog.lang,
    // Without a date, the feed would change with each build.
    updated,
    generator: 'Octavo',
    // Atom requires an author of the feed if a post has none.
    author: { name: title },
    feedLinks: { rss: feedUrl('rss.xml'), atom: feedUrl('atom.xml'), json: feedUrl('feed.json') },
  };
}

function toItem(post: Post, { toUrl }: FeedInput): Item[] {
  const date = parseDate(post.date);
  if (!date) return [];
  const url = toUrl(post.routePath);
  const author = post.authors.map(({ name, url: link }) => ({
    name: removeForbidden(name),
    ...(link === undefined ? {} : { link: toUrl(link) }),
  }));
  return [
    {
      id: url,
      link: url,
      title: removeForbidden(plainText(post.title)),
      description: escapeHtml(removeForbidden(post.description)),
      date,
      published: date,
      // The JSON Feed requires a first author if there is a list.
      ...(author.length > 0 ? { author } : {}),
      category: post.tags.map(removeForbidden).map((name) => ({ name, term: name })),
    },
  ];
}
