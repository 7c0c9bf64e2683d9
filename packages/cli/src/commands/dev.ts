import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

import { compileContext } from '../compile/compile-context';
import { withFrame } from '../compile/with-frame';
import { configFiles, loadConfig } from '../config/load-config';
import { formatProblem, OctavoError, type Problem } from '../errors';
import type { Logger } from '../logger';
import { createDevHandler } from '../server/dev-handler';
import { createEventStream } from '../server/event-stream';
import { type Listening, listen } from '../server/listen';
import { createLiveBundle } from '../server/live-bundle';
import { createLivePages, type LivePages } from '../server/live-pages';
import { type FileChange, watchSite } from '../server/watch-site';

export interface DevOptions {
  cwd: string;
  configFile?: string | undefined;
  /** @default 3000 */
  port?: number | undefined;
  host?: string | undefined;
  logger: Logger;
}

/** Serve the site while it is written. Start-up does not depend on the number of pages: each is compiled when it is opened. */
export async function dev({ cwd, configFile, port, host, logger }: DevOptions): Promise<Listening> {
  const started = performance.now();
  let config = await loadConfig({ cwd, configFile });
  const events = createEventStream();
  const report = (problems: readonly Problem[]) => {
    for (const problem of problems) logger.error(formatProblem(problem, cwd));
    events.send({ type: 'problems', problems: problems.map(withFrame) });
  };

  const bundle = createLiveBundle({
    config,
    compile: compileContext(config),
    onBuilt({ hash, problems }) {
      if (problems.length > 0) report(problems);
      else events.send({ type: 'bundle', hash });
    },
  });
  const openPages = (): Promise<LivePages> => {
    const made: Promise<LivePages> = createLivePages({
      config,
      onModulePage: async () => bundle.update((await made).modulePages()),
      onWarnings(warnings) {
        for (const warning of warnings) logger.warn(formatProblem(withFrame(warning), cwd));
      },
    });
    return made;
  };
  let pages: Promise<LivePages> | undefined;
  const currentPages = () => {
    pages ??= openPages();
    return pages;
  };
  const handler = createDevHandler({ config: () => config, pages: currentPages, bundle, events });
  const listening = await listen({
    handler,
    port: port ?? 3000,
    host,
    anyPort: port === undefined,
  });
  logger.success(
    `The site is at ${listening.url}${config.base} (ready in ${Math.round(performance.now() - started)} ms)`,
  );

  async function onChange(changes: FileChange[]): Promise<void> {
    try {
      const isConfig = changes.some(({ path }) => !path.startsWith(config.root));
      if (isConfig) {
        config = await loadConfig({ cwd, configFile });
        pages = undefined;
        logger.info('The configuration has changed.');
      }
      const live = await currentPages();
      for (const { path } of changes) live.invalidate(resolve(path));
      const isStructure = ({ kind, path }: FileChange) =>
        kind !== 'change' || path.endsWith('.json');
      if (!isConfig && changes.some(isStructure)) await live.rescan();
      events.send({ type: 'update' });
    } catch (error) {
      if (!(error instanceof OctavoError)) throw error;
      logger.error(error.message);
      report(error.problems);
    }
  }

  // The address answers before the bundler is loaded; files are watched once it has nothing more urgent to do.
  bundle.start();
  const watching = bundle.ready().then(() =>
    watchSite({
      roots: [config.root, ...configFiles(config.configFile), config.i18nFile],
      onChange,
    }),
  );

  return {
    ...listening,
    async close() {
      events.close();
      await Promise.all([bundle.close(), listening.close()]);
      await (await watching).close();
    },
  };
}
