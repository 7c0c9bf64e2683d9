import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SidebarItem, SiteData } from '@octavo/theme';
import { pageKey } from '@octavo/theme/urls';

import type { Bundles } from '../build/bundle/bundle-site';
import type { OutputUpdate } from '../build/output/output-update';
import { createSiteFiles } from '../build/output/site-files';
import { findSources } from '../build/output/write-policy';
import { getBuiltPages, type PageToRender, readBodyOnce } from '../build/render/pages-to-render';
import { renderSite } from '../build/render/render-site';
import { putPageMarkdown } from '../built-in-plugins/llms/llms';
import { updateFullText } from '../built-in-plugins/llms/write-llms-files';
import { getPageTitle } from '../content/scan/title-of';
import type { CompileContext, PageBody, PageSummary } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import { groupBy } from '../model/group-by';
import { memoize } from '../model/memoize';
import type { Page, SourceFile } from '../model/page';
import {
  getPayloadPath,
  MANIFEST_FILE,
  type PagePayload,
  type Runtime,
  type SiteManifest,
} from '../model/payload';
import type { BuiltEdition } from '../model/plugin-values';
import type { PageSeo } from '../model/seo';
import { runHead } from '../plugin-host/plugin-host';
import { createManifest } from '../site/search-entries';
import type { SearchUpdate } from './update-search';

/** Page whose text has changed. */
export interface ChangedPage {
  file: SourceFile;
  summary: PageSummary;
  seo: PageSeo;
  body: () => PageBody;
}

export interface UpdatePagesInput {
  config: SiteConfig;
  context: CompileContext;
  bundles: Bundles;
  runtime: Runtime;
  /** Output with all files of the last build. */
  output: OutputUpdate;
  pages: readonly ChangedPage[];
  /** Update of the search indexes of the pages. */
  search: SearchUpdate;
  /** Called with the time that it took to render a page. */
  onRendered: (filePath: string, milliseconds: number) => void;
}

/**
 * Renders pages whose text has changed, and updates the files that contain the text of several pages.
 *
 * @returns the number of rendered pages. `undefined` if the other files of the site have to be built as well.
 */
export async function updatePages({
  config,
  context,
  bundles,
  runtime,
  output,
  pages: changed,
  search,
  onRendered,
}: UpdatePagesInput): Promise<number | undefined> {
  const { outDir } = config;
  const readJson = memoize((path: string): unknown =>
    JSON.parse(readFileSync(join(outDir, path), 'utf8')),
  );
  const editionOf = memoize((name: string): BuiltEdition => {
    const { lang, version, site } = JSON.parse(name) as Record<'lang' | 'version' | 'site', string>;
    return {
      lang,
      version,
      site: readJson(site) as SiteData,
      sidebarKeys: [],
      sidebar: (key) => readJson(sidebars.get(key)!) as SidebarItem[],
    };
  });
  const sidebars = new Map<string, string>();
  const pages = changed.map(({ file, summary, seo, body }): PageToRender & { page: Page } => {
    const { lang, version, relativePath, routePath } = file;
    const { content, hash } = summary;
    const payload = readJson(getPayloadPath(pageKey(routePath))) as PagePayload;
    const { page: data, data: shared } = payload;
    if (data.sidebarKey !== undefined) sidebars.set(data.sidebarKey, shared.sidebar!);
    return {
      page: { ...file, content, title: getPageTitle(content, relativePath) },
      data,
      edition: editionOf(JSON.stringify({ lang, version, site: shared.site })),
      hash,
      hasModule: !summary.isStatic,
      head: [...runHead(config, data), ...(content.frontmatter.head ?? [])],
      seo,
      ...readBodyOnce(body),
    };
  });

  const { searchIndexes: last } = readJson(MANIFEST_FILE) as SiteManifest;
  // Large indexes are updated in another thread while the pages are rendered.
  const searching = search.run(
    pages.map(({ page }) => page),
    last,
  );
  // Prevent an unhandled rejection if another step fails before `searching` is awaited.
  searching.catch(() => undefined);

  /** Whether rendering changes no other files. */
  let isSame = true;
  let isRendering = true;
  output.onContent((path, _key, content) => {
    if (!isRendering) return;
    if (output.keyOf(path) === undefined) isSame = false;
    else if (path.endsWith('.html')) {
      const before = readFileSync(join(outDir, path), 'utf8');
      // The content security policy contains hashes of all inline scripts.
      isSame &&= formatScripts(before) === formatScripts(String(content));
    }
  });
  const rendered = await renderSite({
    config,
    compile: context,
    bundles,
    pages,
    output,
    runtime,
    version: context.version,
    list: () => {
      throw new Error('Lists are only known if all pages are read.');
    },
    onRendered,
  });
  isRendering = false;
  if (rendered.problems.length > 0 || !isSame) return undefined;

  const { put } = createSiteFiles(output, config.cacheDir);
  const published = getBuiltPages(pages, config, context.version);
  await putPageMarkdown({ config, published, put });
  for (const [, built] of groupBy(published, ({ edition }) => edition)) {
    const [{ edition }] = built as [(typeof built)[0]];
    if (
      config.llms.full &&
      !(await updateFullText(built, { config, edition, keyOf: output.keyOf, put }))
    )
      return undefined;
  }
  const addIndexes = await searching;
  if (!addIndexes) return undefined;
  output.write(MANIFEST_FILE, JSON.stringify(createManifest(addIndexes(output), config)));
  return rendered.rendered;
}

function formatScripts(html: string): string {
  return JSON.stringify(findSources(html));
}
