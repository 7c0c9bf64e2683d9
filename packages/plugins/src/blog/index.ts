import { type BuiltSite, definePlugin, type OctavoPlugin } from '@octavo/cli';
import { encodePath, toHref } from '@octavo/theme/urls';

import { assetPath } from '../assets';
import { digestOf } from '../cache/disk-cache';
import { getMessages } from '../messages';
import { blogOptions } from '../options/blog';
import { checkOptions } from '../options/check-options';
import { requireOrigin } from '../options/require-origin';
import { manifestOfPeer, versionOfPeer } from '../peers/find-peer';
import { createBlogPages, FEEDS } from './blog-pages';
import { createFeeds } from './feeds';
import { postFields } from './post-fields';
import { addNeighbors, type Blog, findBlog, findPosts, type Post, toPageName } from './posts';
import type { BlogOptions, PostInfoOptions } from './types';

export type { BlogOptions } from './types';

type Config = BuiltSite['config'];

/** Version of the feeds. Increment it when the feeds of the same posts change. */
const FORMAT = '2';

declare global {
  namespace Octavo {
    interface Frontmatter {
      /** Tags of a post. */
      tags?: string[] | undefined;
    }
  }
}

/**
 * Adds a blog: the pages in a folder, with an index, pages of tags and authors, and feeds for each language.
 *
 * @throws {OctavoError} if an option is invalid, or `siteOrigin` is not set
 *
 * @example
 * export default defineConfig({ siteOrigin: 'https://example.com', plugins: [blog()] });
 */
export function blog(options: BlogOptions = {}): OctavoPlugin {
  const { folder, title } = checkOptions('blog', blogOptions, options);
  const infoOptions: PostInfoOptions = { folder, root: '', names: [] };
  const titleIn = (lang: string) =>
    (typeof title === 'string' ? title : title?.[lang]) ?? getMessages(lang).blog.title;
  /** Blogs by the route path of their index page, for the links to feeds. */
  let blogs: Blog[] = [];
  return definePlugin({
    name: 'octavo:blog',
    cache: { key: JSON.stringify({ folder, title }), files: () => [manifestOfPeer('feed')] },
    frontmatter: postFields,
    markdown: { remarkPlugins: [[assetPath('./remark-post-info.js'), infoOptions]] },
    styles: { module: assetPath('./styles/blog.css'), className: 'oct-post-info' },
    configResolved(config) {
      requireOrigin('blog', 'feeds contain absolute URLs', config);
      infoOptions.root = config.root;
      infoOptions.names = [...getFolderNames(config)];
    },
    pages({ config, pages }) {
      const existing = new Set(pages.map(({ relativePath }) => toPageName(relativePath)));
      const isMissing = (path: string) => !existing.has(toPageName(path));
      blogs = findPosts(pages, folder, getFolderNames(config)).blogs;
      return blogs.flatMap((each) =>
        createBlogPages(each, { folder, title: titleIn(each.lang), isMissing }),
      );
    },
    pageData: (data) => addNeighbors(data, blogs, folder),
    head({ routePath, lang }, { config }) {
      const found = findBlog(blogs, routePath);
      if (!found) return [];
      return FEEDS.map(({ file, type, label }) => [
        'link',
        {
          rel: 'alternate',
          type,
          title: `${titleIn(lang)} (${label})`,
          href: `${config.siteOrigin}${config.base}${encodePath(`${found.routePath}${file}`.slice(1))}`,
        },
      ]);
    },
    async serve(path, { config, page }) {
      const file = FEEDS.find((each) => path.endsWith(`/${each.file}`))?.file;
      if (!file) return undefined;
      // Waits until the posts have been found. No page has this path.
      await page(`/${path}`);
      const found = blogs.find((each) => feedPath(each, file) === path);
      if (!found) return undefined;
      const feeds = await createFeeds({
        blog: found,
        title: `${config.title} – ${titleIn(found.lang)}`,
        description: config.title,
        toUrl: toUrlIn(config),
      });
      return feeds[file];
    },
    files: () => blogs.flatMap((each) => FEEDS.map(({ file }) => feedPath(each, file))),
    build: (site) => writeFeeds(site, folder, titleIn),
  });
}

function getFolderNames({ locales, multiVersion }: Config): ReadonlySet<string> {
  return new Set([...locales.map(({ lang }) => lang), ...multiVersion.versions]);
}

function feedPath({ routePath }: Blog, file: string): string {
  return `${routePath}${file}`.slice(1);
}

async function writeFeeds(
  site: BuiltSite,
  folder: string,
  titleIn: (lang: string) => string,
): Promise<void> {
  const { config, published, editions, logger } = site;
  const seoOf = new Map(published.map(({ page, seo }) => [page.routePath, seo]));
  const sources = published.map(({ page }) => ({ ...page, frontmatter: page.content.frontmatter }));
  const { blogs, undated } = findPosts(sources, folder, getFolderNames(config));
  for (const { relativePath } of undated)
    logger.warn(`blog: ${relativePath} has no "date" in its frontmatter, so it is not listed.`);
  const describe = (post: Post): Post => ({
    ...post,
    description: seoOf.get(post.routePath)?.description ?? '',
  });
  for (const each of blogs) {
    const edition = editions.find(({ lang }) => lang === each.lang);
    const siteTitle = edition?.site.title ?? config.title;
    const values = {
      blog: { ...each, posts: each.posts.map(describe) },
      title: `${siteTitle} – ${titleIn(each.lang)}`,
      description: edition?.site.description || siteTitle,
    };
    const { siteOrigin, base, route } = config;
    const key = digestOf(
      FORMAT,
      versionOfPeer('feed'),
      JSON.stringify([values, siteOrigin, base, route]),
    );
    for (const { file } of FEEDS)
      await site.put(feedPath(each, file), key, async () => {
        const feeds = await createFeeds({ ...values, toUrl: toUrlIn(config) });
        return feeds[file];
      });
  }
}

/** Returns a function that converts a route path, or a URL in the frontmatter, to an absolute URL. */
function toUrlIn({ siteOrigin, base, route: { cleanUrls } }: Config): (path: string) => string {
  return (path) =>
    /^[a-z][\w+.-]*:/i.test(path) ? path : `${siteOrigin}${toHref(path, { base, cleanUrls })}`;
}
