import type { CompileSettings } from '../../model/compiled-page';
import type { Logger } from '../../model/logger';
import type { NamedPlugin } from '../../model/named-module';

type Plugins = Pick<CompileSettings, 'remarkPlugins' | 'rehypePlugins'>;

/** Returns the Markdown plugins that cannot be passed to worker threads. */
export function getInlinePlugins({ remarkPlugins, rehypePlugins }: Plugins): NamedPlugin[] {
  return [...remarkPlugins, ...rehypePlugins].filter(({ inline }) => inline);
}

/** Prints a note if pages are compiled in the main thread because of a plugin. */
export function logInlinePlugins(plugins: Plugins, logger: Pick<Logger, 'info'>): void {
  const [first] = getInlinePlugins(plugins);
  if (!first?.inline) return;
  const isFunction = typeof first.inline().plugin === 'function';
  const reason = isFunction ? 'is a function' : 'has options that are not JSON-serializable';
  const fix = isFunction ? 'a module specifier instead' : 'JSON-serializable options';
  logger.info(
    `${first.label} ${reason}, so pages are compiled in the main thread. Large sites build faster with ${fix}.`,
  );
}
