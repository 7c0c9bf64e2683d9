import type * as buildModule from './build';
import type * as checkModule from './check';
import type * as devModule from './dev';
import type * as previewModule from './preview';

// Configuration files import this package for `defineConfig`, so command modules are loaded lazily.

/**
 * Builds the site for production and writes static files to the output folder.
 *
 * @throws {OctavoError} if a build step fails, with all problems of that step. The previous output is left unchanged.
 *
 * @example
 * const { pages } = await build({ cwd: process.cwd(), logger: createLogger() });
 */
export const build: typeof buildModule.build = async (options) =>
  (await import('./build')).build(options);

/**
 * Checks the whole site without bundling it. Only cache files are written. Without a configuration file, it uses defaults for a
 * folder with Markdown files.
 *
 * @throws {OctavoError} if the configuration is invalid. Page problems are returned as findings.
 *
 * @example
 * const { errors } = await check({ cwd: process.cwd(), logger: createLogger() });
 */
export const check: typeof checkModule.check = async (options) =>
  (await import('./check')).check(options);

/**
 * Starts the dev server. Pages are compiled on demand, so the startup time does not depend on the number of pages. Without a
 * configuration file, it uses defaults for a folder with Markdown files.
 *
 * @throws {OctavoError} `PORT_IN_USE` if the port is in use, or if the configuration is invalid.
 *
 * @example
 * const server = await dev({ cwd: process.cwd(), port: 3000, logger: createLogger() });
 * console.log(server.url);
 * await server.close();
 */
export const dev: typeof devModule.dev = async (options) => (await import('./dev')).dev(options);

/**
 * Serves the production build locally, like a static host.
 *
 * @throws {OctavoError} `BUILD_NOT_FOUND` if there is no build, or `PORT_IN_USE` if the port is in use.
 *
 * @example
 * const server = await preview({ cwd: process.cwd(), logger: createLogger() });
 * await server.close();
 */
export const preview: typeof previewModule.preview = async (options) =>
  (await import('./preview')).preview(options);
