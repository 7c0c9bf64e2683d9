import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';

import { packAll } from '../support/pack';
import { readPackage } from './read-package';

interface Packed {
  createMdxOptions: typeof import('@octavo/mdx-plugins').createMdxOptions;
  createProcessor: typeof import('@octavo/mdx-plugins/compiler').createProcessor;
}

/** Imports the packed package from a folder in which no other package can be resolved. */
async function loadPacked(): Promise<Packed> {
  const tarballs = packAll(join(tmpdir(), `octavo-compiler-${process.pid}`));
  const { folder } = readPackage(tarballs['mdx-plugins']);
  const load = (file: string) => import(pathToFileURL(join(folder, 'dist', file)).href);
  return { ...(await load('index.js')), ...(await load('compiler.js')) };
}

test('compiles pages and highlights code without other packages', async () => {
  const { createMdxOptions, createProcessor } = await loadPacked();
  // Test every sixth language, because loading all grammars takes ten seconds.
  const names = Object.keys(bundledLanguages).filter((_, index) => index % 6 === 0);
  const fences = names.map((name) => `\`\`\`${name}\nlet a = "b" // c\n\`\`\``);
  const source = `# All\n\n${fences.join('\n\n')}\n`;
  let warnings: unknown[] | undefined;
  let html = '';
  const options = createMdxOptions({
    root: '/site',
    rehypePlugins: [() => (tree: { children: unknown[] }) => void tree.children.reverse()],
    onPage: (page) => {
      warnings = page.warnings;
      html = page.html.join('');
    },
  });
  await createProcessor(options).process({ path: '/site/all.mdx', value: source });
  expect(names.length).toBeGreaterThan(50);
  expect(warnings).toEqual([]);
  expect(html.match(/<pre\b/g)).toHaveLength(names.length);
  expect(html.indexOf('<h1')).toBeGreaterThan(html.lastIndexOf('<pre'));
});
