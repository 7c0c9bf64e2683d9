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

test('supports the exec prop', async () => {
  expect(await compile('<PackageManagerTabs command="rstest" exec />')).toContain('npx rstest');
});

test.each([
  ['a command that is computed', '<PackageManagerTabs command={x} />'],
  ['an object of commands', '<PackageManagerTabs command={{ npm: "a" }} />'],
  ['more tools', '<PackageManagerTabs command="a" additionalTabs={[]} />'],
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
