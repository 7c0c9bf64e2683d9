import { clientConfig } from '../build/bundle/bundle-config';
import { compileContext } from '../content/compile/compile-context';
import type { Handler } from '../http/static-handler';
import type { SiteConfig } from '../model/config';
import type { Findings } from '../model/dev-event';
import type { Problem } from '../model/errors';
import { createDevHandler } from './dev-handler';
import type { EventStream } from './event-stream';
import { createLiveBundle, type LiveBundle } from './live-bundle';
import { createLivePages, type LivePages } from './live-pages';

/** Everything that serves one configuration. */
export interface DevSession {
  readonly config: SiteConfig;
  readonly bundle: LiveBundle;
  readonly handler: Handler;
  pages: () => Promise<LivePages>;
  /** Serve another configuration with the same bundle; `false` where that needs a session of its own. */
  adopt: (config: SiteConfig) => boolean;
}

export interface DevSessionOptions {
  config: SiteConfig;
  events: EventStream;
  /** Told what is odd about a page that was compiled. */
  onWarnings: (warnings: readonly Problem[]) => void;
  onBuilt: (result: { hash: string; problems: Problem[] }) => void;
  /** What the check of the whole site says; asking for it begins the check. */
  findings: () => Findings | undefined;
}

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
    const made: Promise<LivePages> = createLivePages({
      config: current,
      onModulePage: async () => bundle.update((await made).modulePages()),
      onWarnings,
    });
    return made;
  };
  const currentPages = () => {
    if (!pages) {
      const opening = openPages();
      pages = opening;
      // Tried again with the next question: what was wrong may have been mended.
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
    adopt(next) {
      if (bundleKey(next) !== key) return false;
      current = next;
      pages = undefined;
      return true;
    },
  };
}

/** What of a configuration the bundle, and the folders that are served, are made of. */
function bundleKey(config: SiteConfig): string {
  const compile = compileContext(config);
  const bundle = clientConfig({ config, compile, pages: [], mode: 'development' });
  return JSON.stringify(
    [bundle, config.root, config.publicDir, config.overrides],
    (_, value: unknown) =>
      typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}
