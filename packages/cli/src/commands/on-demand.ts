import type * as building from './build';
import type * as checking from './check';
import type * as developing from './dev';
import type * as previewing from './preview';

// Every configuration imports this package for `defineConfig`: what a command needs is loaded with the command.

/**
 * Build the site to static files in its output folder.
 *
 * @throws {OctavoError} with every problem of the first step that found any; the last good output stays as it was.
 */
export const build: typeof building.build = async (options) =>
  (await import('./build')).build(options);

/**
 * Read the whole site and tell what is wrong with it. Nothing is bundled and nothing is written but the cache.
 *
 * @throws {OctavoError} where the configuration is not valid; what is wrong with pages is in the summary.
 */
export const check: typeof checking.check = async (options) =>
  (await import('./check')).check(options);

/** Serve the site while it is written. Start-up does not depend on the number of pages: each is compiled when it is opened. */
export const dev: typeof developing.dev = async (options) => (await import('./dev')).dev(options);

/** Serve the built site as a static host would. @throws {OctavoError} `BUILD_NOT_FOUND`, `PORT_IN_USE`. */
export const preview: typeof previewing.preview = async (options) =>
  (await import('./preview')).preview(options);
