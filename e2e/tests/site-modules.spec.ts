import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const ASSETS = ['mp3', 'woff2', 'ttf', 'otf', 'mp4', 'webm'];
let site: string;

test.beforeAll(() => {
  site = copySite('basic', 'site-modules');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  for (const extension of ASSETS) write(`components/media.${extension}`, `a ${extension} file`);
  write(
    'components/Environment.tsx',
    `${ASSETS.map((extension) => `import ${extension} from './media.${extension}';`).join('\n')}
const { MODE } = import.meta.env;
export function Environment() {
  return (
    <ul data-testid="environment" data-urls={[${ASSETS.join(', ')}].join(' ')}>
      <li>{MODE} {String(import.meta.env.DEV)} {String(import.meta.env.PROD)} {import.meta.env.BASE_URL}</li>
      <li>{Object.keys(import.meta.env).join(' ')}</li>
      <li>secret: {String(import.meta.env.OCTAVO_SECRET)}</li>
    </ul>
  );
}
`,
  );
  // TypeScript sources for Node.js import other sources like this.
  write('components/library.ts', "export { Environment } from './Environment.js';\n");
  write(
    'content/en/guide/modules.mdx',
    `import { Environment } from '../../../components/library';
import song from '../../../components/media.mp3';

# Modules

Built for {import.meta.env.MODE} below {import.meta.env.BASE_URL}.

<audio src={song} data-target={import.meta.env.SSR ? 'server' : 'client'} suppressHydrationWarning />

<Environment />
`,
  );
  const config = join(site, 'docs.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      'export default defineConfig({',
      `function remarkSign({ name }: { name: string }) {
  return (tree: any) => {
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Signed by ' + name }] });
  };
}

export default defineConfig({
  markdown: { remarkPlugins: [[remarkSign, { name: 'a function', test: /x/ }]] },`,
    ),
  );
});

test('a build resolves import.meta.env, assets and plugin functions', async () => {
  const { code, output } = await runOctavo(site, ['build'], {
    OCTAVO_BASE: '/docs/',
    OCTAVO_SECRET: 'do-not-publish',
  });
  expect(code, output).toBe(0);
  expect(output.match(/pages are compiled in the main thread/g)).toHaveLength(1);
  const html = readFileSync(join(site, 'dist/guide/modules.html'), 'utf8').replaceAll(
    '<!-- -->',
    '',
  );
  expect(html).toContain('Built for production below /docs/.');
  expect(html).toContain('data-target="server"');
  expect(html).toContain('<li>production false true /docs/</li>');
  expect(html).toContain('<li>MODE DEV PROD BASE_URL SSR</li>');
  expect(html).toContain('<li>secret: undefined</li>');
  expect(html).toContain('Signed by a function');
  const files = readdirSync(join(site, 'dist'), { recursive: true }).map(String);
  for (const extension of ASSETS) {
    const file = files.find((path) => path.endsWith(`.${extension}`))!;
    expect(file).toMatch(/^static\/assets\/media\.[\da-f]{8}\./);
    expect(html).toContain(`/docs/${file}`);
  }
  const scripts = files.filter((path) => path.endsWith('.js'));
  const bundle = scripts.map((path) => readFileSync(join(site, 'dist', path), 'utf8')).join('\n');
  expect(bundle).not.toContain('do-not-publish');
  expect(bundle).not.toContain('import.meta.env');
});

test('the dev server resolves import.meta.env, assets and plugin functions', async ({ page }) => {
  const served = await serve('dev', site);
  try {
    await page.goto(`${served.url}guide/modules`);
    await expect(page.getByText('Built for development below /.')).toBeVisible();
    await expect(page.locator('audio')).toHaveAttribute('data-target', 'client');
    await expect(page.getByText('development true false /')).toBeVisible();
    await expect(page.getByText('Signed by a function')).toBeVisible();
    const song = await page.locator('audio').getAttribute('src');
    const response = await page.request.get(new URL(song!, served.url).href);
    expect(await response.text()).toBe('a mp3 file');
  } finally {
    await served.close();
  }
});
