import type { ElementContent } from 'hast';

/**
 * A plugin of unified, with its options or alone, or a preset of plugins. Any will do: what it is given and what it
 * returns is between it and the compiler.
 */
export type MarkdownPlugin =
  | PluginFunction
  | readonly [PluginFunction, ...unknown[]]
  | PluginPreset;

type PluginFunction = (this: never, ...parameters: never[]) => unknown;

export interface PluginPreset {
  plugins?: readonly unknown[] | undefined;
  settings?: object | undefined;
}

/** A plugin in the list that `@mdx-js/mdx` gets. */
export type PreparedPlugin = (...parameters: unknown[]) => void;

/** Makes HTML of a node of Markdown, for `remark-rehype`. */
export type NodeHandler = NodeHandlerMethod['handle'];

interface NodeHandlerMethod {
  // A method, so that handlers may say more exactly what they take.
  handle(
    state: unknown,
    node: unknown,
    parent: unknown,
  ): ElementContent | ElementContent[] | undefined;
}

/** What the dialect asks of `@mdx-js/mdx` and of its loaders. */
export interface MdxOptions {
  remarkPlugins: PreparedPlugin[];
  rehypePlugins: PreparedPlugin[];
  remarkRehypeOptions: { handlers: Record<string, NodeHandler> };
}
