import { load } from './dependencies.mjs';

/**
 * Compiles all pages one after the other, as a worker thread of a build does. `time` is in
 * milliseconds and includes loading the compiler and its grammars.
 *
 * @param {{file: string, source: string}[]} sources
 */
export async function compileAll(root, sources, options = {}) {
  const started = performance.now();
  const { createMdxOptions } = await import('@octavo/mdx-plugins');
  let data;
  const mdx = createMdxOptions({
    root,
    langOf: (file) => (file.includes('/zh/') ? 'zh' : 'en'),
    onPage: (page) => {
      data = page;
    },
    ...options,
  });
  const compiler = await import('@octavo/mdx-plugins/compiler');
  const { compiled, failures } = await processAll(compiler, mdx, sources, () => data);
  return { time: performance.now() - started, compiled, failures };
}

/** Compiles the same pages with MDX and GFM only, without highlighting and without our plugins. */
export async function compilePlainMdx(sources) {
  const started = performance.now();
  const remarkPlugins = (await Promise.all(['remark-frontmatter', 'remark-gfm'].map(load))).map(
    (module) => module.default,
  );
  const compiler = await import('@mdx-js/mdx');
  const { compiled } = await processAll(compiler, { remarkPlugins }, sources, () => undefined);
  return (performance.now() - started) / compiled.length;
}

async function processAll({ createProcessor }, mdx, sources, dataOf) {
  const processors = {
    md: createProcessor({ ...mdx, format: 'md' }),
    mdx: createProcessor({ ...mdx, format: 'mdx' }),
  };
  const compiled = [];
  const failures = [];
  for (const { file, source } of sources) {
    try {
      const processor = file.endsWith('.md') ? processors.md : processors.mdx;
      const code = String(await processor.process({ path: file, value: source }));
      compiled.push({ file, source, page: { ...dataOf(), code } });
    } catch (error) {
      failures.push(`${file}: ${error.reason ?? error.message}`);
    }
  }
  return { compiled, failures };
}
