import type * as buildModule from './build';
import type * as checkModule from './check';
import type * as devModule from './dev';
import type * as previewModule from './preview';

// Every configuration imports this package for `defineConfig`, so each command loads its modules when it runs.

/**
 * Builds the site to static files in its output folder.
 *
 * @throws {OctavoError} with all problems of the first step that fails. The previous output stays unchanged.
 *
 * @example
 * const { pages } = await build({ cwd: process.cwd(), logger: createLogger() });
 */
export const build: typeof buildModule.build = async (options) =>
  (await import('./build')).build(options);

/**
 * Checks the whole site without bundling it. Writes only to the cache.
 *
 * @throws {OctavoError} if the configuration is invalid. Problems of pages are part of the summary.
 *
 * @example
 * const { errors } = await check({ cwd: process.cwd(), logger: createLogger() });
 */
export const check: typeof checkModule.check = async (options) =>
  (await import('./check')).check(options);

/**
 * Starts the dev server. The startup time does not depend on the number of pages, because each page is compiled when it is
 * opened.
 *
 * @throws {OctavoError} `PORT_IN_USE`, or if the configuration is invalid.
 *
 * @example
 * const server = await dev({ cwd: process.cwd(), port: 3000, logger: createLogger() });
 * console.log(server.url);
 * await server.close();
 */
export const dev: typeof devModule.dev = async (options) => (await import('./dev')).dev(options);

/**
 * Serves the production build like a static host.
 *
 * @throws {OctavoError} `BUILD_NOT_FOUND`, `PORT_IN_USE`.
 *
 * @example
 * const server = await preview({ cwd: process.cwd(), logger: createLogger() });
 * await server.close();
 */
export const preview: typeof previewModule.preview = async (options) =>
  (await import('./preview')).preview(options);
