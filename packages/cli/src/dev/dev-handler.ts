import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { safeDecode, toRoutePath, withBase, withoutBase } from '@octavo/theme/urls';
import sirv from 'sirv';

import { fail, send, sendFile, sendJson, typeOf } from '../http/answer';
import { askForPath } from '../http/ask-for-path';
import { staysInside } from '../http/safe-path';
import type { Handler } from '../http/static-handler';
import type { SiteConfig } from '../model/config';
import { CHECK_PATH, EVENTS_PATH, type Findings } from '../model/dev-event';
import {
  MANIFEST_FILE,
  PAGES_FOLDER,
  routeOfPayloadFile,
  SEARCH_INDEX_PREFIX,
  type SiteManifest,
} from '../model/payload';
import { runServe } from '../plugin-host/plugin-host';
import { checkPage } from './check-page';
import type { EventStream } from './event-stream';
import type { LiveBundle } from './live-bundle';
import type { LivePages } from './live-pages';
import { renderShell } from './shell';

export interface DevHandlerInput {
  config: () => SiteConfig;
  pages: () => Promise<LivePages>;
  bundle: LiveBundle;
  events: EventStream;
  findings: () => Findings | undefined;
}

/** Answer requests while the site is written: data of pages as they are now, the bundle, public files, a shell for the rest. */
export function createDevHandler({
  config,
  pages,
  bundle,
  events,
  findings,
}: DevHandlerInput): Handler {
  const servePublic = sirv(config().publicDir, { dev: true, etag: true, dotfiles: true });

  return (request, response) => {
    answer(request, response).catch(fail(response));
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === undefined) return send(response, 404, 'text/plain', 'Not found');
    const [pathname = '/'] = request.url.split('?', 1);
    const { base } = config();
    const path = withoutBase(pathname, base)?.slice(1);
    if (path === undefined || pathname === base.slice(0, -1)) {
      response.writeHead(302, { Location: base });
      response.end();
    } else if (path === EVENTS_PATH) {
      events.connect(request, response);
    } else if (path === CHECK_PATH) {
      send(response, 200, 'text/html;charset=utf-8', checkPage(config(), findings()));
    } else if (path.startsWith(`${PAGES_FOLDER}/`)) {
      const live = await pages();
      const route = routeOfPayloadFile(safeDecode(path));
      const redirect = live.redirect(route);
      if (redirect !== undefined) return sendJson(response, 200, { redirect });
      const { payload } = await live.page(route);
      if (!payload.scripts) return sendJson(response, 200, payload);
      const scripts = withStyles(payload.scripts, bundle.folder);
      sendJson(response, 200, { ...payload, scripts, bundle: bundle.hash() });
    } else if (path.startsWith('static/data/')) {
      const json = (await pages()).dataFile(path);
      send(response, json === undefined ? 404 : 200, 'application/json', json ?? 'null');
    } else if (path === MANIFEST_FILE) {
      const searchIndexes = (await (await pages()).search()).files();
      sendJson(response, 200, { searchIndexes } satisfies SiteManifest);
    } else if (path.startsWith(SEARCH_INDEX_PREFIX)) {
      const json = await (await (await pages()).search()).index(path);
      send(response, json === undefined ? 404 : 200, 'application/json', json ?? 'null');
    } else if (path.startsWith('static/')) {
      const asset = (await pages()).asset(path);
      if (asset && sendFile(request, response, asset)) return;
      await bundle.ready();
      const isThere =
        staysInside(bundle.folder, path) &&
        sendFile(request, response, join(bundle.folder, safeDecode(path)));
      if (!isThere) send(response, 404, 'text/plain', 'Not found');
    } else {
      askForPath(request, `/${path}`);
      if (!staysInside(config().publicDir, path)) send(response, 404, 'text/plain', 'Not found');
      else {
        servePublic(request, response, () => {
          rest(request, response, path).catch(fail(response));
        });
      }
    }
  }

  /** What plugins answer for, else a page. */
  async function rest(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const page = async (routePath: string) => (await pages()).served(routePath);
    const made = await runServe(safeDecode(path), { config: config(), page });
    if (made === undefined) shell(request, response, path);
    else send(response, 200, typeOf(path), made);
  }

  /** Every address gets the same document: which page it is, the application finds out. */
  function shell(request: IncomingMessage, response: ServerResponse, path: string): void {
    const wantsFile =
      /\.(?!html$)\w+$/.test(path) && !request.headers.accept?.includes('text/html');
    if (wantsFile) {
      send(response, 404, 'text/plain', `Expected a file ${path}, got none.`);
      return;
    }
    const { base } = config();
    const html = renderShell(config(), {
      route: toRoutePath(`/${path}`),
      script: withBase('static/js/main.js', base),
      style: withBase('static/css/main.css', base),
    });
    send(response, 200, 'text/html;charset=utf-8', html);
  }
}

/** Scripts with the style sheets that the bundler has made of what they import. */
function withStyles(scripts: readonly string[], folder: string): string[] {
  return scripts.flatMap((file) => {
    const style = file.replace('static/js/', 'static/css/').replace(/\.js$/, '.css');
    return existsSync(join(folder, style)) ? [style, file] : [file];
  });
}
