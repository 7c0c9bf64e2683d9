import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, createSite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

interface Report {
  errors: number;
  warnings: number;
  findings: {
    rule: string;
    severity: string;
    file: string;
    line: number;
    column: number;
    hint?: string;
  }[];
}

/** The twenty dead links of the fixture: their position, and the rule that reports them. */
const BAD = [
  'content/en/_nav.json:3:29 dead-link',
  'content/en/guide/_meta.json:6:3 dead-link',
  'content/en/guide/_meta.json:7:55 dead-link',
  'content/en/guide/bad.mdx:3:4 dead-link',
  'content/en/guide/bad.mdx:4:4 dead-link',
  'content/en/guide/bad.mdx:5:4 dead-anchor',
  'content/en/guide/bad.mdx:6:4 dead-anchor',
  'content/en/guide/bad.mdx:7:4 dead-anchor',
  'content/en/guide/bad.mdx:8:4 dead-anchor',
  'content/en/guide/bad.mdx:9:4 dead-anchor',
  'content/en/guide/bad.mdx:10:4 dead-link',
  'content/en/guide/bad.mdx:11:4 dead-link',
  'content/en/guide/bad.mdx:12:24 dead-link',
  'content/en/guide/bad.mdx:13:21 dead-link',
  'content/en/guide/bad.mdx:14:5 dead-asset',
  'content/en/guide/bad.mdx:15:5 dead-link',
  'content/en/index.mdx:6:10 dead-asset',
  'content/en/index.mdx:11:13 dead-link',
  'content/en/index.mdx:18:11 dead-link',
  'content/zh/guide/bad.mdx:3:5 dead-link',
];

async function report(site: string, args: string[] = []): Promise<Report> {
  const { output } = await runOctavo(site, ['check', '--format', 'json', ...args]);
  return JSON.parse(output) as Report;
}

const places = ({ findings }: Report) =>
  findings.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);

test('reports each of the twenty dead links of the fixture with its position', async () => {
  const site = copySite('links', 'check-links');
  const found = await report(site);
  expect(places(found).sort()).toEqual([...BAD].sort());
  expect(found.errors).toBe(20);
});

test('a build reports the same twenty dead links, and dead links that only the rendered HTML shows', async () => {
  const site = copySite('links', 'check-build');
  const { code, output } = await runOctavo(site, ['build']);
  expect(code).toBe(1);
  for (const bad of BAD) expect(output).toContain(bad.split(' ', 1)[0]!);
  expect(output.match(/\((?:dead-\w+)\)/g)).toHaveLength(20);

  const page = join(site, 'content/en/guide/bad.mdx');
  for (const file of [
    'content/en/_nav.json',
    'content/en/guide/_meta.json',
    'content/en/index.mdx',
  ])
    removeDeadLinks(join(site, file));
  writeFileSync(join(site, 'content/zh/guide/bad.mdx'), '# 坏的\n');
  writeFileSync(
    page,
    '# Bad\n\n[made](./components.mdx#also-made), [not made](./components.mdx#not-made)\n',
  );
  expect(places(await report(site)).filter((place) => place.includes('dead-'))).toEqual([]);
  const second = await runOctavo(site, ['build']);
  expect(second.code).toBe(1);
  expect(second.output).toContain('bad.mdx:3:37');
  expect(second.output).not.toContain('also-made"');

  writeFileSync(page, '# Bad\n\n[made](./components.mdx#also-made)\n');
  const third = await runOctavo(site, ['build']);
  expect(third.code, third.output).toBe(0);
});

test('a build reports links that a component renders without the base', async () => {
  const files = {
    'package.json': '{ "type": "module" }',
    'docs.config.ts':
      "export default { title: 'Site', base: '/docs/', check: { rules: { 'dead-link': process.env.RULE } } };\n",
    'content/index.mdx':
      "import { Links } from '../lib/links.jsx';\n\n# Home\n\n[Page](./page.md)\n\n<Links />\n",
    'content/page.md': '# Page\n\nText.\n',
    'lib/links.jsx':
      "import { Link } from '@octavo/theme';\nexport const Links = () => (\n  <p>\n    <a href='/page'>Page</a> <Link href='/page'>Page</Link> <a href='/other'>Other</a>\n  </p>\n);\n",
  };
  const site = createSite('check-outside-base', files);
  const { code, output } = await runOctavo(site, ['build'], { RULE: 'error' });
  expect(code).toBe(1);
  expect(output).toContain('content/index.mdx:1:1');
  expect(output).toContain('Dead link: "/page" is outside of the base "/docs/".');
  expect(output.match(/dead-link/g)).toHaveLength(1);
  // An unchanged build repeats the warning.
  for (const _ of [1, 2]) {
    const warned = await runOctavo(site, ['build'], { RULE: 'warn' });
    expect(warned.code, warned.output).toBe(0);
    expect(warned.output).toContain('! content/index.mdx:1:1');
    expect(warned.output).toContain('Dead link: "/page" is outside of the base "/docs/".');
  }
});

