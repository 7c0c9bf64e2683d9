import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import type { ListedPage, ListPages, PageQuery } from '@octavo/theme';
import { pageKey, toHtmlFile } from '@octavo/theme/urls';

import { digest } from '../../files/digest';
import { toPosixPath } from '../../files/posix-path';
import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import type { CompileContext } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { type Problem, uniqueProblems } from '../../model/errors';
import type { Page } from '../../model/page';
import {
  getPayloadPath,
  type PagePayload,
  type PageView,
  type PluginAsset,
  type RenderFailure,
  type Runtime,
} from '../../model/payload';
import type { BuiltEdition } from '../../model/plugin-values';
import { replaceLinks } from '../../site/content-links';
import { createDataFile, getDataFilePrefix } from '../../site/data-file';
import type { ListingPage } from '../../site/page-lists';
import { trackActivity } from '../../watchdog/watchdog';
import { type Bundle, type Bundles, getPageScripts } from '../bundle/bundle-site';
import { findPluginFiles, getPluginDigest } from '../bundle/plugin-modules';
import { hashSource } from '../output/inline-scripts';
import type { StagedFiles } from '../output/staged-files';
import { type DocumentAssets, renderDocument } from './document';
import { earlyClickScript, getHeadScript } from './document-scripts';
import { locateRenderErrors } from './locate-render-error';
import { openPageListCache } from './page-list-cache';
import type { PageToRender } from './pages-to-render';
import { findComponentName, type ServerModule } from './render-page';

export interface RenderSiteInput {
  config: SiteConfig;
  compile: CompileContext;
  bundles: Bundles;
  pages: readonly PageToRender[];
  output: StagedFiles;
  runtime: Runtime;
  /** Digest of the toolchain. */
  version: string;
  /** Returns the pages that `usePages` lists on a page. */
  list: (query: PageQuery, from: ListingPage) => readonly ListedPage[];
  onProgress?: (done: number, total: number) => void;
  /** Called with the time that it took to render a page. */
  onRendered?: (filePath: string, milliseconds: number) => void;
}

export interface RenderSiteResult {
  problems: Problem[];
  /** Pages that could not be rendered. */
  failed: Set<Page>;
  /** Number of rendered pages. Unchanged pages are not rendered again. */
  rendered: number;
}

/**
 * Renders all pages and writes their HTML files, payloads and shared data files. Pages are rendered sequentially to
 * limit memory usage. Rendering continues if a page fails, and the error is returned as a problem.
 */
export async function renderSite({
  config,
  compile,
  bundles,
  pages,
  output,
  runtime,
  version,
  list: listFrom,
  onProgress,
  onRendered,
}: RenderSiteInput): Promise<RenderSiteResult> {
  const { client, server } = bundles;
  const main = client.entries.main ?? [];
  const assets: DocumentAssets = {
    scripts: main.filter((file) => file.endsWith('.js')),
    styles: main.filter((file) => file.endsWith('.css')),
    integrity: config.security.integrity ? integrityHashes(client) : {},
    headScript: `${getHeadScript(config)};${earlyClickScript}`,
    runtime,
    idleScripts: client.idleScripts,
  };
  const shared = digest(
    version,
    server.hash,
    JSON.stringify([
      assets,
      config.head,
      config.siteOrigin ?? '',
      config.icon ?? '',
      ...getPluginDigest(config, client.entries),
    ]),
  );
  const toAsset = (file: string): PluginAsset => ({
    file,
    ...(assets.integrity[file] ? { integrity: assets.integrity[file] } : {}),
  });
  const dataFiles = createDataFiles(output);
  const pageLists = openPageListCache(config.cacheDir);
  const failures: Failure[] = [];
  const failed = new Set<Page>();
  let serverModule: ServerModule | undefined;
  let rendered = 0;

  for (const [
    index,
    { page, data, edition, hash, hasModule, head, links, seo, body },
  ] of pages.entries()) {
    const { site } = edition;
    const sidebar = data.sidebarKey === undefined ? [] : edition.sidebar(data.sidebarKey);
    const scripts = hasModule ? getPageScripts(client, data.routePath) : undefined;
    const payload: PagePayload = {
      page: data,
      data: {
        site: dataFiles.site(edition),
        ...(data.sidebarKey === undefined
          ? {}
          : { sidebar: dataFiles.sidebar(edition, data.sidebarKey) }),
      },
      ...(scripts ? { scripts } : {}),
      ...(scripts && links ? { links } : {}),
      ...(scripts && config.security.integrity
        ? { integrity: scripts.map((file) => assets.integrity[file] ?? '') }
        : {}),
    };
    const [htmlFile, jsonFile] = [
      toHtmlFile(data.routePath),
      getPayloadPath(pageKey(data.routePath)),
    ];
    const list: ListPages = (query) => listFrom(query, data);
    const keyWithoutLists = digest(shared, hash, JSON.stringify([payload, head, seo, links]));
    let key = pageLists.addLists(htmlFile, keyWithoutLists, list);
    if (output.has(htmlFile, key) && output.has(jsonFile, key)) {
      output.put(htmlFile, key, () => '');
      output.put(jsonFile, key, () => '');
      continue;
    }
    const started = performance.now();
    payload.html = replaceLinks(body().html, links, config);
    const view = { payload, site, sidebar, list };
    const fail = (failure: RenderFailure, failedView: PageView) => {
      if (page) failed.add(page);
      failures.push({ ...failure, page, view: failedView });
    };
    try {
      if (config.base === BASE_PLACEHOLDER) globalThis.octavoBase = BASE_PLACEHOLDER;
      const label = page ? relative(config.cwd, page.filePath) : data.routePath;
      const result = await trackActivity(`rendering ${label}`, () => {
        serverModule ??= createRequire(import.meta.url)(
          join(server.folder, server.entries.server![0]!),
        ) as ServerModule;
        return serverModule.renderPage(view, runtime);
      });
      if ('error' in result) {
        fail(result, view);
        continue;
      }
      const { html, title, queries, lists } = result;
      if (html.trim() === '') throw new Error('The rendered HTML is empty.');
      key = pageLists.record(htmlFile, keyWithoutLists, queries, list);
      if (lists) payload.lists = lists;
      const plugins = findPluginFiles(config, client.entries, html);
      if (plugins.length > 0 && runtime === 'react') payload.assets = plugins.map(toAsset);
      output.put(htmlFile, key, () =>
        renderDocument({ config, assets, payload, site, body: html, title, head, seo, plugins }),
      );
      output.put(jsonFile, key, () => JSON.stringify(payload));
      rendered++;
      if (page) onRendered?.(page.filePath, performance.now() - started);
      // Other tasks continue, such as the search worker.
      await setImmediate();
    } catch (error) {
      fail({ error }, view);
    }
    onProgress?.(index + 1, pages.length);
  }
  pageLists.save();
  return { problems: await toProblems(failures, { config, compile, pages }), failed, rendered };
}

