import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { buildAndProfile, buildCold, FULL_BUILD, snapshot } from '../support/builds';
import { linkPackages, repository, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

type Sharp = (options: object) => { png: () => { toBuffer: () => Promise<Buffer> } };
const sharp = createRequire(join(repository, 'packages/cli/package.json'))('sharp') as Sharp;

const fonts = join(repository, 'packages/plugins/node_modules/@fontsource/inter/files');

const CONFIG = `import { defineConfig } from '@octavo/cli';
import { blog } from '@octavo/plugins/blog';
import { feedback } from '@octavo/plugins/feedback';
import { ogImage } from '@octavo/plugins/og-image';
import { twoslash } from '@octavo/plugins/twoslash';
import { motto } from 'motto';
import { quote } from './plugins/quote';

export default defineConfig({
  title: 'Site',
  lang: 'en',
  siteOrigin: 'https://example.com',
  logo: '/logo.svg',
  images: { widths: [30, 60] },
  plugins: [
    blog({ folder: 'news' }),
    feedback({ onEvent: './plugins/events.ts' }),
    ogImage({ fonts: ['./fonts/inter.css'] }),
    twoslash(),
    quote,
    motto,
  ],
});
`;

const QUOTE = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePlugin } from '@octavo/cli';

const file = join(process.cwd(), 'plugins/quote.txt');
const { QUOTE_END = '' } = process.env;

export const quote = definePlugin({
  name: 'quote',
  cache: { key: QUOTE_END, files: () => [file] },
  head: () => [['meta', { name: 'quote', content: readFileSync(file, 'utf8') + QUOTE_END }]],
  build: ({ logger }) => logger.warn('The quote is short.'),
});
`;

const MOTTO = `export const motto = {
  name: 'motto',
  cache: { key: '' },
  head: () => [['meta', { name: 'motto', content: 'First' }]],
};
`;

const logo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9z"/></svg>`;

let site: string;

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(site, path), 'utf8');
  expect(text).toContain(from);
  write(path, text.replace(from, to));
}

function writeFont(weight: number): void {
  cpSync(join(fonts, `inter-latin-${weight}-normal.woff2`), join(site, 'fonts/inter.woff2'));
}

async function writeImage(color: string): Promise<void> {
  const image = { create: { width: 90, height: 45, channels: 3, background: color } };
  write('content/photo.png', await sharp(image).png().toBuffer());
}

const CHANGES: Record<string, () => void | Promise<void>> = {
  'an option of a plugin': () => edit('docs.config.ts', "'news'", "'news', title: 'Posts'"),
  'a post': () => edit('content/news/first.md', 'Ada', 'Grace'),
  'a font': () => writeFont(700),
  'the stylesheet of a font': () => edit('fonts/inter.css', 'font-weight: 400;', ''),
  'the logo': () => write('public/logo.svg', logo('blue')),
  'a file that a plugin reads': () => write('plugins/quote.txt', 'Second'),
  'the code of a plugin': () => edit('plugins/quote.ts', "'quote', content", "'q', content"),
  'the code of a linked plugin': () => edit('packages/motto/index.js', 'First', 'Second'),
  'a module that a plugin bundles': () => edit('plugins/events.ts', 'first', 'second'),
  'a type that a code block imports': () => edit('types.ts', 'number', 'string'),
  'an image': () => writeImage('#ff0000'),
  'a lockfile': () => write('package-lock.json', '{ "lockfileVersion": 3 }'),
  'a deleted file of the output': () => rmSync(join(site, 'dist/og/index.png')),
  'an edited file of the output': () => appendFileSync(join(site, 'dist/news/rss.xml'), ' '),
};

test('a build with plugins and images only skips the pages if nothing has changed', async () => {
  site = siteFolder('unchanged-builds');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  linkPackages(site);
  write('docs.config.ts', CONFIG);
  write('plugins/quote.ts', QUOTE);
  write('plugins/quote.txt', 'First');
  write('packages/motto/package.json', '{ "type": "module", "exports": "./index.js" }');
  write('packages/motto/index.js', MOTTO);
  symlinkSync(join(site, 'packages/motto'), join(site, 'node_modules/motto'));
  write('plugins/events.ts', "export default () => console.log('first');\n");
  write('types.ts', 'export type Local = number;\n');
  write('public/logo.svg', logo('red'));
  write('package-lock.json', '{}');
  write(
    'fonts/inter.css',
    "@font-face { font-family: Inter; font-weight: 400; src: url('./inter.woff2'); }\n",
  );
  writeFont(400);
  await writeImage('#00ff00');
  write(
    'content/index.md',
    "# Site\n\n![A photo](./photo.png)\n\n[News](/news/)\n\n```ts twoslash\nimport type { Local } from './types';\nconst value = {} as Local;\n//    ^?\n```\n",
  );
  write(
    'content/news/first.md',
    '---\ndate: 2026-03-04\nauthors: Ada\ntags: [release]\n---\n\n# First post\n\nText.\n',
  );
  const build = async (env?: Record<string, string>) => {
    const output = await buildAndProfile(site, env);
    expect(output).toContain('Built 7 pages');
    return output;
  };
  /** Files that have just been written have no known state until the next build. */
  const untilUnchanged = (context: string) =>
    expect.poll(() => build(), { message: context, timeout: 120_000 }).not.toContain(FULL_BUILD);

  for (const [name, change] of Object.entries(CHANGES)) {
    await untilUnchanged(`before a change of ${name}`);
    await change();
    expect(await build(), name).toContain(FULL_BUILD);
  }
  await untilUnchanged('without changes');
  const output = await build();
  expect(output).not.toContain(FULL_BUILD);
  expect(output).toContain('The quote is short.');
  const files = snapshot(site);
  expect(files).toHaveProperty(['og/news/first.png']);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('content="Second"');
  expect(files).toEqual(await buildCold(site, 'cold'));

  expect(await build({ QUOTE_END: '!' })).toContain(FULL_BUILD);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('content="Second!"');
});
