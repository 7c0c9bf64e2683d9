import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';

import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

function write(site: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}

async function failure(site: string, args = ['build']): Promise<string> {
  const { code, output } = await runOctavo(site, args);
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/\n\s+at .*\(.*:\d+:\d+\)/);
  return output;
}

test('every syntax error of a build is reported with its position, source lines and a fix', async () => {
  const site = copySite('basic', 'broken-pages');
  rmSync(join(site, 'content/en/guide/_meta.json'));
  write(site, {
    'content/en/guide/less.mdx': '# A\n\nIt takes <10s.\n',
    'content/en/guide/brace.mdx': '# A\n\nA stray { here.\n',
    'content/en/guide/comment.mdx': '# A\n\n<!-- note -->\n',
    'content/en/guide/open.mdx': '# A\n\n<Tabs>\n\ntext\n',
    'content/en/guide/name.mdx': '# A\n\n<Tab label="x"><Bagde text="new" /></Tab>\n',
    'content/en/guide/yaml.mdx': '---\ntitle: [a\n---\n\n# A\n',
  });
  const output = await failure(site);
  for (const place of [
    'less.mdx:3:',
    'brace.mdx:3:',
    'comment.mdx:3:',
    'open.mdx:3:',
    'name.mdx:3:',
    'yaml.mdx:2:',
  ]) {
    expect(output).toContain(place);
  }
  expect(output).toContain('> 3 | It takes <10s.');
  expect(output).toMatch(/less\.mdx[\s\S]*?→ .+/);
  expect(output).toContain('Badge');
  expect(existsSync(join(site, 'dist'))).toBe(false);
});

test('an import of a file that does not exist is reported with its position', async () => {
  const site = copySite('basic', 'broken-import');
  write(site, { 'content/en/guide/long.mdx': "# A\n\nimport { X } from './gone';\n\n<X />\n" });
  const output = await failure(site);
  expect(output).toContain('content/en/guide/long.mdx:3:');
  expect(output).toContain('./gone');
});

test('an import of an unknown theme component is reported with the nearest name', async () => {
  const site = copySite('basic', 'unknown-component');
  write(site, {
    'content/en/guide/long.mdx':
      '# A\n\nimport { Bagde } from \'@theme\';\n\n<Bagde text="new" />\n',
  });
  const output = await failure(site);
  expect(output).toContain('content/en/guide/long.mdx:3:');
  expect(output).toContain('"@theme" does not export "Bagde".');
  expect(output).toContain('Did you mean "Badge"?');
});

test('every page that throws while rendering is reported, and the last output stays', async () => {
  const site = copySite('basic', 'broken-render');
  expect((await runOctavo(site, ['build'])).code).toBe(0);
  write(site, {
    'components/Counter.tsx':
      "export function Counter() {\n  throw new Error('no counter today');\n}\n",
    'content/en/guide/panel.tsx':
      'export default function Panel(): string {\n  return window.name;\n}\n',
  });
  const output = await failure(site);
  expect(output).toContain('content/en/guide/counter.mdx');
  expect(output).toContain('content/zh/guide/counter.mdx');
  expect(output).toContain('content/en/guide/panel.tsx');
  expect(output).toContain('no counter today');
  expect(readFileSync(join(site, 'dist/guide/counter.html'), 'utf8')).toContain(
    'Prose before the component',
  );
});

test('the problems of all steps of a build are reported together', async () => {
  const site = copySite('basic', 'all-problems');
  rmSync(join(site, 'content/en/guide/_meta.json'));
  write(site, {
    'components/Broken.tsx':
      "export function Broken() {\n  throw new Error('no data');\n}\nexport function Size() {\n  return <b>{window.innerWidth}</b>;\n}\n",
    'content/en/guide/syntax.mdx': '# A\n\nA stray { here.\n',
    'content/en/guide/link.mdx': '# A\n\n[a](./gone.mdx)\n',
    'content/en/guide/export.mdx':
      "import { Nope } from '../../../components/Broken';\n\n# A\n\n<Nope />\n",
    'content/en/guide/package.mdx': "import gone from 'gone-package';\n\n# A\n\n{gone}\n",
    'content/en/guide/node.tsx':
      "import { cwd } from 'node:process';\nexport default () => <p>{cwd()}</p>;\n",
    'content/en/guide/throws.mdx':
      "import { Broken } from '../../../components/Broken';\n\n# A\n\n<Broken />\n",
    'content/en/guide/window.mdx':
      "import { Size } from '../../../components/Broken';\n\n# A\n\n<Size />\n",
  });
  const output = await failure(site);
  for (const text of [
    'syntax.mdx:3:',
    'link.mdx:3:1',
    '"../../../components/Broken" does not export "Nope".',
    'Module not found: "gone-package".',
    'content/en/guide/node.tsx:1:21\n  Cannot import "node:process": Node.js modules are not available in browsers.',
    'components/Broken.tsx:2:9\n  Failed to render content/en/guide/throws.mdx, in <Broken>: no data',
    'components/Broken.tsx:5:14\n  Failed to render content/en/guide/window.mdx, in <Size>: window is not defined',
  ])
    expect(output).toContain(text);
  expect(output).toContain('Build failed with 7 errors.');
  expect(existsSync(join(site, 'dist'))).toBe(false);
});

