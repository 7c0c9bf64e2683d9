import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import { pageKey, toHtmlFile } from '@octavo/theme/urls';

import { digest } from '../../files/digest';
import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import type { Page } from '../../model/page';
import {
  getPayloadPath,
  type PagePayload,
  type PageView,
  type RenderedPage,
} from '../../model/payload';
import type { BuiltEdition } from '../../model/plugin-values';
import { createDataFile, getDataFilePrefix } from '../../site/data-file';
import { trackActivity } from '../../watchdog/watchdog';
import { type Bundle, type Bundles, getPageScripts } from '../bundle/bundle-site';
import { hashSource } from '../output/inline-scripts';
import type { Output } from '../output/output';
import { type DocumentAssets, renderDocument } from './document';
import { earlyClickScript, getHeadScript } from './document-scripts';
import type { PageToRender } from './pages-to-render';

export interface RenderSiteInput {
  config: SiteConfig;
  bundles: Bundles;
  pages: readonly PageToRender[];
  output: Output;
  /** Digest of the toolchain. */
  version: string;
  onProgress?: (done: number, total: number) => void;
}

export interface RenderSiteResult {
  problems: Problem[];
  /** Pages that could not be rendered. */
  failed: Set<Page>;
  /** Number of rendered pages. Unchanged pages are not rendered again. */
  rendered: number;
}

interface ServerModule {
  renderPage: (view: PageView) => Promise<RenderedPage>;
}

/**
 * Renders all pages and writes their HTML files, payloads and shared data files. Pages are rendered sequentially to
 * limit memory usage. Rendering continues if a page fails, and the error is returned as a problem.
 */
export async function renderSite({
  config,
  bundles,
  pages,
  output,
  version,
  onProgress,
}: RenderSiteInput): Promise<RenderSiteResult> {
  const { client, server } = bundles;
  const main = client.entries.main ?? [];
  const assets: DocumentAssets = {
    scripts: main.filter((file) => file.endsWith('.js')),
    styles: main.filter((file) => file.endsWith('.css')),
    integrity: config.security.integrity ? integrityHashes(client) : {},
    headScript: `${getHeadScript(config)};${earlyClickScript}`,
  };
  const shared = digest(
    version,
    server.hash,
    JSON.stringify([assets, config.head, config.siteOrigin ?? '', config.icon ?? '']),
  );
  const dataFiles = createDataFiles(output);
  const problems: Problem[] = [];
  const failed = new Set<Page>();
  let serverModule: ServerModule | undefined;
  let rendered = 0;

  for (const [
    index,
    { page, data, edition, hash, hasModule, head, seo, body },
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
      ...(scripts && config.security.integrity
        ? { integrity: scripts.map((file) => assets.integrity[file] ?? '') }
        : {}),
    };
    const key = digest(shared, hash, JSON.stringify([payload, head, seo]));
    const [htmlFile, jsonFile] = [
      toHtmlFile(data.routePath),
      getPayloadPath(pageKey(data.routePath)),
    ];
    if (output.has(htmlFile, key) && output.has(jsonFile, key)) {
      output.put(htmlFile, key, () => '');
      output.put(jsonFile, key, () => '');
      continue;
    }
    payload.html = body().html;
    try {
      if (config.base === BASE_PLACEHOLDER) globalThis.octavoBase = BASE_PLACEHOLDER;
      const view = { payload, site, sidebar };
      const label = page ? relative(config.cwd, page.filePath) : data.routePath;
      const { html, title } = await trackActivity(`rendering ${label}`, () => {
        serverModule ??= createRequire(import.meta.url)(
          join(server.folder, server.entries.server![0]!),
        ) as ServerModule;
        return serverModule.renderPage(view);
      });
      if (html.trim() === '') throw new Error('The rendered HTML is empty.');
      output.put(htmlFile, key, () =>
        renderDocument({ config, assets, payload, site, body: html, title, head, seo }),
      );
      output.put(jsonFile, key, () => JSON.stringify(payload));
      rendered++;
      await output.waitForCapacity();
    } catch (error) {
      if (page) failed.add(page);
      problems.push(renderProblem(error, page?.filePath ?? data.routePath));
    }
    onProgress?.(index + 1, pages.length);
  }
  return { problems, failed, rendered };
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
function createDataFiles(output: Output) {
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

function renderProblem(error: unknown, file: string): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const hint = renderHint(reason);
  return { file, message: `Failed to render the page: ${reason}`, ...(hint ? { hint } : {}) };
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
