import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';

import { remarkCommandTabs } from './remark-command-tabs';

const processor = createProcessor({
  remarkPlugins: [[remarkCommandTabs, { themeModules: ['@theme'] }]],
});
const compile = async (source: string) => String(await processor.process(source));

test('converts a literal command for each package manager', async () => {
  const code = await compile('<PackageManagerTabs command="install -D @rstest/core" />');
  expect(code).toContain('CommandTabs');
  for (const line of [
    'npm install -D @rstest/core',
    'yarn add --dev @rstest/core',
    'pnpm add -D @rstest/core',
    'bun add --dev @rstest/core',
  ]) {
    expect(code).toContain(line);
  }
});

test.each([
  ['exec', 'npx rstest', 'pnpm exec rstest'],
  ['exec={true}', 'npx rstest', 'pnpm exec rstest'],
  ['dlx={true} exec', 'npx rstest', 'pnpm dlx rstest'],
  ['dlx={false} exec={ true }', 'npx rstest', 'pnpm exec rstest'],
  ['exec={false}', 'npm rstest', 'npm rstest'],
])('supports the props %s', async (props, npm, pnpm) => {
  const code = await compile(`<PackageManagerTabs command="rstest" ${props} />`);
  expect(code).toContain(`"npm": "${npm}"`);
  expect(code).toContain(`"pnpm": "${pnpm}"`);
});

test('converts a command for more tools, and keeps their icons', async () => {
  const code = await compile(
    '<PackageManagerTabs command="x" dlx additionalTabs={[{ tool: "deno", icon: <b /> }]} />',
  );
  expect(code).toMatch(/command: \{\s*"npm": "npx x"/);
  expect(code).toContain('"deno": "deno x x"');
  expect(code).toContain('additionalTabs: [{');
  expect(code).not.toMatch(/CommandTabs|dlx:/);
});

test.each([
  ['a command that is computed', '<PackageManagerTabs command={x} />'],
  ['an object of commands', '<PackageManagerTabs command={{ npm: "a" }} />'],
  ['more tools that are computed', '<PackageManagerTabs command="a" additionalTabs={tools} />'],
  ['a mode that is computed', '<PackageManagerTabs command="a" exec={x} />'],
  ['props that are spread', '<PackageManagerTabs command="a" {...x} />'],
  [
    'a component of the site',
    'import { PackageManagerTabs } from "./mine";\n\n<PackageManagerTabs command="a" />',
  ],
])('does not change %s', async (_, source) => {
  expect(await compile(source)).not.toContain('CommandTabs');
});

test('recognizes an import from the theme', async () => {
  expect(
    await compile(
      'import { PackageManagerTabs } from "@theme";\n\n<PackageManagerTabs command="a" />',
    ),
  ).toContain('CommandTabs');
});
