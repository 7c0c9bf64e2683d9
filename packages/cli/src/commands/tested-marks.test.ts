import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { getCompileSettings } from '../content/compile/compile-context';
import { createCompilePage } from '../content/compile/compile-page';
import { updateTestedBlocks } from '../examples/update-tested-blocks';
import { loadSiteConfig } from './load-site-config';
import { test as testCommand } from './test';
import { createTemporarySite, silentLogger } from './testing/temporary-site';

const config = (test: object) =>
  `export default ${JSON.stringify({ test: { types: false, packages: ['lib'], ...test } })};`;
const block = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\`\n\n`;
const PAGE = [
  '# Page\n\n',
  block('js title="a.js"', 'import { a } from "lib";\nconsole.log(a);'),
  block('js title="b.js"', 'console.log("\\"<b>\\"");'),
  block('sh', 'node a.js'),
  block('text', '1'),
  '## Other\n\n',
  block('js', 'console.log("snippet");'),
  block('js norun="reason"', 'throw new Error("never");'),
].join('');
const SITE = {
  'docs.config.ts': config({ badge: true }),
  'package.json': '{ "dependencies": { "lib": "^1.0.0", "unused": "^1.0.0" } }',
  'node_modules/lib/package.json': '{ "version": "1.2.3", "type": "module", "exports": "./i.js" }',
  'node_modules/lib/i.js': 'export const a = 1;\n',
  'content/page.md': PAGE,
};

const temporary = createTemporarySite(SITE);
const { write } = temporary;

/** Runs the samples. */
async function runSamples(): Promise<void> {
  const { problems } = await testCommand({
    cwd: temporary.cwd,
    logger: silentLogger,
    write: () => {},
  });
  expect(problems).toEqual([]);
}

/** Compiles the page as a build does. */
async function compile(source = PAGE) {
  const site = await loadSiteConfig({ cwd: temporary.cwd, logger: silentLogger });
  await updateTestedBlocks(site);
  const settings = { ...getCompileSettings(site), markdownOut: true };
  const compilePage = await createCompilePage(settings);
  const page = await compilePage(source, join(site.root, 'page.md'));
  return { ...page, html: page.html.join('') };
}

/** Returns whether each block has a mark. */
const marked = (html: string) =>
  html
    .split('class="oct-code"')
    .slice(1)
    .map((part) => part.includes('oct-tested'));

test('blocks that passed name the package and its version, and no other blocks', async () => {
  expect(marked((await compile()).html)).toEqual([false, false, false, false, false, false]);
  await runSamples();
  const { html } = await compile();
  expect(marked(html)).toEqual([true, true, true, false, true, false]);
  expect(html.match(/<span>Tested with lib 1\.2\.3<\/span>/g)).toHaveLength(4);
});

test('the mark is neither in search nor in the Markdown copy', async () => {
  await runSamples();
  const { content, markdown } = await compile();
  for (const text of [content.text, markdown]) {
    expect(text).toContain('console.log');
    expect(text).not.toMatch(/Tested|StackBlitz|startCommand/);
  }
});

