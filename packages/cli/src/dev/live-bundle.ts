import type { Compiler, Watching } from '@rspack/core';

import { type BundleInput, clientConfig } from '../build/bundle/bundle-config';
import type { Problem } from '../model/errors';

/** The client bundle while the site is written: rebuilt as files change. */
export interface LiveBundle {
  /** Folder its files lie in. */
  folder: string;
  /** Begin to build; asked for once. */
  start: () => void;
  /** Settles when the bundle has what it was last asked for, and none of its files is being written. */
  ready: () => Promise<void>;
  /** Name of the last build. */
  hash: () => string;
  /** Have the entries of these pages too. */
  update: (pages: BundleInput['pages']) => Promise<void>;
  close: () => Promise<void>;
}

export interface LiveBundleOptions extends Omit<BundleInput, 'mode' | 'pages'> {
  /** Told of each finished build. */
  onBuilt: (result: { hash: string; problems: Problem[] }) => void;
}

export function createLiveBundle({ onBuilt, ...input }: LiveBundleOptions): LiveBundle {
  let pages: BundleInput['pages'] = [];
  let waiting: (() => void)[] = [];
  let isReady = false;
  let hash = '';
  let compiler: Compiler | undefined;
  let watching: Watching | undefined;
  const configuration = () => clientConfig({ ...input, pages, mode: 'development' });
  const folder = configuration().output!.path!;

  const begin = async () => {
    // Loaded here: the server answers its first request before the bundler is there.
    const [{ rspack }, { ReactRefreshRspackPlugin }, { bundleProblems }] = await Promise.all([
      import('@rspack/core'),
      import('@rspack/plugin-react-refresh'),
      import('../build/bundle/run-compiler'),
    ]);
    const base = configuration();
    compiler = rspack({
      ...base,
      entry: () => configuration().entry as never,
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
        : stats!.hasErrors()
          ? bundleProblems(stats!, input.config)
          : [];
      isReady = true;
      hash = stats?.hash ?? '';
      for (const done of waiting) done();
      waiting = [];
      onBuilt({ hash, problems });
    });
  };
  let started: Promise<void> | undefined;
  const ready = () =>
    isReady ? Promise.resolve() : new Promise<void>((done) => waiting.push(done));

  return {
    folder,
    start() {
      started ??= begin();
    },
    ready,
    hash: () => hash,
    async update(next) {
      pages = next;
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
    },
  };
}