test('errors of expressions in pages and partials are reported with their line and source', async () => {
  const site = copySite('basic', 'broken-expressions');
  rmSync(join(site, 'content/en/guide/_meta.json'));
  const config = readFileSync(join(site, 'docs.config.ts'), 'utf8');
  write(site, {
    'docs.config.ts': config.replace(
      'export default defineConfig({',
      "export default defineConfig({\n  replaceRules: [{ search: 'LONG', replace: 'one\\n\\ntwo' }],",
    ),
    'content/en/guide/text.mdx': '---\r\ntitle: A\r\n---\r\n\r\nLONG\r\n\r\n{undefined.foo}\r\n',
    'content/en/guide/prop.mdx': '# A\n\n<Badge\n  text={null.bar}\n/>\n',
    'content/en/guide/export.mdx': '# A\n\nexport const a = () => missing;\n\nText {a()} text.\n',
    'content/en/guide/include.mdx': "import Part from './_part.mdx';\n\n# A\n\n<Part />\n",
    'content/en/guide/_part.mdx': 'Part.\n\n\n\n\n\n\n\nText {undefined.baz}\n',
  });
  const output = await failure(site);
  for (const text of [
    'content/en/guide/text.mdx:7:12\n',
    '> 7 | {undefined.foo}',
    'content/en/guide/prop.mdx:4:14\n',
    'content/en/guide/export.mdx:3:24\n',
    'content/en/guide/_part.mdx:9:17\n',
    'Failed to render content/en/guide/include.mdx',
  ])
    expect(output).toContain(text);
});

test('all dead links, anchors and sidebar entries are reported with the nearest valid target', async () => {
  const site = copySite('basic', 'dead-links');
  write(site, {
    'content/en/guide/_meta.json': '[\n  "start",\n  { "type": "file", "name": "couner" }\n]\n',
    'content/en/guide/long.mdx':
      '# A\n\n[a](./strat.mdx) and [b](/guide/start#frist-section), [fine](/guide/start#first-section), <a href="/gone">c</a>\n',
  });
  const output = await failure(site);
  expect(output).toContain('_meta.json:3:');
  expect(output).toContain('"couner"');
  expect(output).toContain('long.mdx:3:1');
  expect(output).toContain('/guide/start');
  expect(output).toContain('"#first-section"');
  expect(output).toContain('/gone');
  expect(output).not.toContain('[fine]:');
});

test('duplicate routes and invalid JSON are reported together', async () => {
  const site = copySite('basic', 'twins');
  write(site, {
    'content/en/guide/Start.mdx': '# Twin\n',
    'content/zh/_nav.json': '[\n  { "text": "a", }\n]\n',
  });
  const output = await failure(site);
  expect(output).toContain('content/en/guide/start.mdx');
  expect(output).toContain('en/guide/Start.mdx');
  expect(output).toContain('content/zh/_nav.json:2:');
});

test('files that cannot be read are reported, each with the reason', async () => {
  const site = copySite('basic', 'unreadable');
  symlinkSync('nowhere.mdx', join(site, 'content/en/guide/gone.mdx'));
  symlinkSync('loop.mdx', join(site, 'content/en/guide/loop.mdx'));
  const output = await failure(site);
  expect(output).toContain('content/en/guide/gone.mdx');
  expect(output).toContain('content/en/guide/loop.mdx');
  expect(output).toMatch(/cannot read file/i);
});

test('every unknown configuration key is reported with the nearest valid key', async () => {
  const site = copySite('basic', 'config');
  write(site, {
    'docs.config.ts': "export default { titel: 'x', route: { cleanUrls: 'yes' } };\n",
  });
  const output = await failure(site);
  expect(output).toContain('docs.config.ts:1:18\n  Unknown key "titel".');
  expect(output).toContain('"title"');
  expect(output).toContain('route.cleanUrls: expected a boolean, got "yes"');
});

test('a missing folder, a missing configuration and an unknown command are reported with a fix', async () => {
  const site = copySite('basic', 'missing');
  rmSync(join(site, 'content'), { recursive: true });
  expect(await failure(site)).toMatch(/root: folder not found: ".*content"[\s\S]*→/);
  rmSync(join(site, 'docs.config.ts'));
  expect(await failure(site)).toContain('docs.config.ts');
  expect(await failure(site, ['biuld'])).toContain('octavo build');
  expect(await failure(site, ['dev', '--prot', '3000'])).toContain('Did you mean "--port"?');
  expect(await failure(site, ['preview'])).toContain('docs.config.ts');
});

test('a port in use, and a preview without a build, are reported', async () => {
  const site = copySite('basic', 'port');
  expect(await failure(site, ['preview'])).toContain('octavo build');
  const blocker = createServer();
  await new Promise<void>((done) => blocker.listen(0, 'localhost', done));
  const { port } = blocker.address() as { port: number };
  try {
    expect(await failure(site, ['dev', '--port', String(port)])).toContain(`Port ${port}`);
  } finally {
    blocker.close();
  }
});
