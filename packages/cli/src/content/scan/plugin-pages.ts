import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import type { PageContent } from '@octavo/mdx-plugins';
import { getCliVersion } from '../../files/cli-version';
import { ContentCache } from '../../files/content-cache';
import { isInside } from '../../files/is-inside';
import { isJson } from '../../files/is-json';
import { listFiles } from '../../files/list-files';
import { readSource } from '../../files/read-source';
import type { SiteConfig } from '../../model/config';
import type { SourceFile } from '../../model/page';
import type { ExistingPage, PluginPage } from '../../model/plugin-values';
import { invalidResultError } from '../../plugin-host/plugin-error';
import { runPages } from '../../plugin-host/plugin-host';
import { loadComponentParser, readComponentPage } from './component-page';
import { readHead } from './read-head';
import { applyReplaceRules, serializeReplaceRules } from './replace-rules';
import { toSourceFile } from './route-of';
import { getPageTitle } from './title-of';

/** Nav or meta file added by a plugin. */
export interface PluginNavFile {
  /** Path relative to the content root. */
  path: string;
  filePath: string;
}

/** Files added by plugins. */
export interface PluginFiles {
  pages: SourceFile[];
  navFiles: PluginNavFile[];
}

/**
 * Returns the pages, nav files and meta files added by plugins. Generated content is written to the cache folder, so that
 * every page has a file.
 *
 * @param sources pages of the content folder
 */
export async function loadPluginFiles(
  config: SiteConfig,
  sources: readonly SourceFile[],
): Promise<PluginFiles> {
  const pages: SourceFile[] = [];
  const navFiles: PluginNavFile[] = [];
  const written = new Set<string>();
  const reader = createPageReader(config);
  await loadComponentParser(sources);
  await runPages(
    config,
    () => [...sources, ...pages].map(reader.toExisting),
    async (plugin, added) => {
      for (const page of added) {
        const filePath = writePluginFile(config, plugin, page);
        written.add(filePath);
        if (page.path.endsWith('.json')) navFiles.push({ path: page.path, filePath });
        else pages.push({ ...toSourceFile(page.path, config), filePath });
      }
      await loadComponentParser(pages);
    },
  );
  reader.save();
  deleteOtherFiles(getGeneratedDir(config), written);
  return { pages, navFiles };
}

/** Returns the folder that contains a folder with generated content for each plugin. */
export function getGeneratedDir({ cacheDir }: Pick<SiteConfig, 'cacheDir'>): string {
  return join(cacheDir, 'plugins');
}

/** Returns whether a file is content that a plugin generated, so that authors cannot change it. */
export function isGeneratedFile(path: string, config: Pick<SiteConfig, 'cacheDir'>): boolean {
  return isInside(path, getGeneratedDir(config));
}

/** Deletes files of earlier builds, to which links would still lead. */
function deleteOtherFiles(folder: string, kept: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const path of listFiles(folder)) {
    const file = join(folder, path);
    if (!kept.has(file)) rmSync(file, { force: true });
  }
}

/** Writes the content of a file that a plugin adds. Returns the path of the file. */
function writePluginFile(
  config: SiteConfig,
  plugin: string,
  { path, content, file }: PluginPage,
): string {
  const isValid =
    /^[^/\\].*\.(?:mdx?|[jt]sx?)$/.test(path) || /^(?:[^/\\].*\/)?_(?:meta|nav)\.json$/.test(path);
  if (!isValid || normalize(path).startsWith('..')) {
    const expected = 'a path relative to the content root, such as "guide/start.mdx"';
    throw invalidResultError(plugin, 'pages', expected, `"${path}"`);
  }
  const filePath = file ?? join(getGeneratedDir(config), plugin.replace(/\W+/g, '-'), path);
  if (content !== undefined) writeIfChanged(filePath, content);
  if (!existsSync(filePath)) {
    throw invalidResultError(plugin, 'pages', `an existing file for "${path}"`, `"${filePath}"`);
  }
  return filePath;
}

interface PageReader {
  /** Adds the title and the frontmatter to a page. The file is read when one of them is used. */
  toExisting: (page: SourceFile) => ExistingPage;
  /** Writes the cache, if a page has changed. */
  save: () => void;
}

/** Creates a reader for pages. What it reads is cached, because loading and running the YAML parser takes 10 ms. */
function createPageReader(config: SiteConfig): PageReader {
  const rules = serializeReplaceRules(config);
  const contents = new Map<string, PageContent>();
  let cache: ContentCache<string> | undefined;
  const readCachedHead = (path: string, source: string): PageContent => {
    cache ??= new ContentCache(join(config.cacheDir, 'heads.json'), getCliVersion());
    let head: PageContent | undefined;
    const stored = cache.get(
      path,
      source,
      () => {
        head = readHead(source);
        // Text, because plugins may modify the frontmatter.
        return isJson(head) ? JSON.stringify(head) : '';
      },
      (text) => text !== '',
    );
    return head ?? (JSON.parse(stored) as PageContent);
  };
  const read = ({ filePath, relativePath, kind }: SourceFile): PageContent => {
    let content = contents.get(filePath);
    if (!content) {
      const { text } = readSource(filePath);
      content =
        kind === 'component'
          ? readComponentPage(text, filePath)
          : readCachedHead(relativePath, applyReplaceRules(text, rules));
      contents.set(filePath, content);
    }
    return content;
  };
  return {
    toExisting: (page) => ({
      ...page,
      get title() {
        return getPageTitle(read(page), page.relativePath);
      },
      get frontmatter() {
        return read(page).frontmatter;
      },
    }),
    save: () => cache?.save(),
  };
}

/** Writes a file only if its content has changed, because a new modification time invalidates the page. */
function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
