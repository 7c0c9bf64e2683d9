import { createProcessor } from '@mdx-js/mdx';
import { expect, test } from 'vitest';

import { remarkCommandTabs } from './remark-command-tabs';

const processor = createProcessor({
  remarkPlugins: [[remarkCommandTabs, { themeModules: ['@theme'] }]],
});
const compile = async (source: string) => String(await processor.process(source));

test('says a literal command for each package manager', async () => {
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

test('reads exec as the component does', async () => {
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
])('leaves %s alone', async (_, source) => {
  expect(await compile(source)).not.toContain('CommandTabs');
});

test('takes an import from the theme for the theme', async () => {
  expect(
    await compile(
      'import { PackageManagerTabs } from "@theme";\n\n<PackageManagerTabs command="a" />',
    ),
  ).toContain('CommandTabs');
});
