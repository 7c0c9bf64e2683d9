import { pageKey, withBase } from '@octavo/theme/urls';

import type { PagePayload } from '../model/payload';
import { loadScript, removeScript } from './load-script';
import { loadPageModule } from './page-modules';

/** Loads the scripts of a page, unless they are already in the document or loading. */
export function loadPageScripts(
  { scripts = [], integrity }: PagePayload,
  base: string,
): Promise<unknown> {
  return Promise.all(
    scripts.map((file, index) => loadScript(withBase(file, base), integrity?.[index])),
  );
}

/** Evaluates the module of a page. Its scripts must be loaded, unless they are in the document. */
export function evaluatePage(payload: PagePayload, base: string): Promise<void> {
  return loadPageModule(pageKey(payload.page.routePath), () => {
    for (const file of payload.scripts ?? []) removeScript(withBase(file, base));
    return loadPageScripts(payload, base);
  });
}
