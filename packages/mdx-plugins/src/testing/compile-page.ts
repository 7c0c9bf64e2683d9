import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import type { DialectOptions } from '../options';
import { createMdxOptions } from '../preset';
import type { CompiledPage } from '../types';

/** A compiled page with the code of its module. */
export interface CompiledModule extends CompiledPage {
  /** Code of the module, with JSX. */
  code: string;
}

/** Compiles a page for a test. The extension of `path` determines the format. */
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

/** Compiles a page to markup: its HTML, with components as JSX. */
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
