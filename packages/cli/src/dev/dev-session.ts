import { createClientConfig } from '../build/bundle/bundle-config';
import { compileContext } from '../content/compile/compile-context';
import type { Handler } from '../http/static-handler';
import type { SiteConfig } from '../model/config';
import type { Findings } from '../model/dev-event';
import type { Problem } from '../model/errors';
import { createDevHandler } from './dev-handler';
import type { EventStream } from './event-stream';
import { createLiveBundle, type LiveBundle } from './live-bundle';
import { createLivePages, type LivePages } from './live-pages';

/** The bundle, the pages and the request handler of one configuration. */
export interface DevSession {
  readonly config: SiteConfig;
  readonly bundle: LiveBundle;
  readonly handler: Handler;
  pages: () => Promise<LivePages>;
  /** Replaces the configuration. Returns `false` if the change affects the bundle and needs a new session. */
  updateConfig: (config: SiteConfig) => boolean;
}

export interface DevSessionOptions {
  config: SiteConfig;
  events: EventStream;
  /** Called with the warnings of a page that was compiled. */
  onWarnings: (warnings: readonly Problem[]) => void;
  /** Called after each build of the bundle. */
  onBuilt: (result: { hash: string; problems: Problem[] }) => void;
  /** Returns the findings of the last check, and starts checking if it has not started yet. */
  findings: () => Findings | undefined;
}

/** Creates the session of a configuration. The bundle is not built until `bundle.start()` is called. */
export function createDevSession({
  config,
  events,
  onWarnings,
  onBuilt,
  findings,
}: DevSessionOptions): DevSession {
  const bundle = createLiveBundle({ config, compile: compileContext(config), onBuilt });
  const key = bundleKey(config);
  let current = config;
  let pages: Promise<LivePages> | undefined;
  const openPages = (): Promise<LivePages> => {
    const opened: Promise<LivePages> = createLivePages({
      config: current,
      onModulePage: async () => bundle.update((await opened).modulePages()),
      onWarnings,
    });
    return opened;
  };
  const currentPages = () => {
    if (!pages) {
      const opening = openPages();
      pages = opening;
      // The next request tries again, because the problem may have been fixed.
      opening.catch(() => {
        if (pages === opening) pages = undefined;
      });
    }
    return pages;
  };
  return {
    get config() {
      return current;
    },
    bundle,
    handler: createDevHandler({
      config: () => current,
      pages: currentPages,
      bundle,
      events,
      findings,
    }),
    pages: currentPages,
    updateConfig(next) {
      if (bundleKey(next) !== key) return false;
      current = next;
      pages = undefined;
      return true;
    },
  };
}

/** Returns a key of the options that affect the bundle or the served folders. */
function bundleKey(config: SiteConfig): string {
  const compile = compileContext(config);
  const bundle = createClientConfig({ config, compile, pages: [], mode: 'development' });
  return JSON.stringify(
    [bundle, config.root, config.publicDir, config.overrides],
    (_, value: unknown) =>
      typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}
