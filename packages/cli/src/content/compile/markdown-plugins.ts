import { pathToFileURL } from 'node:url';

import type { DialectOptions, FenceTransformer } from '@octavo/mdx-plugins';
import type { Pluggable, Plugin, Transformer } from 'unified';

import type { CompileSettings } from '../../model/compiled-page';
import type { NamedModule, NamedPlugin } from '../../model/named-module';

type Attacher = Plugin<unknown[]>;
type Tree = Parameters<Transformer>[0];
type File = Parameters<Transformer>[1];

/** Serializable plugin error, which worker threads can return. */
export interface PluginFailure {
  key: NamedPlugin['key'];
  message: string;
  /** Page on which the plugin failed. `undefined` if it failed before the first page. */
  filePath?: string;
}

/** Error for a configured Markdown plugin that fails to load or throws. */
export class MarkdownPluginError extends Error {
  readonly failure: PluginFailure;
  /** Whether the plugin failed on a specific page instead of during setup. */
  readonly isOfPage: boolean;

  constructor(
    plugin: NamedModule,
    reason: string,
    { cause, isOfPage = false }: { cause?: unknown; isOfPage?: boolean } = {},
  ) {
    const message = `${plugin.label}: "${plugin.module}" ${reason}`;
    super(message, { cause });
    this.failure = { key: plugin.key, message };
    this.isOfPage = isOfPage;
  }
}

/** Hides options from the MDX loader, which serializes them and never settles if they are circular. */
class InlineOptions {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  static unwrap(options: unknown): unknown {
    return options instanceof InlineOptions ? options.#value : options;
  }
}

/**
 * Imports the configured plugins, resolved from the configuration folder. Plugins are wrapped so that their errors
 * include the configuration key.
 *
 * @throws {MarkdownPluginError} if a plugin fails to load
 */
export async function loadMarkdownPlugins(
  plugins: readonly NamedPlugin[],
  cwd: string,
): Promise<Pluggable[]> {
  // unified only merges the options of duplicate plugins if both entries are the same function.
  const wrapped = new Map<unknown, Attacher>();
  const loaded = await Promise.all(plugins.map((plugin) => importPlugin(plugin, cwd)));
  return plugins.map((plugin, index) => {
    const attacher = loaded[index]!;
    if (!wrapped.has(attacher)) wrapped.set(attacher, wrapPlugin(attacher, plugin));
    const options = plugin.inline ? new InlineOptions(plugin.inline().options) : plugin.options;
    return [wrapped.get(attacher)!, options] as Pluggable;
  });
}

/**
 * Imports the Shiki transformers of plugins, and creates them with their options.
 *
 * @throws {MarkdownPluginError} if a transformer fails to load
 */
export async function loadTransformers(
  transformers: CompileSettings['transformers'],
  cwd: string,
): Promise<FenceTransformer[]> {
  return Promise.all(
    transformers.map(async (named): Promise<FenceTransformer> => {
      const create = (await importPlugin(named, cwd)) as (options: unknown) => unknown;
      const transformer = await callFactory(named, () => create(named.options));
      if (typeof transformer !== 'object' || transformer === null)
        throw new MarkdownPluginError(named, 'does not return a Shiki transformer.');
      return {
        transformer: () => transformer as ReturnType<FenceTransformer['transformer']>,
        attribute: named.attribute,
      };
    }),
  );
}

async function callFactory(named: NamedPlugin, create: () => unknown): Promise<unknown> {
  try {
    return await create();
  } catch (cause) {
    throw new MarkdownPluginError(named, `failed: ${messageOf(cause)}`, { cause });
  }
}

type Languages = ReturnType<NonNullable<DialectOptions['languages']>>;

/**
 * Imports the languages of plugins.
 *
 * @throws {MarkdownPluginError} if a module fails to load, or does not export languages
 */
export async function loadOwnLanguages(
  modules: readonly NamedModule[],
  cwd: string,
): Promise<Languages> {
  const loaded = await Promise.all(
    modules.map(async (named) => {
      const languages = [await importModule(named, cwd)].flat();
      const isLanguage = (value: unknown) =>
        typeof value === 'object' && value !== null && 'name' in value && 'scopeName' in value;
      if (languages.length > 0 && languages.every(isLanguage))
        return languages as unknown as Languages;
      throw new MarkdownPluginError(
        named,
        'is not a language: the default export must have the keys "name" and "scopeName".',
      );
    }),
  );
  return loaded.flat();
}

async function importPlugin(plugin: NamedPlugin, cwd: string): Promise<Attacher> {
  const inline = plugin.inline?.().plugin;
  if (typeof inline === 'function') return inline as Attacher;
  const exported = await importModule(plugin, cwd);
  if (typeof exported === 'function') return exported as Attacher;
  throw new MarkdownPluginError(
    plugin,
    exported === undefined
      ? 'has no default export.'
      : 'is not a plugin: the default export must be a function.',
  );
}

/** Returns the default export of a module. */
async function importModule(named: NamedModule, cwd: string): Promise<unknown> {
  try {
    return await importDefault(named.module, cwd);
  } catch (cause) {
    // Skip the require stack in the message, which lists files of Octavo.
    const [reason] = messageOf(cause).split('\n');
    throw new MarkdownPluginError(named, `failed to load: ${reason}`, { cause });
  }
}

async function importDefault(specifier: string, cwd: string): Promise<unknown> {
  const { resolveNodeModule } = await import('../../files/resolve-node-module');
  const file = resolveNodeModule(specifier, cwd);
  if (/\.(?:[mc]?ts|json)$/.test(file)) {
    const { createJiti } = await import('jiti');
    return createJiti(file, { fsCache: false }).import(file, { default: true });
  }
  return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
}

/** Wraps a plugin so that its errors include the configuration key. `file.fail()` messages are not changed. */
function wrapPlugin(attacher: Attacher, plugin: NamedPlugin): Attacher {
  const toError = (cause: unknown, isOfPage: boolean) =>
    isPageMessage(cause)
      ? cause
      : new MarkdownPluginError(plugin, `failed: ${messageOf(cause)}`, { cause, isOfPage });
  return function (...options) {
    let transform: unknown;
    try {
      transform = attacher.apply(this, options.map(InlineOptions.unwrap));
    } catch (cause) {
      // The MDX loader only reports errors that are thrown during compilation.
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

/** Runs a transformer that returns its result or passes it to a callback. */
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
