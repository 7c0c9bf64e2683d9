import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Compiler, Watching } from '@rspack/core';

import {
  type BundleInput,
  createClientConfig,
  GENERATED_FOLDER,
} from '../build/bundle/bundle-config';
import { getPageEntryFile, type ModulePage, PAGE_ENTRY_PREFIX } from '../build/bundle/generated';
import { splitPages } from '../build/bundle/split-pages';
import { getProblems, OctavoError, type Problem } from '../model/errors';
import { findThemeStylesheet } from '../overrides/theme-stylesheet';

/** Client bundle for the dev server. It is rebuilt when files change. */
export interface LiveBundle {
  /** Unique ID. The server creates a bundle when it starts, and again if the configuration requires it. */
  id: string;
  /** Bundle output folder. */
  folder: string;
  /** Starts the first build in watch mode. Subsequent calls are no-ops. */
  start: () => void;
  /** Resolves when no build is running. */
  ready: () => Promise<void>;
  /** Returns the hash of the last build. */
  hash: () => string;
  /** Rebuilds with entry points for the given pages. */
  update: (pages: BundleInput['pages']) => Promise<void>;
  close: () => Promise<void>;
}

export interface LiveBundleOptions extends Omit<BundleInput, 'mode' | 'pages'> {
  /** Called after each build. */
  onBuilt: (result: { hash: string; problems: Problem[] }) => void;
}

/** Creates the client bundle for the dev server. Bundling starts when `start` is called. */
export function createLiveBundle({ onBuilt, ...input }: LiveBundleOptions): LiveBundle {
  let pages: BundleInput['pages'] = [];
  let pageProblems: Problem[] = [];
  let waiting: (() => void)[] = [];
  let isReady = false;
  let hash = '';
  let compiler: Compiler | undefined;
  let watching: Watching | undefined;
  const configuration = () => createClientConfig({ ...input, pages, mode: 'development' });
  const folder = configuration().output!.path!;
  // Bundle hashes can recur, so each bundle has its own folder for hot updates. Otherwise, a page could apply an update
  // that a previous server has written for the same hash.
  const id = randomUUID();
  const updatesFolder = `static/hot-updates/${id}`;

  const generated = join(input.config.cacheDir, GENERATED_FOLDER, 'development');
  const entryOf = ({ routePath }: ModulePage) => getPageEntryFile(generated, routePath);
  /** Pages can be deleted before the scan that removes their entries. */
  const isOfDeletedPage = ({ file }: Problem) =>
    file?.startsWith(join(generated, PAGE_ENTRY_PREFIX))
      ? !pages.some((page) => entryOf(page) === file && existsSync(page.filePath))
      : pages.some(({ filePath }) => filePath === file && !existsSync(filePath));

  const { overrides, themeDir } = input.config;
  const themeFiles = [...Object.values(overrides), findThemeStylesheet(themeDir) ?? []].flat();
  /** After a file of the theme is deleted, a bundle without it replaces this one. Until then, its import fails. */
  const isThemeFileDeleted = () => themeFiles.some((file) => !existsSync(file));

  const startCompiler = async () => {
    // Lazy import, so that the server can respond before the bundler is loaded.
    const [{ rspack }, { ReactRefreshRspackPlugin }, { getBundleProblems }] = await Promise.all([
      import('@rspack/core'),
      import('@rspack/plugin-react-refresh'),
      import('../build/bundle/run-compiler'),
    ]);
    const base = configuration();
    let { entry } = base;
    let configProblems: readonly Problem[] = [];
    /** Keeps the previous entry points if the configuration is invalid, because the bundler only reports the message of an exception. */
    const updateEntry = () => {
      try {
        ({ entry } = configuration());
        configProblems = [];
      } catch (error) {
        if (!(error instanceof OctavoError)) throw error;
        configProblems = getProblems(error);
      }
      return entry as never;
    };
    compiler = rspack({
      ...base,
      output: {
        ...base.output,
        hotUpdateMainFilename: `${updatesFolder}/[runtime].[fullhash].json`,
        hotUpdateChunkFilename: `${updatesFolder}/[id].[fullhash].js`,
      },
      entry: updateEntry,
      plugins: [
        ...(base.plugins ?? []),
        new rspack.HotModuleReplacementPlugin(),
        new ReactRefreshRspackPlugin({ injectEntry: true, exclude: /node_modules/ }),
      ],
    });
    compiler.hooks.watchRun.tap('octavo', () => {
      isReady = false;
    });
    watching = compiler.watch({ aggregateTimeout: 10 }, (error, stats) => {
      const problems = error
        ? [{ message: error.message }]
        : configProblems.length > 0
          ? configProblems
          : stats!.hasErrors()
            ? getBundleProblems(stats!, input.config).filter((problem) => !isOfDeletedPage(problem))
            : [];
      isReady = true;
      hash = stats?.hash ?? '';
      for (const done of waiting) done();
      waiting = [];
      if (!isThemeFileDeleted()) onBuilt({ hash, problems: [...pageProblems, ...problems] });
    });
  };
  let started: Promise<void> | undefined;
  const ready = () =>
    isReady ? Promise.resolve() : new Promise<void>((done) => waiting.push(done));

  return {
    id,
    folder,
    start() {
      started ??= startCompiler();
    },
    ready,
    hash: () => hash,
    async update(next) {
      ({ pages, problems: pageProblems } = splitPages(next));
      await started;
      await ready();
      isReady = false;
      watching?.invalidate();
      await ready();
    },
    async close() {
      await started;
      for (const done of waiting) done();
      await new Promise<void>((done) => (watching ? watching.close(() => done()) : done()));
      await new Promise<void>((done) => (compiler ? compiler.close(() => done()) : done()));
      rmSync(join(folder, updatesFolder), { recursive: true, force: true });
    },
  };
}
