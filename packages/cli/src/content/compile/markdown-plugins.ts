import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Pluggable, Plugin, Transformer } from 'unified';

import type { NamedPlugin } from '../../model/named-module';

type Attacher = Plugin<unknown[]>;
type Tree = Parameters<Transformer>[0];
type File = Parameters<Transformer>[1];

/** What went wrong with a plugin, as data: it comes from worker threads. */
export interface PluginFailure {
  key: NamedPlugin['key'];
  message: string;
  /** Page on which it failed; missing if it failed before the first one. */
  filePath?: string;
}

/** A plugin of the configuration cannot be loaded, or throws an error. */
export class MarkdownPluginError extends Error {
  readonly failure: PluginFailure;
  /** Whether it failed on a page, and not before the first one. */
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
 * Imports plugins that the configuration names, resolved from its folder. What they throw later names their key.
 *
 * @throws {MarkdownPluginError}
 */
export async function loadMarkdownPlugins(
  plugins: readonly NamedPlugin[],
  cwd: string,
): Promise<Pluggable[]> {
  // The processor merges the options of a plugin that is listed twice: both entries need the same function.
  const guarded = new Map<unknown, Attacher>();
  const loaded = await Promise.all(plugins.map((plugin) => importPlugin(plugin, cwd)));
  return plugins.map((plugin, index) => {
    const attacher = loaded[index]!;
    if (!guarded.has(attacher)) guarded.set(attacher, guard(attacher, plugin));
    return [guarded.get(attacher)!, plugin.options] as Pluggable;
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
      : 'exports something else than a plugin: the default export is not a function.',
  );
}

/** Returns a plugin whose errors name the key, except for those that a plugin reports about a page. */
function guard(attacher: Attacher, plugin: NamedPlugin): Attacher {
  const failed = (cause: unknown, isOfPage: boolean) =>
    isPageMessage(cause)
      ? cause
      : new MarkdownPluginError(plugin, `failed: ${messageOf(cause)}`, { cause, isOfPage });
  return function (...options) {
    let transform: unknown;
    try {
      transform = attacher.apply(this, options);
    } catch (cause) {
      // The loader of MDX only hands on what is thrown on a page.
      return () => {
        throw failed(cause, false);
      };
    }
    if (typeof transform !== 'function') return undefined;
    return async (tree, file) => {
      try {
        const result = await run(transform as Transformer, tree, file);
        if (result instanceof Error) throw result;
        return result;
      } catch (cause) {
        throw failed(cause, true);
      }
    };
  };
}

/** Runs a transformer of either style: one with a third parameter calls it when it is done. */
async function run(
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
