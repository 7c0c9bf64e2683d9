import type { PluginPage } from '@octavo/cli';
import { encodePath } from '@octavo/theme/urls';

import { getMessages } from '../messages';
import { formatDay } from './dates';
import { escapeText, titleToMarkdown } from './markdown';
import { type Blog, groupPosts, type Post, type PostGroup, withoutExtension } from './posts';

/** Feeds in the folder of a blog. */
export const FEEDS = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;

/** Context of the pages of one language and version. */
interface Context {
  /** Route path of the blog without language, version and base, which links in pages do not have. */
  route: string;
  lang: string;
}

export interface BlogPagesOptions {
  /** Folder of the blog. */
  folder: string;
  /** Title of the index page. */
  title: string;
  /** Whether a file has to be created. Existing pages replace those of the plugin. */
  isMissing: (path: string) => boolean;
}

/** Returns the index page, the pages of tags and authors, and the sidebar of a blog. */
export function createBlogPages(
  { lang, prefix, posts }: Blog,
  { folder, title, isMissing }: BlogPagesOptions,
): PluginPage[] {
  const context: Context = { route: `/${folder}/`, lang };
  const messages = getMessages(lang).blog;
  const tags = groupPosts(posts, (post) => post.tags);
  const authors = groupPosts(posts, (post) => post.authors.map(({ name }) => name));
  const sections = [
    { name: 'tags', title: messages.tags, groups: tags },
    { name: 'authors', title: messages.authors, groups: authors },
  ].filter(({ groups }) => groups.length > 0);
  const toFile = (name: string, create: () => string): PluginPage[] => {
    const path = `${prefix}${folder}/${name}`;
    return isMissing(path) ? [{ path, content: create() }] : [];
  };
  const links = () => [
    ...sections.map((section) =>
      link(escapeText(section.title), `${context.route}${section.name}/`),
    ),
    ...FEEDS.map(({ file, label }) => link(label, `${context.route}${file}`)),
  ];
  const list = (listed: readonly Post[]) => listed.flatMap((post) => listPost(post, context));
  return [
    ...toFile('index.md', () => createPage(title, [links().join(' · '), ...list(posts)])),
    ...sections.flatMap(({ name, title: heading, groups }) => [
      ...toFile(`${name}/index.md`, () => createPage(heading, [listGroups(name, groups, context)])),
      ...groups.flatMap((group) =>
        toFile(`${name}/${group.slug}.md`, () => createPage(group.name, list(group.posts))),
      ),
    ]),
    ...toFile('_meta.json', () =>
      JSON.stringify([
        'index',
        ...new Set(posts.map(({ path }) => withoutExtension(path).split('/')[0])),
        ...sections.map(({ name }) => ({ type: 'dir', name, collapsed: true })),
      ]),
    ),
  ];
}

/** Ranking of the lists in search. They repeat the titles and descriptions of the posts, which readers look for. */
const SEARCH_WEIGHT = 0.3;

function createPage(title: string, blocks: readonly string[]): string {
  const fields = [
    `title: ${JSON.stringify(title)}`,
    'editLink: false',
    'feedback: false',
    `search: ${SEARCH_WEIGHT}`,
  ];
  const frontmatter = ['---', ...fields, '---'].join('\n');
  return `${[frontmatter, `# ${escapeText(title)}`, ...blocks].join('\n\n')}\n`;
}

/** Returns the heading, the date, authors and tags, and the description of a post. */
function listPost(post: Post, { lang }: Context): string[] {
  // In several languages, a date starts like an item of a numbered list: "24. November".
  const info = [
    formatDay(post.date, lang),
    ...post.authors.map(({ name }) => name),
    ...post.tags,
  ].map(escapeText);
  return [
    `## ${link(titleToMarkdown(post.title), encodePath(post.route))}`,
    info.join(' · '),
    ...(post.description ? [escapeText(post.description)] : []),
  ];
}

function listGroups(name: string, groups: readonly PostGroup[], { route }: Context): string {
  return groups
    .map(
      ({ name: text, slug, posts }) =>
        `- ${link(escapeText(text), `${route}${name}/${encodePath(slug)}`)} (${posts.length})`,
    )
    .join('\n');
}

function link(text: string, href: string): string {
  // A parenthesis can end the link.
  return `[${text}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}
