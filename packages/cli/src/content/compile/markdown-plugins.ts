import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Pluggable, Plugin, Transformer } from 'unified';

import type { NamedPlugin } from '../../model/named-module';

type Attacher = Plugin<unknown[]>;
type Tree = Parameters<Transformer>[0];
type File = Parameters<Transformer>[1];

/** Serializable error of a plugin, as returned by worker threads. */
export interface PluginFailure {
  key: NamedPlugin['key'];
  message: string;
  /** Page on which the plugin failed; missing if it failed before the first page. */
  filePath?: string;
}

/** Error of a configured plugin that cannot be loaded or that throws an error. */
export class MarkdownPluginError extends Error {
  readonly failure: PluginFailure;
  /** `true` if the plugin failed on a page, `false` if it failed before the first page. */
  readonly isOfPage: boolean;

  constructor(
    plugin: NamedPlugin,
    reason: string,
    { cause, isOfPage = false }: { cause?: unknown; isOfPage?: boolean } = {},
  ) {
    const message = `${plugin.label}: "${plugin.module}" ${reason}`;
    super(message, { cause });
    this.failure = { key: plugin.key, message };
    this.isOfPage = isOfPage;
  }
}

/**
 * Imports the configured plugins, resolved from the folder of the configuration. Errors that they throw later include
 * the configuration key.
 *
 * @throws {MarkdownPluginError}
 */
export async function loadMarkdownPlugins(
  plugins: readonly NamedPlugin[],
  cwd: string,
): Promise<Pluggable[]> {
  // The processor merges the options of duplicate plugins only if both entries are the same function.
  const wrapped = new Map<unknown, Attacher>();
  const loaded = await Promise.all(plugins.map((plugin) => importPlugin(plugin, cwd)));
  return plugins.map((plugin, index) => {
    const attacher = loaded[index]!;
    if (!wrapped.has(attacher)) wrapped.set(attacher, wrapPlugin(attacher, plugin));
    return [wrapped.get(attacher)!, plugin.options] as Pluggable;
  });
}

async function importPlugin(plugin: NamedPlugin, cwd: string): Promise<Attacher> {
  let exported: unknown;
  try {
    const file = createRequire(join(cwd, 'docs.config.ts')).resolve(plugin.module);
    exported = ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  } catch (cause) {
    throw new MarkdownPluginError(plugin, `could not be loaded: ${messageOf(cause)}`, { cause });
  }
  if (typeof exported === 'function') return exported as Attacher;
  throw new MarkdownPluginError(
    plugin,
    exported === undefined
      ? 'has no default export.'
      : 'does not export a plugin: the default export is not a function.',
  );
}

/** Wraps a plugin so that its errors include the configuration key. Messages of `file.fail()` are unchanged. */
function wrapPlugin(attacher: Attacher, plugin: NamedPlugin): Attacher {
  const toError = (cause: unknown, isOfPage: boolean) =>
    isPageMessage(cause)
      ? cause
      : new MarkdownPluginError(plugin, `failed: ${messageOf(cause)}`, { cause, isOfPage });
  return function (...options) {
    let transform: unknown;
    try {
      transform = attacher.apply(this, options);
    } catch (cause) {
      // The MDX loader only reports errors that are thrown while a page is compiled.
      return () => {
        throw toError(cause, false);
      };
    }
    if (typeof transform !== 'function') return undefined;
    return async (tree, file) => {
      try {
        const result = await runTransformer(transform as Transformer, tree, file);
        if (result instanceof Error) throw result;
        return result;
      } catch (cause) {
        throw toError(cause, true);
      }
    };
  };
}

/** Runs a transformer that returns its result, or one that passes it to a callback. */
async function runTransformer(
  transform: Transformer,
  tree: Tree,
  file: File,
): Promise<Tree | Error | undefined> {
  if (transform.length < 3) {
    const result = await transform(tree, file, () => undefined);
    return result ?? undefined;
  }
  return new Promise((done, fail) => {
    void transform(tree, file, (error, result) => {
      if (error) fail(error);
      else done(result);
      return undefined;
    });
  });
}

function isPageMessage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'reason' in error && 'fatal' in error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
