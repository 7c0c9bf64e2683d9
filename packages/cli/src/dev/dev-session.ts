import { createClientConfig } from '../build/bundle/bundle-config';
import { createCompileContext } from '../content/compile/compile-context';
import type { Handler } from '../http/static-handler';
import type { SiteConfig } from '../model/config';
import type { Findings } from '../model/dev-event';
import { getProblems, OctavoError, type Problem } from '../model/errors';
import type { Finding } from '../model/rules';
import { findThemeStylesheet } from '../overrides/theme-stylesheet';
import { createDevHandler, type DevHandlerInput } from './dev-handler';
import type { EventStream } from './event-stream';
import { createLiveBundle, type LiveBundle } from './live-bundle';
import { createLivePages, type LivePages } from './live-pages';
import type { ReportedProblems } from './reported-problems';

/** Bundle, pages and request handler for one configuration. */
export interface DevSession {
  readonly config: SiteConfig;
  readonly bundle: LiveBundle;
  readonly handler: Handler;
  pages: () => Promise<LivePages>;
  /** Replaces the configuration. Returns `false` if the change affects the bundle and requires a new session. */
  updateConfig: (config: SiteConfig) => boolean;
}

export interface DevSessionOptions {
  config: SiteConfig;
  events: EventStream;
  /** Returns the problems that were reported so far. */
  reportedProblems: () => ReportedProblems;
  /** Called when the pages have been opened, or with the problems because of which they cannot be opened. */
  onOpened: (problems: readonly Problem[]) => void;
  /** Called with the warnings of a page after it is compiled. */
  onWarnings: (filePath: string, warnings: readonly Problem[]) => void;
  /** Called with the files that a page includes after it is compiled. */
  onDependencies: (paths: readonly string[]) => void;
  /** Called each time a page is opened, with the problems because of which it cannot be shown. */
  onPageProblems: (routePath: string, problems: readonly Problem[]) => void;
  /** Called with the dead and unsafe links of a page each time it is opened. */
  onPageLinks: (filePath: string, findings: readonly Finding[]) => void;
  /** Called after each bundler run. */
  onBuilt: (result: { hash: string; problems: Problem[] }) => void;
  /** Returns the findings from the last check. The first call starts the checks. */
  findings: () => Findings | undefined;
  onRuntimeError: DevHandlerInput['onRuntimeError'];
}

/** Creates a session for a configuration. Bundling starts when `bundle.start()` is called. */
export function createDevSession({
  config,
  events,
  reportedProblems,
  onOpened,
  onWarnings,
  onDependencies,
  onPageProblems,
  onPageLinks,
  onBuilt,
  findings,
  onRuntimeError,
}: DevSessionOptions): DevSession {
  const bundle = createLiveBundle({ config, compile: createCompileContext(config), onBuilt });
  const key = bundleKey(config);
  let current = config;
  let pages: Promise<LivePages> | undefined;
  const openPages = (): Promise<LivePages> => {
    const opened: Promise<LivePages> = createLivePages({
      config: current,
      previous: reportedProblems(),
      onModulePagesChange: async () => bundle.update((await opened).modulePages()),
      onWarnings,
      onDependencies,
      onPageProblems,
      onPageLinks,
    });
    return opened;
  };
  const currentPages = () => {
    if (!pages) {
      const opening = openPages();
      pages = opening;
      opening.then(
        () => {
          if (pages === opening) onOpened([]);
        },
        (error: unknown) => {
          if (pages !== opening) return;
          // Retry on the next request, because the problem may have been fixed.
          pages = undefined;
          if (error instanceof OctavoError) onOpened(getProblems(error));
        },
      );
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
      onRuntimeError,
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

/** Returns a cache key for the options that affect the bundle or the served folders. */
function bundleKey(config: SiteConfig): string {
  const compile = createCompileContext(config);
  const bundle = createClientConfig({ config, compile, pages: [], mode: 'development' });
  return JSON.stringify(
    [
      bundle,
      config.root,
      config.publicDir,
      config.overrides,
      // The bundler does not watch generated files, such as the one that imports the stylesheet.
      findThemeStylesheet(config.themeDir),
    ],
    (_, value: unknown) =>
      typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}