/** Removes the dead links. */
function removeDeadLinks(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace(/^.*gone-from-nav.*\n/m, '')
    .replace(/^ {2}"missing-from-meta",\n/m, '')
    .replace(/^.*gone-from-meta.*\n/m, '')
    .replace('gone.svg', 'logo.svg')
    .replace(/\/guide\/gone-from-\w+/g, '/guide/good');
  writeFileSync(file, text);
}

test('a site with a base has the same problems', async () => {
  const site = copySite('links', 'check-base');
  const { output } = await runOctavo(site, ['check', '--format', 'json'], {
    OCTAVO_BASE: '/docs/',
  });
  expect(places(JSON.parse(output) as Report).sort()).toEqual([...BAD].sort());
});

test('only octavo check compares commit dates, also if the build needs them', async () => {
  const site = copySite('basic', 'check-stale');
  const commit = (date: string, path: string) => {
    const identity = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@b.test',
      '-c',
      'commit.gpgsign=false',
    ];
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const run = (...args: string[]) =>
      execFileSync('git', [...identity, ...args], { cwd: site, env });
    run('add', path);
    run('commit', '--quiet', '--message', date);
  };
  execFileSync('git', ['init', '--quiet'], { cwd: site });
  commit('2026-01-01T00:00:00Z', 'content/zh');
  commit('2026-02-02T00:00:00Z', 'content/en');
  const file = join(site, 'docs.config.ts');
  const config = readFileSync(file, 'utf8');
  const rule = "check: { rules: { 'stale-translation': 'error' } }";
  for (const option of ["siteOrigin: 'https://a.test'", 'themeConfig: { lastUpdated: true }']) {
    writeFileSync(file, config.replace("lang: 'en',", `lang: 'en', ${option}, ${rule},`));
    const { code, output } = await runOctavo(site, ['build']);
    expect(code, output).toBe(0);
    expect(output).not.toContain('stale-translation');
  }
  expect(readFileSync(join(site, 'dist/guide/start.html'), 'utf8')).toContain('2026-02-02');
  const stale = (await report(site)).findings.filter(({ rule }) => rule === 'stale-translation');
  expect(stale.map(({ file }) => file)).toContain('content/zh/guide/start.mdx');
});

test('the configuration disables a rule or turns it into a warning, and only errors exit with code 1', async () => {
  const site = copySite('links', 'check-rules');
  const file = join(site, 'docs.config.ts');
  const config = readFileSync(file, 'utf8');
  const rules = (text: string) =>
    writeFileSync(
      file,
      config.replace("title: 'Links',", `title: 'Links', check: { rules: ${text} },`),
    );
  rules("{ 'dead-link': 'warn', 'dead-anchor': 'off' }");
  const some = await report(site);
  expect(some.findings.filter(({ rule }) => rule === 'dead-anchor')).toEqual([]);
  expect([some.errors, some.warnings]).toEqual([2, 13]);
  expect((await runOctavo(site, ['check'])).code).toBe(1);
  rules("{ 'dead-link': 'warn', 'dead-anchor': 'off', 'dead-asset': 'warn' }");
  expect((await runOctavo(site, ['check'])).code).toBe(0);
  rules("{ 'dead-lnk': 'warn' }");
  const { code, output } = await runOctavo(site, ['check']);
  expect(code).toBe(1);
  expect(output).toContain('Unknown key "dead-lnk" in check.rules.');
  expect(output).toContain('Did you mean "dead-link"?');
});

test('problems are reported with the nearest valid target, as text and as SARIF', async () => {
  const site = copySite('links', 'check-text');
  const { output } = await runOctavo(site, ['check']);
  expect(output).toContain('content/en/guide/bad.mdx:6:4');
  expect(output).toContain(
    'Dead anchor: no element with the id "headin-one" in content/en/guide/good.mdx. (dead-anchor)',
  );
  expect(output).toContain('→ Did you mean "#heading-one"?');
  expect(output).toContain('→ Did you mean "/guide/good"?');
  expect(output).toMatch(/Checked 10 pages in [\d.]+ s: 20 errors and 0 warnings\./);

  const sarif = JSON.parse((await runOctavo(site, ['check', '--format', 'sarif'])).stdout);
  expect(sarif.version).toBe('2.1.0');
  expect(sarif.runs[0].results).toHaveLength(20);
  expect(sarif.runs[0].results[0]).toMatchObject({
    ruleId: 'dead-link',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          // Relative to the repository, which contains the site.
          artifactLocation: { uri: expect.stringMatching(/\/content\/en\/_nav\.json$/) },
          region: { startLine: 3, startColumn: 29 },
        },
      },
    ],
  });
});
