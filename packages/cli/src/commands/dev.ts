import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

import { configFiles, loadConfig } from '../config/load-config';
import { formatProblem, OctavoError, type Problem } from '../errors';
import type { Logger } from '../logger';
import { createDevHandler } from '../server/dev-handler';
import { createEventStream } from '../server/event-stream';
import { type Listening, listen } from '../server/listen';
import { createLiveBundle } from '../server/live-bundle';
import { createLivePages, type LivePages, withFrame } from '../server/live-pages';
import { watchSite } from '../server/watch-site';

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

  const openPages = (): Promise<LivePages> => {
    const made: Promise<LivePages> = createLivePages({
      config,
      onModulePage: async () => bundle.update((await made).modulePages()),
    });
    return made;
  };
  let pages = openPages();
  const bundle = createLiveBundle({
    config,
    compile: (await pages).context,
    onBuilt({ hash, problems }) {
      if (problems.length > 0) report(problems);
      else events.send({ type: 'bundle', hash });
    },
  });
  const handler = createDevHandler({ config: () => config, pages: () => pages, bundle, events });
  const listening = await listen({
    handler,
    port: port ?? 3000,
    host,
    anyPort: port === undefined,
  }).catch(async (error: unknown) => {
    await bundle.close();
    throw error;
  });
  logger.success(
    `The site is at ${listening.url}${config.base} (ready in ${Math.round(performance.now() - started)} ms)`,
  );

  const watcher = watchSite({
    roots: [config.root, ...configFiles(config.configFile), config.i18nFile],
    async onChange(changes) {
      try {
        const isConfig = changes.some(({ path }) => !path.startsWith(config.root));
        if (isConfig) {
          config = await loadConfig({ cwd, configFile });
          pages = openPages();
          logger.info('The configuration has changed.');
        }
        const live = await pages;
        for (const { path } of changes) live.invalidate(resolve(path));
        if (
          !isConfig &&
          changes.some(({ kind, path }) => kind !== 'change' || path.endsWith('.json'))
        )
          await live.rescan();
        events.send({ type: 'update' });
      } catch (error) {
        if (!(error instanceof OctavoError)) throw error;
        logger.error(error.message);
        report(error.problems);
      }
    },
  });

  return {
    ...listening,
    async close() {
      events.close();
      await Promise.all([watcher.close(), bundle.close(), listening.close()]);
    },
  };
}
