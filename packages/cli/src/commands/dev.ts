import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

import { pageKey, withBase } from '@octavo/theme/urls';

import {
  CONFIG_FILE_NAMES,
  findConfigFile,
  findConfigFiles,
  findMissingConfigFiles,
} from '../config/load-config';
import { findPublicDir, getProjectPublicDir } from '../config/public-path';
import { getCompilerModules } from '../content/compile/environment-digests';
import { attachPageProblems } from '../dev/attach-page-problems';
import { createCheckRunner } from '../dev/check-runner';
import { createDevSession, type DevSession } from '../dev/dev-session';
import { createEventStream } from '../dev/event-stream';
import { createLiveCheck } from '../dev/live-check';
import { createProblemLog } from '../dev/problem-log';
import { createProblemReporter, type ProblemSource } from '../dev/problem-reporter';
import { createSiteFindings } from '../dev/site-findings';
import { type FileChange, watchSite } from '../dev/watch-site';
import { addCodeFrame } from '../files/add-code-frame';
import { isInside } from '../files/is-inside';
import { toPosixPath } from '../files/posix-path';
import { listen, type RunningServer } from '../http/listen';
import { createDefaultConfig } from '../init/default-config';
import type { SiteConfig, UserConfig } from '../model/config';
import { CHECK_PATH } from '../model/dev-event';
import { getProblems, OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { loadSiteConfig, withInventories } from './load-site-config';

/** Options for `dev`. */
export interface DevOptions {
  /** Folder that contains the configuration file. */
  cwd: string;
  /** Path to the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  /** Port to listen on. @default 3000, or the next free port */
  port?: number | undefined;
  /** Host to listen on. @default 'localhost' */
  host?: string | undefined;
  /** Whether to check the whole site on startup and after each change. Also enabled by opening the findings page. @default check.dev */
  check?: boolean | undefined;
  logger: Logger;
}

/**
 * Starts the dev server. Without a configuration file, it uses defaults for a folder with Markdown files. Pages are compiled on demand, so the startup time does not depend on the number of pages.
 *
 * @throws {OctavoError} `PORT_IN_USE` if the port is in use, or `CONFIG_INVALID` if the configuration is invalid.
 */
export async function dev({
  cwd,
  configFile,
  port,
  host,
  check,
  logger,
}: DevOptions): Promise<RunningServer> {
  const started = performance.now();
  const since = Date.now();
  const events = createEventStream();
  const log = createProblemLog(logger);
  const board = createProblemReporter(events, log, cwd);
  const liveCheck = createLiveCheck({
    run: createCheckRunner({ cwd, configFile }),
    onReport(report) {
      findings.update(report).catch(ignoreReported);
    },
    onFailure: ({ message }) => logger.warn(`octavo check failed.\n\n${message}`),
  });
  /** Files outside the watched folders that pages include. */
  const included = new Set<string>();
  let built = 0;
  const openSession = (config: SiteConfig): DevSession => {
    const opened: DevSession = createDevSession({
      config,
      events,
      reportedProblems: () => findings.reportedProblems(),
      onOpened(problems) {
        if (opened === session) board.set('files', problems);
      },
      onWarnings: board.setWarnings,
      onDependencies(paths) {
        const roots = watchedPaths(opened.config);
        const outside = paths.filter(
          (path) => !included.has(path) && !roots.some((root) => isInside(path, root)),
        );
        if (outside.length === 0) return;
        for (const path of outside) included.add(path);
        void watching.then((watcher) => watcher.add(outside));
      },
      onPageProblems(routePath, problems) {
        if (opened !== session) return;
        board.setPage(routePath, problems.map(addCodeFrame));
        findings.updateBrokenPage(routePath, problems).catch(ignoreReported);
      },
      onPageLinks(filePath, links) {
        if (opened !== session) return;
        findings.updatePage(filePath, links).catch(ignoreReported);
      },
      onBuilt({ hash, problems }) {
        if (opened !== session) return;
        const build = ++built;
        void attachPageProblems(problems, opened.pages).then((attached) => {
          if (build !== built || opened !== session) return;
          board.set('bundle', attached);
          if (attached.length === 0) events.sendRetained({ type: 'bundle', hash });
        });
      },
      findings() {
        liveCheck.start();
        return findings.current();
      },
      onRuntimeError: board.setRuntimeError,
    });
    return opened;
  };
  /** Configuration to use until a configuration file is created. */
  let fallback: UserConfig | undefined;
  const loadCurrentConfig = async () => {
    if (findConfigFile(cwd, configFile)) fallback = undefined;
    return withInventories(await loadSiteConfig({ cwd, configFile, fallback, logger }));
  };
  if (configFile === undefined && !findConfigFile(cwd)) fallback = createDefaultConfig(cwd);
  let session = openSession(await loadCurrentConfig());
  const listening = await listen({
    handler: (request, response) => session.handler(request, response),
    port: port ?? 3000,
    host,
    anyPort: port === undefined,
    methods: ['GET', 'HEAD', 'POST'],
  });
  const findings = createSiteFindings({
    cwd,
    config: () => session.config,
    pages: () => session.pages(),
    events,
    logger,
    log,
    listUrl: () => listening.url + withBase(CHECK_PATH, session.config.base),
  });
  const ready = Math.round(performance.now() - started);
  logger.success(`Dev server ready in ${ready} ms at ${listening.url}${session.config.base}`);

  if (fallback)
    logger.info(
      `No docs.config.ts found, so the site uses defaults for the pages in ${fallback.root === '.' ? 'this folder' : `${fallback.root}/`}.\nTo keep the site, run \`npx @octavo/cli init\`.`,
    );

  async function onConfigChange(): Promise<void> {
    const watcher = await watching;
    // The configuration may import files that do not exist yet.
    watcher.add(watchedPaths(session.config));
    const config = await loadCurrentConfig();
    watcher.add(watchedPaths(config));
    board.forgetRuntimeErrors();
    if (session.updateConfig(config)) {
      logger.info('Configuration reloaded.');
      return;
    }
    const { bundle } = session;
    session = openSession(config);
    session.bundle.start();
    await Promise.all([bundle.close(), session.bundle.ready()]);
    events.send({ type: 'reload' });
    logger.info(`Server restarted at ${listening.url}${config.base}`);
  }

  async function onFileChange(changes: FileChange[]): Promise<void> {
    const live = await session.pages();
    for (const { path, kind } of changes) {
      live.invalidate(resolve(path));
      // The page may have been compiled before the server restarted.
      if (kind === 'unlink') board.setWarnings(resolve(path), []);
      const route = live.routeOf(resolve(path));
      // An open page is rendered again, and reports its error if it still has one.
      if (route !== undefined && (kind === 'unlink' || !events.isConnected))
        board.setRuntimeError(pageKey(route), undefined);
    }
    const isStructure = ({ kind, path }: FileChange) => kind !== 'change' || path.endsWith('.json');
    // Plugins create pages from other pages.
    const hasPlugin = session.config.plugins.some((plugin) => plugin.pages);
    if (changes.length > 0 && (hasPlugin || changes.some(isStructure))) await live.rescan();
    await live.recheck(changes.map(({ path }) => resolve(path)));
  }

  /**
   * Runs an update and reports its problems, or clears the problems of the previous run.
   *
   * @returns whether the update succeeded
   */
  async function attempt(source: ProblemSource, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      board.set(source, []);
      return true;
    } catch (error) {
      // Keep the server running, because the next change may fix the problem.
      if (error instanceof OctavoError) board.set(source, getProblems(error));
      else logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return false;
    }
  }

  let isConfigValid = true;

  async function onChange(changes: FileChange[]): Promise<void> {
    const { root, themeDir, publicDir, outDir } = session.config;
    // The content folder can be the project folder, which contains these files.
    const configPaths = getConfigPaths(session.config);
    const projectPublicDir = getProjectPublicDir(cwd, outDir);
    // The bundler watches the content of override files. Adding or removing one requires a configuration reload.
    const isContent = ({ kind, path }: FileChange) =>
      !configPaths.includes(path) &&
      (isInside(path, root) ||
        included.has(path) ||
        (projectPublicDir !== undefined && isInside(path, projectPublicDir)) ||
        (kind === 'change' && isInside(path, themeDir)));
    const isPublicDirChanged = findPublicDir(cwd, root, outDir) !== publicDir;
    // Any change can fix an invalid configuration, for example one of a theme override without an export.
    if (!isConfigValid || isPublicDirChanged || !changes.every(isContent))
      isConfigValid = await attempt('configuration', onConfigChange);
    const modules = getModules(session.config);
    for (const { path } of changes) {
      const isConfigImport = path !== session.config.configFile && configPaths.includes(path);
      if (modules.includes(path) || (isConfigImport && /\.[cm]?js$/.test(path)))
        logger.warn(
          `Restart the server to load the changes to ${toPosixPath(relative(cwd, path))}, because Node.js loads modules only once.`,
        );
    }
    await attempt('files', () => onFileChange(changes.filter(isContent)));
    events.send({ type: 'update' });
    liveCheck.restart();
  }

  // Accept requests before the bundler is ready. Start watching files afterwards, because it is less urgent.
  session.bundle.start();
  const watching = session.bundle.ready().then(() => {
    if (check ?? session.config.check.dev) liveCheck.start();
    return watchSite({ roots: watchedPaths(session.config), since, onChange });
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

/** Handles the rejection of `pages()`: its problems with the content folder are already reported. */
function ignoreReported(): void {}

/** Returns the files and folders to watch, including paths that do not exist yet. */
function watchedPaths(config: SiteConfig): string[] {
  const publicDir = getProjectPublicDir(config.cwd, config.outDir);
  return [config.root, ...getConfigPaths(config), config.themeDir, publicDir ?? []].flat();
}

/** Returns the files that require a configuration reload, including files that do not exist yet. */
function getConfigPaths(config: SiteConfig): string[] {
  const { cwd, configFile, i18nFile } = config;
  const possible = existsSync(configFile) ? [] : CONFIG_FILE_NAMES.map((name) => join(cwd, name));
  const imports = [...findConfigFiles(configFile), ...findMissingConfigFiles(configFile)];
  return [...imports, ...getModules(config), ...possible, i18nFile];
}

const modulesOf = new WeakMap<SiteConfig, readonly string[]>();

/** Returns the modules of the compiler. A change to one of them loads a new configuration, so they are computed once. */
function getModules(config: SiteConfig): readonly string[] {
  const modules = modulesOf.get(config) ?? getCompilerModules(config);
  modulesOf.set(config, modules);
  return modules;
}
