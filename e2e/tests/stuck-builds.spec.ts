import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { linkPackages, runOctavo, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

const LOOP = 'for (;;) {}';
/** `build.pageTimeout` in seconds. On a busy machine, everything else has to take less. */
const TIMEOUT = 10;

/** Builds a site in which one file contains the given code. */
async function build(
  name: string,
  { page = '# Page\n', config = '' }: { page?: string; config?: string },
) {
  const site = siteFolder(name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, 'content'), { recursive: true });
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(site, 'docs.config.mjs'), `export default { title: 'Site', ${config} };\n`);
  writeFileSync(join(site, 'content/index.md'), '# Home\n');
  writeFileSync(join(site, 'content/page.mdx'), page);
  writeFileSync(join(site, 'plugin.mjs'), `export default () => () => { ${LOOP} };\n`);
  linkPackages(site);
  return runOctavo(site, ['build']);
}

const component = (code: string) => `export const C = () => { ${code} };\n\n# Page\n\n<C />\n`;

const STUCK: [name: string, site: Parameters<typeof build>[1], activity: string][] = [
  [
    'at the top of a module',
    { page: `export const x = (() => { ${LOOP} })();\n\n# Page {x}\n` },
    'rendering content/page.mdx',
  ],
  ['in a component', { page: component(LOOP) }, 'rendering content/page.mdx'],
  [
    'in a remark plugin',
    { config: "markdown: { remarkPlugins: ['./plugin.mjs'] }" },
    'compiling content/',
  ],
  [
    'in a plugin hook',
    { config: `plugins: [{ name: 'stuck', configResolved() { ${LOOP} } }]` },
    'running the "configResolved" hook of plugin "stuck"',
  ],
];

for (const [name, site, activity] of STUCK) {
  test(`an endless loop ${name} ends the build with exit code 1 and is named`, async () => {
    const config = `build: { pageTimeout: ${TIMEOUT} }, ${site.config ?? ''}`;
    const { code, output } = await build('endless-loop', { ...site, config });
    expect(code, output).toBe(1);
    expect(output).toContain(`Timed out after ${TIMEOUT} s while ${activity}`);
    expect(output).not.toMatch(/debugger|at .*\.js:\d/);
  });
}

const SILENT: [name: string, site: Parameters<typeof build>[1], activity: string][] = [
  [
    'use() with a promise that never settles',
    {
      page: `import { use } from 'react';\n\nexport const p = new Promise(() => {});\n\n${component('return use(p)')}`,
    },
    'rendering content/page.mdx',
  ],
  [
    'process.exit(0) in a component',
    { page: component('process.exit(0)') },
    'rendering content/page.mdx',
  ],
  [
    'a plugin hook that never settles',
    { config: "plugins: [{ name: 'never', build: () => new Promise(() => {}) }]" },
    'running the "build" hook of plugin "never"',
  ],
];

for (const [name, site, activity] of SILENT) {
  test(`${name} ends the build with exit code 1 and is named`, async () => {
    const { code, output } = await build('never-settles', site);
    expect(code, output).toBe(1);
    expect(output).toContain(`octavo build exited before it finished while ${activity}`);
    expect(output).not.toContain('Built ');
  });
}

test('a function that calls itself without an end is reported with a hint', async () => {
  const page = component('const f = () => f() + 1; return f()');
  const { code, output } = await build('recursion', { page });
  expect(code, output).toBe(1);
  expect(output).toContain('Maximum call stack size exceeded');
  expect(output).toContain('Look for infinite recursion');
  expect(output).not.toContain('<NoSSR>');
});

test('a build keeps its lock while its thread is blocked', async () => {
  const site = siteFolder('blocked-build');
  const blocked = join(site, 'blocked');
  const lock = join(site, 'node_modules/.cache/octavo/build.lock');
  const hook = `build() {
    const { existsSync, writeFileSync } = process.getBuiltinModule('node:fs');
    writeFileSync(${JSON.stringify(blocked)}, '');
    while (existsSync(${JSON.stringify(blocked)}));
  }`;
  const done = build('blocked-build', {
    config: `build: { pageTimeout: 600 }, plugins: [{ name: 'slow', ${hook} }]`,
  });
  const lockTime = () => statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  try {
    await expect.poll(() => existsSync(blocked)).toBe(true);
    utimesSync(lock, 0, 0);
    await expect.poll(lockTime).toBeGreaterThan(0);
  } finally {
    rmSync(blocked, { force: true });
  }
  const { code, output } = await done;
  expect(code, output).toBe(0);
  expect(lockTime()).toBeUndefined();
});
