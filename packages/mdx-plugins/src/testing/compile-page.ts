import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import type { DialectOptions } from '../options';
import { createMdxOptions } from '../preset';
import type { CompiledPage } from '../types';

export interface CompiledModule extends CompiledPage {
  /** Code of the module, with JSX. */
  code: string;
}

/** Compile one page for a test; the extension of `path` tells Markdown from MDX. */
export async function compilePage(
  source: string,
  options: Partial<DialectOptions> = {},
  path = '/site/en/page.mdx',
): Promise<CompiledModule> {
  const pages: CompiledPage[] = [];
  const processor = createProcessor({
    ...createMdxOptions({
      root: '/site',
      langOf: (file) => (file.includes('/zh/') ? 'zh' : 'en'),
      ...options,
      onPage: (page) => pages.push(page),
    }),
    format: path.endsWith('.md') ? 'md' : 'mdx',
    jsx: true,
  });
  const file = await processor.process(new VFile({ path, value: source }));
  const [page] = pages;
  if (!page || pages.length > 1) throw new Error(`Expected one page, got ${pages.length}`);
  return { ...page, code: String(file) };
}

/** What a page shows, as markup: its HTML, with components written as JSX around it. */
export async function compileToMarkup(
  source: string,
  options: Partial<DialectOptions> = {},
  path?: string,
): Promise<string> {
  const page = await compilePage(source, options, path);
  if (page.isStatic) return page.html[0] ?? '';
  const body = /return ([\s\S]*?);\n}\nexport default/.exec(page.code)?.[1] ?? page.code;
  return body.replace(
    /<_Html fragment=\{(\d+)\}(?: as="(\w+)")?([^/]*)\/>/g,
    (_all, fragment: string, tag: string | undefined, attributes: string) => {
      const html = page.html[Number(fragment)] ?? '';
      return tag ? `<${tag}${attributes.trimEnd()}>${html}</${tag}>` : html;
    },
  );
}
