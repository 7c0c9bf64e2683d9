import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import {
  FILE_LINK_PREFIX,
  isExternal,
  pageKey,
  safeDecode,
  splitHref,
  toHref,
  toRoutePath,
  withBase,
  withoutBase,
} from '@octavo/theme/urls';

import { CLIENTS_ENTRY } from '../build/bundle/plugin-modules';
import { encodeUrl } from '../files/escape';
import { readJsonBody } from '../http/read-json-body';
import { getContentType, respondWithError, send, sendFile, sendJson } from '../http/respond';
import { isInsideFolder } from '../http/safe-path';
import type { Handler } from '../http/static-handler';
import { streamFile } from '../http/stream-file';
import type { SiteConfig } from '../model/config';
import { CHECK_PATH, EVENTS_PATH, type Findings, RUNTIME_ERROR_PATH } from '../model/dev-event';
import { getProblems, OctavoError, type Problem } from '../model/errors';
import { parsePageListKey } from '../model/page-list';
import {
  getPayloadPageKey,
  MANIFEST_FILE,
  PAGE_LISTS_PATH,
  PAGES_FOLDER,
  type PagePayload,
  SEARCH_INDEX_PREFIX,
} from '../model/payload';
import { runServe } from '../plugin-host/plugin-host';
import { getPluginClients } from '../plugin-host/plugin-modules';
import { createManifest } from '../site/search-entries';
import { renderCheckPage } from './check-page';
import type { EventStream } from './event-stream';
import type { LiveBundle } from './live-bundle';
import type { LivePages } from './live-pages';
import { locateRuntimeError, toRuntimeError } from './locate-runtime-error';
import { renderShell } from './shell';

export interface DevHandlerInput {
  config: () => SiteConfig;
  pages: () => Promise<LivePages>;
  bundle: LiveBundle;
  events: EventStream;
  /** Returns the findings from the last check. The first call starts the checks. */
  findings: () => Findings | undefined;
  /**
   * Called with the key of a page and the error that it has thrown, or with `undefined` when it renders without one. The
   * same applies to the paths of other files, relative to the base, for which a plugin has thrown.
   */
  onRuntimeError: (key: string, problem: Problem | undefined) => void;
}

/**
 * Creates the dev server's request handler. It serves the bundle, public files, files from plugins, and page payloads,
 * data files and search indexes generated on demand. All other URLs get the HTML shell.
 */
