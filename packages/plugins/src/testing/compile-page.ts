import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { type CompiledPage, createMdxOptions, type DialectOptions } from '@octavo/mdx-plugins';
import { createProcessor } from '@octavo/mdx-plugins/compiler';
import { onTestFinished } from 'vitest';

type Options = Pick<
  DialectOptions,
  'remarkPlugins' | 'rehypePlugins' | 'langOf' | 'resolveLink' | 'transformers'
>;

/** Compiles the page `content/page.mdx` of a temporary site with the given Markdown plugins. */
export async function compilePage(
  source: string,
  options: Options,
  partials: Record<string, string> = {},
): Promise<CompiledPage> {
  const root = mkdtempSync(join(tmpdir(), 'octavo-plugins-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(partials)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  let compiled: CompiledPage | undefined;
  const dialect: DialectOptions = {
    root,
    markdownOut: true,
    ...options,
    onPage: (page) => {
      compiled = page;
    },
  };
  const processor = createProcessor(createMdxOptions(dialect));
  await processor.process({ path: join(root, 'page.mdx'), value: source });
  return compiled!;
}
