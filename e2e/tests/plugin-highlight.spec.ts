import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

test('transformers and languages of plugins are part of the page digest, and report errors with a line', async () => {
  const site = copySite('plugins', 'plugin-highlight');
  const html = () => readFileSync(join(site, 'dist/code.html'), 'utf8');
  const build = () => runOctavo(site, ['build']);
  const edit = (file: string, from: string, to: string) => {
    const path = join(site, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  const first = await build();
  expect(first.code, first.output).toBe(0);
  expect(html()).toContain('<span class="line">★<span class="o-k">const</span>');
  expect(html()).toContain('one <span class="o-k">..</span> two');
  expect((await build()).output).toContain(': 0 pages compiled, 0 rendered');

  // Changes of the options, of the transformer and of the language apply to unchanged pages.
  edit('plugins/marks.ts', '★', '☆');
  await build();
  expect(html()).toContain('☆');
  edit('plugins/marks.transformer.mjs', 'value: mark', 'value: mark + mark');
  await build();
  expect(html()).toContain('☆☆');
  edit('plugins/dots.language.json', '"keyword"', '"string"');
  await build();
  expect(html()).toContain('one <span class="o-s">..</span> two');

  edit('content/en/code.md', 'const a = 1;', 'const a = 1;\nwrong();');
  const failed = await build();
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('content/en/code.md:5:1');
  expect(failed.output).toContain('The code is wrong.');

  edit('plugins/marks.ts', './plugins/dots.language.json', './plugins/marks.transformer.mjs');
  expect((await build()).output).toContain('plugins ("marks").highlight.languages[0]: "');
});
