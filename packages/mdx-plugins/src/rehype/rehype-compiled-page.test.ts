import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { expect, test } from 'vitest';
import { createMdxOptions } from '../preset';
import { compilePage } from '../testing/compile-page';
import type { CompiledPage } from '../types';

test('reports all missing images and unknown names of a page with its links and headings', async () => {
  const source = `import { a, default as b } from './a'
import * as c from './c'
import D, { e as f } from './d'

## One

[x](/gone) ![](./no.png) ![](./none.png) <Nope /> <Nope /> {name}

<D />
`;
  const pages: CompiledPage[] = [];
  const processor = createProcessor(
    createMdxOptions({
      root: '/site',
      components: {},
      assetUrl: (file) => ({ url: file, output: file }),
      onPage: (page) => pages.push(page),
    }),
  );
  const file = new VFile({ path: '/site/en/page.mdx', value: source });
  await expect(processor.process(file)).rejects.toThrow('Unknown component "Nope"');
  const [{ errors = [], warnings, content, imports } = {} as CompiledPage] = pages;
  const messages = errors as VFileMessage[];
  expect(messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`)).toEqual([
    '7:42 Unknown component "Nope"',
    '7:60 "name" is not defined',
  ]);
  expect(
    warnings.map(({ rule, line, column, message }) => `${rule} ${line}:${column} ${message}`),
  ).toEqual([
    'dead-asset 7:12 Image not found: "./no.png"',
    'dead-asset 7:26 Image not found: "./none.png"',
  ]);
  expect(content.links.map(({ href }) => href)).toEqual(['/gone']);
  expect(content.toc.map(({ id }) => id)).toEqual(['one']);
  expect(imports?.split('\n').sort()).toEqual([
    'import * as c from "./c";',
    'import { Html as _Html } from "@octavo/theme/mdx";',
    'import { a as a } from "./a";',
    'import { default as D } from "./d";',
    'import { default as b } from "./a";',
    'import { e as f } from "./d";',
  ]);
});

test('returns the unused imports of a page', async () => {
  const source = "import X, { Y } from './x'\nimport './side'\n\n<Y />";
  const { code, imports } = await compilePage(source);
  expect(imports).toBe('import { default as X } from "./x";');
  expect(code).not.toContain('X,');
});