/** Returns the `integrity` values for the scripts and styles in a bundle, by file. */
function integrityHashes({ folder, files }: Bundle): Record<string, string> {
  return Object.fromEntries(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => [file, hashSource(readFileSync(join(folder, file)), 'sha384')]),
  );
}

/** Creates functions that write shared data files on first use and return their paths. */
function createDataFiles(output: StagedFiles) {
  const paths = new Map<unknown, string>();
  const pathOf = (value: unknown, stem: string) => {
    const existing = paths.get(value);
    if (existing !== undefined) return existing;
    const { path, json } = createDataFile(stem, value);
    paths.set(value, path);
    output.write(path, json);
    return path;
  };
  return {
    site: (edition: BuiltEdition) => pathOf(edition.site, getDataFilePrefix('site', edition)),
    sidebar(edition: BuiltEdition, key: string) {
      const section = key === '/' ? '' : key.replace(/[^\w-]+/g, '-');
      return pathOf(edition.sidebar(key), getDataFilePrefix('sidebar', edition) + section);
    },
  };
}

interface Failure extends RenderFailure {
  page: Page | undefined;
  view: PageView;
}

/** Maximum number of errors whose source position is determined, because it takes another bundle. */
const MAX_LOCATED = 20;

/** Converts failures to problems with the page, component and source position of the error. */
async function toProblems(
  failures: readonly Failure[],
  { config, compile, pages }: Pick<RenderSiteInput, 'config' | 'compile' | 'pages'>,
): Promise<Problem[]> {
  if (failures.length === 0) return [];
  const located = failures.slice(0, MAX_LOCATED);
  const routes = new Set(located.map(({ view }) => view.payload.page.routePath));
  const modules = pages.flatMap(({ page, hasModule }) =>
    page && hasModule && routes.has(page.routePath) ? [page] : [],
  );
  const locations = await locateRenderErrors(
    { config, compile, pages: modules, mode: 'production' },
    located.map(({ view }) => view),
  ).catch(() => []);
  // A fallback page for a missing translation has the same file as the original page.
  const problems = failures.map(({ error, componentStack, page, view }, index): Problem => {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = renderHint(reason);
    const component = findComponentName(componentStack);
    const path = page ? toPosixPath(relative(config.cwd, page.filePath)) : undefined;
    const location = locations[index];
    const name = path !== undefined && location ? path : 'the page';
    return {
      file: page?.filePath ?? view.payload.page.routePath,
      ...location,
      message: `Failed to render ${name}${component ? `, in <${component}>` : ''}: ${reason}`,
      ...(hint ? { hint } : {}),
    };
  });
  return uniqueProblems(problems);
}

const BROWSER_OBJECT =
  /\b(?:window|document|navigator|location|history|localStorage|sessionStorage|screen|self|matchMedia|requestAnimationFrame|customElements|\w*Observer|HTML\w*Element) is not defined/;

/** Returns a hint for a rendering error, if its cause is known. */
function renderHint(reason: string): string | undefined {
  if (BROWSER_OBJECT.test(reason))
    return 'Pages are also rendered on the server. Only use browser APIs in effects, or wrap the component in <NoSSR>.';
  if (reason.includes('Maximum call stack'))
    return 'Look for infinite recursion in a component or function.';
  return undefined;
}
