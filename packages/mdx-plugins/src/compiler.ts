import { createProcessor as createMdxProcessor } from '@mdx-js/mdx';
import { createFormatAwareProcessors as createMdxProcessors } from '@mdx-js/mdx/internal-create-format-aware-processors';
import type { MdxOptions } from './options';

/** `@mdx-js/mdx`, as far as it is needed to compile pages of the dialect. */
export interface PageProcessor {
  process: (file: { path: string; value: string }) => Promise<{ toString: () => string }>;
}

export interface ProcessorOptions extends MdxOptions {
  /**
   * Whether HTML is HTML, or `<` and `{` start JSX and expressions.
   * @default 'mdx'
   */
  format?: 'md' | 'mdx';
  /**
   * Whether JSX stays as it is.
   * @default false
   */
  jsx?: boolean;
}

/** Make what compiles pages. One serves all pages of a format. */
export function createProcessor(options: ProcessorOptions): PageProcessor {
  return createMdxProcessor(options);
}

/** Make what compiles pages of both formats, told apart by the names of their files: what loaders of bundlers build on. */
export function createFormatAwareProcessors(
  options: Omit<ProcessorOptions, 'format'>,
): PageProcessor & { extnames: readonly string[] } {
  return createMdxProcessors(options);
}
