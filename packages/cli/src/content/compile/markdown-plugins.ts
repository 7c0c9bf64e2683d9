import { pathToFileURL } from 'node:url';

import type { Pluggable, Plugin, Transformer } from 'unified';

import type { NamedPlugin } from '../../model/named-module';

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

async function importPlugin(plugin: NamedPlugin, cwd: string): Promise<Attacher> {
  const inline = plugin.inline?.().plugin;
  if (typeof inline === 'function') return inline as Attacher;
  let exported: unknown;
  try {
    exported = await importDefault(plugin.module, cwd);
  } catch (cause) {
    // Skip the require stack in the message, which lists files of Octavo.
    const [reason] = messageOf(cause).split('\n');
    throw new MarkdownPluginError(plugin, `failed to load: ${reason}`, { cause });
  }
  if (typeof exported === 'function') return exported as Attacher;
  throw new MarkdownPluginError(
    plugin,
    exported === undefined
      ? 'has no default export.'
      : 'is not a plugin: the default export must be a function.',
  );
}

async function importDefault(specifier: string, cwd: string): Promise<unknown> {
  const { resolveNodeModule } = await import('../../files/resolve-node-module');
  const file = resolveNodeModule(specifier, cwd);
  if (/\.[mc]?ts$/.test(file)) {
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
