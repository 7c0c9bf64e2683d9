import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

import { withBase } from '@octavo/theme/urls';

import { configFiles } from '../config/load-config';
import { asPagesTell } from '../dev/as-pages-tell';
import { createDevSession, type DevSession } from '../dev/dev-session';
import { createEventStream } from '../dev/event-stream';
import { createLiveCheck } from '../dev/live-check';
import { createProblemBoard, type ProblemSource } from '../dev/problem-board';
import { runCheck } from '../dev/run-check';
import { createSiteFindings } from '../dev/site-findings';
import { type FileChange, watchSite } from '../dev/watch-site';
import { withFrame } from '../files/with-frame';
import { type Listening, listen } from '../http/listen';
import type { SiteConfig } from '../model/config';
import { CHECK_PATH } from '../model/dev-event';
import { formatProblem, OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { loadSiteConfig } from './load-site-config';

export interface DevOptions {
  cwd: string;
  configFile?: string | undefined;
  /** @default 3000 */
  port?: number | undefined;
  host?: string | undefined;
  /** Whether the whole site is checked after each change; opening the list of findings begins that too. @default check.dev */
  check?: boolean | undefined;
  logger: Logger;
}

/** Serve the site while it is written. Start-up does not depend on the number of pages: each is compiled when it is opened. */
export async function dev({
  cwd,
  configFile,
  port,
  host,
  check,
  logger,
}: DevOptions): Promise<Listening> {
  const started = performance.now();
  const since = Date.now();
  const events = createEventStream();
  const board = createProblemBoard(events, logger, cwd);
  const liveCheck = createLiveCheck({
    run: runCheck({ cwd, configFile }),
    onReport(report) {
      findings.take(report).catch(() => {
        // Why pages cannot be read, each of them tells.
      });
    },
  });
  let built = 0;
  const openSession = (config: SiteConfig): DevSession => {
    const opened: DevSession = createDevSession({
      config,
      events,
      onWarnings(warnings) {
        for (const warning of warnings) logger.warn(formatProblem(withFrame(warning), cwd));
      },
      onBuilt({ hash, problems }) {
        if (opened !== session) return;
        const mine = ++built;
        void asPagesTell(problems, opened.pages).then((told) => {
          if (mine !== built || opened !== session) return;
          board.set('bundle', told);
          if (told.length === 0) events.send({ type: 'bundle', hash });
        });
      },
      findings() {
        liveCheck.start();
        return findings.current();
      },
    });
    return opened;
  };
  let session = openSession(await loadSiteConfig({ cwd, configFile, logger }));
  const listening = await listen({
    handler: (request, response) => session.handler(request, response),
    port: port ?? 3000,
    host,
    anyPort: port === undefined,
  });
  const findings = createSiteFindings({
    cwd,
    pages: () => session.pages(),
    events,
    logger,
    listUrl: () => listening.url + withBase(CHECK_PATH, session.config.base),
  });
  const ready = Math.round(performance.now() - started);
  logger.success(`The site is at ${listening.url}${session.config.base} (ready in ${ready} ms)`);

  async function onConfigChange(): Promise<void> {
    const config = await loadSiteConfig({ cwd, configFile, logger });
    (await watching).add(watched(config));
    if (session.adopt(config)) {
      logger.info('The configuration has changed.');
      return;
    }
    const { bundle } = session;
    session = openSession(config);
    session.bundle.start();
    await Promise.all([bundle.close(), session.bundle.ready()]);
    events.send({ type: 'reload' });
    logger.info(`The site is served anew, at ${listening.url}${config.base}`);
  }

  async function onFileChange(changes: FileChange[]): Promise<void> {
    const live = await session.pages();
    for (const { path } of changes) live.invalidate(resolve(path));
    const isStructure = ({ kind, path }: FileChange) => kind !== 'change' || path.endsWith('.json');
    if (changes.some(isStructure)) await live.rescan();
  }

  /** Do it, and show or take away what is wrong with it. */
  async function attempt(source: ProblemSource, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      board.set(source, []);
    } catch (error) {
      // A file may go while it is read, and the next change may do better: the server stays.
      if (error instanceof OctavoError) board.set(source, error.problems);
      else logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  async function onChange(changes: FileChange[]): Promise<void> {
    const { root, themeDir } = session.config;
    // The bundler watches the content of overrides; the configuration lists which ones there are.
    const isContent = ({ kind, path }: FileChange) =>
      path.startsWith(root) || (kind === 'change' && path.startsWith(themeDir));
    if (!changes.every(isContent)) await attempt('configuration', onConfigChange);
    await attempt('files', () => onFileChange(changes.filter(isContent)));
    events.send({ type: 'update' });
    liveCheck.changed();
  }

  // The address answers before the bundler is loaded; files are watched once it has nothing more urgent to do.
  session.bundle.start();
  const watching = session.bundle.ready().then(() => {
    if (check ?? session.config.check.dev) liveCheck.start();
    return watchSite({ roots: watched(session.config), since, onChange });
  });

  return {
    ...listening,
    async close() {
      events.close();
      liveCheck.close();
      await Promise.all([session.bundle.close(), listening.close()]);
      await (await watching).close();
    },
  };
}

/** Files and folders the site depends on, whether they are there yet or not. */
function watched({ root, configFile, i18nFile, themeDir }: SiteConfig): string[] {
  return [root, ...configFiles(configFile), i18nFile, themeDir];
}