export function createDevHandler({
  config,
  pages,
  bundle,
  events,
  findings,
  onRuntimeError,
}: DevHandlerInput): Handler {
  /** Last message about the errors of each page, by page key. */
  const lastErrors = new Map<string, object>();
  return (request, response) => {
    handle(request, response).catch(respondWithError(response));
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === undefined) return send(response, 404, 'text/plain', 'Not found');
    const [pathname = '/'] = request.url.split('?', 1);
    const { base } = config();
    const path = withoutBase(pathname, base)?.slice(1);
    if (path === undefined || pathname === base.slice(0, -1)) {
      redirect(response, base);
    } else if (path === RUNTIME_ERROR_PATH) {
      await receiveRuntimeError(request, response);
    } else if (request.method === 'POST') {
      send(response, 405, 'text/plain', 'Method not allowed. Use GET or HEAD.');
    } else if (path === EVENTS_PATH) {
      events.connect(request, response);
    } else if (path === CHECK_PATH) {
      send(response, 200, 'text/html;charset=utf-8', renderCheckPage(config(), findings()));
    } else if (path.startsWith(`${PAGES_FOLDER}/`) && path.endsWith('.json')) {
      const live = await pages();
      const route = getPayloadPageKey(safeDecode(path));
      const target = live.findRedirect(route);
      if (target !== undefined) return sendJson(response, 200, { redirect: target });
      const { payload: own } = await live.getPage(route);
      const payload = { ...own, ...(await getPluginAssets()) };
      if (!payload.scripts) return sendJson(response, 200, payload);
      const scripts = addStyles(payload.scripts, bundle.folder);
      sendJson(response, 200, { ...payload, scripts, bundle: bundle.hash(), bundleId: bundle.id });
    } else if (path === PAGE_LISTS_PATH) {
      await sendPageList(request.url, response);
    } else if (path === MANIFEST_FILE) {
      const searchIndexes = (await (await pages()).getSearch()).indexPaths();
      sendJson(response, 200, createManifest(searchIndexes, config()));
    } else if (path.startsWith(SEARCH_INDEX_PREFIX)) {
      const search = await (await pages()).getSearch();
      const json = await withReport(path, async () => search.buildIndex(path));
      send(response, json === undefined ? 404 : 200, 'application/json', json ?? 'null');
    } else if (!(await sendGeneratedFile(request, response, path))) {
      const { publicDir } = config();
      const name = safeDecode(path);
      if (!isInsideFolder(publicDir, name)) send(response, 404, 'text/plain', 'Not found');
      else if (!streamFile(request, response, join(publicDir, name)))
        await servePluginFileOrShell(request, response, path);
    }
  }

  /** Sends a data file, an asset of a page or a file of the bundle. Returns `false` if the path is none of them. */
  async function sendGeneratedFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<boolean> {
    if (!path.startsWith('static/')) return false;
    // The bundle shows the error, which the request for the page returns.
    const live = await pages().catch(() => undefined);
    const json = live?.getDataFile(path);
    if (json !== undefined) {
      send(response, 200, 'application/json', json);
      return true;
    }
    const asset = live?.getAsset(path);
    if (asset && sendFile(request, response, asset)) return true;
    await bundle.ready();
    const name = safeDecode(path);
    return (
      isInsideFolder(bundle.folder, name) && sendFile(request, response, join(bundle.folder, name))
    );
  }

  /** Finds the source position of an error that a page has thrown, and reports it. */
  async function receiveRuntimeError(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const error = toRuntimeError(await readJsonBody(request));
    if (!error) return send(response, 400, 'text/plain', 'Invalid runtime error');
    const key = pageKey(error.route);
    lastErrors.set(key, error);
    if (error.message === '') {
      onRuntimeError(key, undefined);
      return sendJson(response, 200, {});
    }
    const { context } = await pages();
    const { base } = config();
    const problem = await locateRuntimeError(error, { base, context, folder: bundle.folder });
    // Meanwhile, the page may have rendered again.
    if (lastErrors.get(key) === error) onRuntimeError(key, problem);
    sendJson(response, 200, problem);
  }

  /** Sends the pages that `usePages` lists, or the error of an invalid query. */
  async function sendPageList(url: string, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(url, 'http://localhost');
    try {
      const query = parsePageListKey(searchParams.get('query') ?? '{}');
      const list = await (await pages()).getPageList(searchParams.get('page') ?? '/', query);
      sendJson(response, 200, { pages: list });
    } catch (error) {
      sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Returns the files with the client modules of plugins, as a part of the payload of each page. */
  async function getPluginAssets(): Promise<Pick<PagePayload, 'assets'>> {
    if (getPluginClients(config()).length === 0) return {};
    await bundle.ready();
    const files = addStyles([`static/js/${CLIENTS_ENTRY}.js`], bundle.folder);
    return { assets: files.map((file) => ({ file })) };
  }

  /** Runs hooks of plugins for a file, and reports their error. */
  async function withReport<T>(path: string, run: () => Promise<T>): Promise<T> {
    try {
      const result = await run();
      onRuntimeError(path, undefined);
      return result;
    } catch (error) {
      if (error instanceof OctavoError) onRuntimeError(path, getProblems(error)[0]);
      throw error;
    }
  }

  /** Serves the content that a plugin returns for the path, or falls back to the HTML shell. */
  async function servePluginFileOrShell(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const page = async (routePath: string) => (await pages()).getServedPage(routePath);
    const content = await withReport(path, () =>
      runServe(safeDecode(path), { config: config(), page }),
    );
    if (content === undefined) await serveShell(request, response, path);
    else send(response, 200, getContentType(path), content);
  }

  /**
   * Serves the HTML shell, which is the same for all pages. The app then loads the page for the URL. It cannot load other
   * documents, so redirects to them are sent instead of the shell.
   */
  async function serveShell(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const isFileRequest =
      /\.(?!html$)\w+$/.test(path) && !request.headers.accept?.includes('text/html');
    if (isFileRequest) {
      send(response, 404, 'text/plain', `File "${path}" not found.`);
      return;
    }
    const route = toRoutePath(`/${path}`);
    const target = await findDocumentRedirect(route, splitHref(request.url!).search);
    if (target !== undefined) return redirect(response, target);
    const { base } = config();
    const html = renderShell(config(), {
      route,
      script: withBase('static/js/main.js', base),
      style: withBase('static/css/main.css', base),
      bundleId: bundle.id,
      revision: events.revision,
    });
    send(response, 200, 'text/html;charset=utf-8', html);
  }

  /**
   * Returns the URL if a route redirects to another site or to a file, with the query of the request added like in builds.
   */
  async function findDocumentRedirect(route: string, query: string): Promise<string | undefined> {
    // The shell does not wait until all pages are found. If they are invalid, the request for the page returns the error.
    const live = await Promise.race([pages(), undefined]).catch(() => undefined);
    const target = live?.findRedirect(route);
    if (target === undefined || !(isExternal(target) || target.startsWith(FILE_LINK_PREFIX)))
      return undefined;
    const { base, route: options } = config();
    const href = toHref(target, { base, cleanUrls: options.cleanUrls });
    const { path, search, hash } = splitHref(href);
    return encodeUrl(path + search + (search ? query.replace('?', '&') : query) + hash);
  }
}

function redirect(response: ServerResponse, url: string): void {
  response.writeHead(302, { Location: url });
  response.end();
}

/** Adds the stylesheets that the bundler extracted from the scripts. */
function addStyles(scripts: readonly string[], folder: string): string[] {
  return scripts.flatMap((file) => {
    const style = file.replace('static/js/', 'static/css/').replace(/\.js$/, '.css');
    return existsSync(join(folder, style)) ? [style, file] : [file];
  });
}
