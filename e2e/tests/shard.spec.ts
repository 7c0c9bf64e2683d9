import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { amount } from '../support/amounts';
import { contents } from '../support/contents';
import { copySite, linkPackages, repository, runOctavo, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

type Sharp = (options: object) => { png: () => { toBuffer: () => Promise<Buffer> } };
const sharp = createRequire(join(repository, 'packages/cli/package.json'))('sharp') as Sharp;

/** Creates a checkout of a fixture, with a path of another length for each name. */
function createCheckout(fixture: string, name: string): string {
  const site = copySite(fixture, name);
  mkdirSync(join(site, '.git'));
  return site;
}

async function run(site: string, args: string[], env: Record<string, string> = {}) {
  const { code, output } = await runOctavo(site, args, env);
  expect(code, output).toBe(0);
  return output;
}

/** As on a machine that has never built the site. */
const forget = (site: string) =>
  rmSync(join(site, 'node_modules/.cache'), { recursive: true, force: true });

/** Builds each shard on a separate machine. */
async function buildShards(site: string, count: number, env: Record<string, string> = {}) {
  for (let index = 1; index <= count; index++) {
    forget(site);
    await run(site, ['build', '--shard', `${index}/${count}`], env);
  }
}

/** Compares the output folders of two sites, and names the files that differ. */
function expectEqual(site: string, expected: string): void {
  const [merged, whole] = [site, expected].map((folder) => contents(join(folder, 'dist')));
  expect([...merged!.keys()]).toEqual([...whole!.keys()]);
  expect([...merged!].filter(([path, text]) => whole!.get(path) !== text)).toEqual([]);
}

/** Fixtures, with the number of 404 pages, which merged builds render. */
const FIXTURES = [
  { fixture: 'basic', rendered: 2, env: { OCTAVO_BASE: '/some/base/' } },
  { fixture: 'plugins', rendered: 2 },
  { fixture: 'page-lists', rendered: 2 },
  { fixture: 'versions', rendered: 4 },
];
for (const { fixture, rendered, env } of FIXTURES.slice(0, amount(2, FIXTURES.length))) {
  test(`${fixture}: shards of another checkout are merged to the output of a single build`, async () => {
    const whole = createCheckout(fixture, 'shard-whole');
    await run(whole, ['build'], env);
    const shards = createCheckout(fixture, 'shard');
    await buildShards(shards, 3, env);
    const merged = createCheckout(fixture, 'shard-merged-checkout');
    renameSync(join(shards, 'dist-shards'), join(merged, 'dist-shards'));
    expect(await run(merged, ['merge'], env)).toContain(` 0 pages compiled, ${rendered} rendered`);
    expectEqual(merged, whole);

    expect(await run(merged, ['build'], env)).toContain(' 0 pages compiled, 0 rendered');
    expectEqual(merged, whole);
  });
}

test.describe('a site with images and an overview', () => {
  test.describe.configure({ mode: 'serial' });
  let site: string;
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  };

  test.beforeAll(async () => {
    site = siteFolder('shard-images');
    rmSync(site, { recursive: true, force: true });
    mkdirSync(site, { recursive: true });
    linkPackages(site);
    const noise = { type: 'gaussian', mean: 120, sigma: 40 };
    const image = { create: { width: 900, height: 450, channels: 3, noise, background: '#000' } };
    for (const name of ['a', 'b', 'c', 'd']) {
      write(`content/guide/${name}.png`, await sharp(image).png().toBuffer());
      const link = '[Next](./b.md#section-of-b)';
      write(
        `content/guide/${name}.md`,
        `# Page *${name}*\n\n![Photo](./${name}.png)\n\n## Section of ${name}\n\n${link}\n`,
      );
    }
    write('content/index.md', '---\npageType: home\nhero:\n  name: Site\n---\n');
    write('content/guide/index.md', '---\ntitle: All\noverview: true\n---\n');
    write(
      'docs.config.mjs',
      `export default { title: 'Site', lang: 'en', base: './', siteOrigin: 'https://example.com' };`,
    );
  });
  const config = ['--config', 'docs.config.mjs'];
  const read = (path: string) => readFileSync(join(site, path), 'utf8');

  test('is merged to the output of a single build, in which only what shows other pages is rendered', async () => {
    await run(site, ['build', ...config]);
    const whole = siteFolder('shard-images-whole');
    rmSync(whole, { recursive: true, force: true });
    mkdirSync(whole, { recursive: true });
    renameSync(join(site, 'dist'), join(whole, 'dist'));
    for (const shard of ['1/2', '2/2']) {
      forget(site);
      await run(site, ['build', '--shard', shard, ...config]);
    }
    forget(site);
    // The overview and the 404 page.
    expect(await run(site, ['merge', ...config])).toContain(' 0 pages compiled, 2 rendered');
    expectEqual(site, whole);
    expect(read('dist/guide/index.html')).toContain('Section of d');
  });

  test('renders pages again if files of a shard are missing or incomplete', async () => {
    const expected = contents(join(site, 'dist'));
    rmSync(join(site, 'dist-shards/1-of-2/output/guide/a.html'));
    writeFileSync(join(site, 'dist-shards/2-of-2/output/guide/d.html'), '<!doctype');
    forget(site);
    rmSync(join(site, 'dist'), { recursive: true });
    const merged = await run(site, ['merge', '--profile', ...config]);
    expect(merged).toContain(' 0 pages compiled, 4 rendered');
    expect(merged).toMatch(/^Render pages, and create search indexes +\d/m);
    expect(contents(join(site, 'dist'))).toEqual(expected);
  });

  test('dead links between shards are reported', async () => {
    const page = read('content/guide/a.md');
    write('content/guide/a.md', page.replace('#section-of-b', '#missing'));
    for (const shard of ['1/2', '2/2']) await run(site, ['build', '--shard', shard, ...config]);
    const { code, output } = await runOctavo(site, ['merge', ...config]);
    expect(code).toBe(1);
    expect(output).toContain('content/guide/a.md:7');
    expect(output).toContain('missing');
  });

  test('shards of another commit are rejected, and the output does not change', async () => {
    const before = contents(join(site, 'dist'));
    write('content/guide/b.md', `${read('content/guide/b.md')}\nAn edit.\n`);
    const { code, output } = await runOctavo(site, ['merge', ...config]);
    expect(code).toBe(1);
    expect(output).toContain('The content of the site differs from that of some shards:');
    expect(output).toContain('SHARDS_INVALID');
    expect(contents(join(site, 'dist'))).toEqual(before);
  });

  test('a missing shard is reported', async () => {
    rmSync(join(site, 'dist-shards/2-of-2/shard.json'));
    const { code, output } = await runOctavo(site, ['merge', ...config]);
    expect(code).toBe(1);
    expect(output).toContain('dist-shards: 2/2.');
    expect(output).toContain('Run "octavo build --shard 2/2".');
    expect(existsSync(join(site, 'dist/index.html'))).toBe(true);
  });

  test('a shard with invalid pages fails, and is missing afterwards', async () => {
    await run(site, ['build', '--shard', '1/1', ...config]);
    expect(existsSync(join(site, 'dist-shards/1-of-1/shard.json'))).toBe(true);
    write('content/guide/c.md', '---\ntitle: [\n---\n');
    const { code, output } = await runOctavo(site, ['build', '--shard', '1/1', ...config]);
    expect(code).toBe(1);
    expect(output).toContain('content/guide/c.md:');
    expect(existsSync(join(site, 'dist-shards/1-of-1/shard.json'))).toBe(false);
  });
});