test('the form has the files of the project, with the versions of the packages that they use', async () => {
  await runSamples();
  const { html } = await compile();
  const forms = findForms(html);
  expect(forms.map(({ id }) => id)).toEqual(['tested-3', 'tested-22']);
  const [project, snippet] = forms;
  expect(project!.attributes).toEqual({
    id: 'tested-3',
    method: 'post',
    action: 'https://stackblitz.com/run',
    target: '_blank',
  });
  expect(project!.fields['project[files][b.js]']).toBe('console.log("\\"<b>\\"");\n');
  expect(JSON.parse(project!.fields['project[files][package.json]']!)).toEqual({
    type: 'module',
    dependencies: { lib: '1.2.3' },
    stackblitz: { startCommand: 'node a.js' },
  });
  expect(snippet!.fields).toMatchObject({ 'project[template]': 'node' });
  // Every button submits a form of the page.
  const ids = [...html.matchAll(/<button type="submit" form="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['tested-3', 'tested-3', 'tested-3', 'tested-22']);
});

interface Form {
  id: string;
  attributes: Record<string, string>;
  fields: Record<string, string>;
}

function findForms(html: string): Form[] {
  return [...html.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', body = '']) => {
    const inputs = [...body.matchAll(/<input ((?:[\w-]+=(?:"[^"]*"|'[^']*')\s*)+)\/?>/g)].map(
      ([, text = '']) => readAttributes(text),
    );
    const attributes = readAttributes(head);
    const fields = Object.fromEntries(inputs.map(({ name = '', value = '' }) => [name, value]));
    return { id: attributes.id!, attributes, fields };
  });
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
      name,
      decode(double ?? single ?? ''),
    ]),
  );
}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

test('a page that changed since its test has no marks', async () => {
  await runSamples();
  const changed = PAGE.replace('snippet', 'other');
  expect(marked((await compile(changed)).html)).not.toContain(true);
  // What did not change has passed: the file of the page shares no result with the snippet.
  write({ 'content/page.md': changed });
  expect(marked((await compile(changed)).html)).not.toContain(true);
  await runSamples();
  expect(marked((await compile(changed)).html)).toContain(true);
});

test('another version of the package has not been tested', async () => {
  await runSamples();
  write({ 'node_modules/lib/package.json': '{ "version": "1.3.0", "type": "module" }' });
  expect(marked((await compile()).html)).not.toContain(true);
});

test('without the option, nothing is read, written or marked', async () => {
  await runSamples();
  write({ 'docs.config.ts': config({}) });
  expect((await compile()).html).not.toMatch(/tested|stackblitz/i);
  expect(readdirSync(join(temporary.cwd, 'node_modules/.cache/octavo/test'))).not.toContain(
    'pages',
  );
});

test('unchanged results are not written again, so that pages stay in the cache', async () => {
  await runSamples();
  await compile();
  const folder = join(temporary.cwd, 'node_modules/.cache/octavo/test/pages');
  const stat = () => readdirSync(folder).map((name) => statSync(join(folder, name)).ino);
  const before = stat();
  expect(before).toHaveLength(1);
  await compile();
  expect(stat()).toEqual(before);
});

test('a site that names no package is an error', async () => {
  write({ 'docs.config.ts': config({ badge: true, packages: [] }) });
  await expect(compile()).rejects.toThrow('test.badge needs a package to name.');
});

test.each([
  ['a script that prepares the project', 'examples/page/setup.sh', ':'],
  ['a file that is not text', 'examples/page/a.bin', '\0'],
])('%s: the mark has no button', async (_, path, text) => {
  write({ [path]: text });
  await runSamples();
  const { html } = await compile();
  expect(marked(html)).toContain(true);
  expect(html).not.toContain('<button type="submit"');
  expect(html).not.toContain('<form');
});

/** Returns the `package.json` of the first project of a page whose samples have passed. */
async function findManifest(page: string): Promise<unknown> {
  write({ 'content/page.md': page });
  await runSamples();
  const { html } = await compile(page);
  expect(marked(html)).toContain(true);
  const [form] = findForms(html);
  return form && JSON.parse(form.fields['project[files][package.json]']!);
}

test('the project of a TypeScript block has the package that runs it', async () => {
  expect(await findManifest(block('ts', 'console.log("a" as string);'))).toEqual({
    dependencies: { jiti: expect.stringMatching(/^\d/), lib: '1.2.3' },
    stackblitz: { startCommand: 'npx jiti snippet-1.ts' },
  });
});

test('the project has the packages that its commands name', async () => {
  write({ 'node_modules/unused/package.json': '{ "version": "1.1.0", "bin": "a.js" }' });
  const page = block('js title="a.js"', '') + block('sh', 'echo unused  # comment\nnode a.js');
  expect(await findManifest(page)).toEqual({
    dependencies: { lib: '1.2.3', unused: '1.1.0' },
    stackblitz: { startCommand: 'echo unused && node a.js' },
  });
});

test.each([
  ['a here-document', block('sh', 'cat <<EOF\ntext\nEOF')],
  ['a command in the background', block('sh', 'node a.js &')],
  ['a command after one that fails', block('sh exit=2,0', 'node -e "process.exit(2)"\nnode a.js')],
])('%s: the mark has no button', async (_, commands) => {
  expect(await findManifest(block('js title="a.js"', '') + commands)).toBeUndefined();
});

test('a file after a change of the working directory has no button', async () => {
  const page = block('sh', 'mkdir app && cd app') + block('js', 'console.log("a");');
  expect(await findManifest(page)).toBeUndefined();
});
