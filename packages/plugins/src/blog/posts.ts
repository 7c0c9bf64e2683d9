import type { ExistingPage } from '@octavo/cli';
import type { PageData } from '@octavo/theme';

import { parseDate } from './dates';

/** Author of a post. */
export interface PostAuthor {
  name: string;
  url?: string;
}

/** Page with the fields that posts use. The frontmatter is not validated. */
export type PostSource = Pick<
  ExistingPage,
  'relativePath' | 'routePath' | 'title' | 'contentLang' | 'lang'
> & { frontmatter: object };

/** Published page in the folder of the blog, with a date. */
export interface Post {
  /** Path relative to the folder of the blog. */
  path: string;
  routePath: string;
  /** Route path without language and version, for links in pages. */
  route: string;
  /** Title as inline Markdown. */
  title: string;
  description: string;
  /** Date as written in the frontmatter. */
  date: string;
  authors: PostAuthor[];
  tags: string[];
}

/** Posts in one language and version. */
export interface Blog {
  lang: string;
  /** Folder of the language and version in the content root. Empty, or with a slash at the end. */
  prefix: string;
  /** Route path of the index page. */
  routePath: string;
  /** Newest post first. */
  posts: Post[];
}

/** Posts with the same tag or author. */
export interface PostGroup {
  name: string;
  /** File name without extension. */
  slug: string;
  posts: Post[];
}

/** Pages that the plugin generates in the folder of the blog, and pages that replace them. */
const GENERATED = /^(?:index|tags\/.*|authors\/.*)$/;

/** Posts, and pages in the folder that lack a date. */
export interface FoundPosts {
  blogs: Blog[];
  undated: PostSource[];
}

/**
 * Finds the posts of all languages and versions. Drafts and unlisted pages are excluded.
 *
 * @param names names of languages and versions, which are folders in the content root
 */
export function findPosts(
  pages: readonly PostSource[],
  folder: string,
  names: ReadonlySet<string>,
): FoundPosts {
  const blogs = new Map<string, Blog>();
  const undated: PostSource[] = [];
  for (const page of pages) {
    const location = locatePost(page.relativePath, folder, names);
    if (!location || page.contentLang !== undefined) continue;
    const values = page.frontmatter as Record<string, unknown>;
    if (values.draft === true || values.unlisted === true) continue;
    // An empty value in YAML is `null`.
    if (values.date === undefined || values.date === null) {
      undated.push(page);
      continue;
    }
    const { prefix, path } = location;
    const start = page.routePath.indexOf(`/${folder}/`);
    const routePath = `${page.routePath.slice(0, start)}/${folder}/`;
    const blog = blogs.get(prefix) ?? { lang: page.lang, prefix, routePath, posts: [] };
    blogs.set(prefix, blog);
    blog.posts.push(toPost(page, values, { path, route: page.routePath.slice(start) }));
  }
  for (const { posts } of blogs.values())
    posts.sort((a, b) => timeOf(b) - timeOf(a) || (a.path < b.path ? -1 : 1));
  return { blogs: [...blogs.values()], undated };
}

/** Returns the blog that contains a page, or `undefined`. */
export function findBlog(blogs: readonly Blog[], routePath: string): Blog | undefined {
  return blogs.find((blog) => routePath.startsWith(blog.routePath));
}

/**
 * Replaces the links to the previous and next page with those to the older and the newer post. The sidebar, from which they
 * are by default, starts with the newest post and contains list pages, which have no such links. Returns `undefined` for
 * pages that are not in a blog.
 *
 * @param folder folder of the blog
 */
export function addNeighbors(
  data: PageData,
  blogs: readonly Blog[],
  folder: string,
): PageData | undefined {
  const { prev, next, ...rest } = data;
  const { routePath, relativePath = '' } = data;
  // Pages that are not translated have the path of the original.
  const blog = blogs.find(({ prefix }) => relativePath.startsWith(`${prefix}${folder}/`));
  if (!blog) return undefined;
  const { prefix, posts } = blog;
  const index = posts.findIndex(({ path }) => relativePath === `${prefix}${folder}/${path}`);
  if (index < 0) return rest;
  const start = routePath.slice(0, -posts[index]!.route.length);
  const [older, newer] = [posts[index + 1], posts[index - 1]].map((post) => {
    if (!post) return undefined;
    const path = start + post.route;
    const translation = findBlog(blogs, path)?.posts.find((each) => each.routePath === path);
    return { text: (translation ?? post).title, link: path };
  });
  return { ...rest, ...(older ? { prev: older } : {}), ...(newer ? { next: newer } : {}) };
}

function timeOf({ date }: Post): number {
  return parseDate(date)?.getTime() ?? 0;
}

/**
 * Returns the folder of the language and version of a post, and its path in the folder of the blog. Returns `undefined`
 * for other pages.
 */
export function locatePost(relativePath: string, folder: string, names: ReadonlySet<string>) {
  const segments = relativePath.split('/');
  const start = segments.findIndex((segment) => !names.has(segment));
  const rest = segments.slice(start).join('/');
  if (!rest.startsWith(`${folder}/`)) return undefined;
  const path = rest.slice(folder.length + 1);
  if (GENERATED.test(toPageName(path))) return undefined;
  return { prefix: relativePath.slice(0, relativePath.length - rest.length), path };
}

function toPost(
  { routePath, title }: PostSource,
  { description, date, authors, tags }: Record<string, unknown>,
  location: Pick<Post, 'path' | 'route'>,
): Post {
  return {
    ...location,
    routePath,
    title,
    description: typeof description === 'string' ? description : '',
    date: date instanceof Date ? date.toISOString() : String(date),
    authors: toAuthors(authors),
    tags: toStrings(tags),
  };
}

/** Returns the authors in the frontmatter. Invalid values are reported when the page is compiled. */
export function toAuthors(value: unknown): PostAuthor[] {
  return [value].flat().flatMap((author): PostAuthor[] => {
    if (typeof author === 'string') return [{ name: author }];
    if (typeof author !== 'object' || author === null || !('name' in author)) return [];
    const { name, url } = author as { name: unknown; url?: unknown };
    if (typeof name !== 'string') return [];
    return [{ name, ...(typeof url === 'string' ? { url } : {}) }];
  });
}

/** Returns the strings of a list. */
export function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Groups posts by tag or author, sorted by name. Names with the same file name are one group. */
export function groupPosts(
  posts: readonly Post[],
  namesOf: (post: Post) => readonly string[],
): PostGroup[] {
  const groups = new Map<string, PostGroup>();
  for (const post of posts)
    for (const name of namesOf(post)) {
      const slug = slugOf(name);
      if (slug === '') continue;
      const group = groups.get(slug) ?? { name, slug, posts: [] };
      groups.set(slug, group);
      if (!group.posts.includes(post)) group.posts.push(post);
    }
  return [...groups.values()].sort((a, b) => a.slug.localeCompare(b.slug));
}

/** Returns the file name of the page for a tag or an author, without extension. Empty for names without letters and digits. */
export function slugOf(name: string): string {
  const words = name
    .normalize()
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  const slug = (words ?? []).join('-');
  return /^index$/.test(slug) ? 'index-' : slug;
}

/** Removes the extension of a path. */
export function withoutExtension(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

/** Removes the extension of a page. A README is the index page of its folder. */
export function toPageName(path: string): string {
  return withoutExtension(path).replace(/(^|\/)README$/, '$1index');
}
