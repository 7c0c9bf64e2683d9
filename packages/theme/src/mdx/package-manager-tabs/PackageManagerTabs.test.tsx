import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { PackageManagerTabs, type PackageManagerTabsProps } from './PackageManagerTabs';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const commands = () =>
  [...document.querySelectorAll('.oct-tab-panel code')].map((code) => code.textContent);

test('converts a command for each package manager', () => {
  render(<PackageManagerTabs command="install -D @rstest/core" />);
  expect(tabs()).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  expect(commands()).toEqual([
    'npm install -D @rstest/core',
    'yarn add --dev @rstest/core',
    'pnpm add -D @rstest/core',
    'bun add --dev @rstest/core',
  ]);
});

test('does not convert the commands of an object', () => {
  render(<PackageManagerTabs command={{ npm: 'npm i x', pnpm: 'pnpm i x', deno: 'deno i x' }} />);
  expect(tabs()).toEqual(['npm', 'pnpm', 'deno']);
  expect(commands()).toEqual(['npm i x', 'pnpm i x', 'deno i x']);
});

test('converts commands of binaries and adds tools with icons', () => {
  render(
    <PackageManagerTabs exec command="rstest" additionalTabs={[{ tool: 'deno', icon: '🦕' }]} />,
  );
  expect(tabs().at(-1)).toBe('🦕 deno');
  expect(commands()).toEqual([
    'npx rstest',
    'yarn rstest',
    'pnpm exec rstest',
    'bunx rstest',
    'deno x rstest',
  ]);
});

test('selects the chosen package manager in all tab sets', async () => {
  render(
    <>
      <PackageManagerTabs command="install" />
      <PackageManagerTabs dlx command="degit a/b" />
    </>,
  );
  await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[0]!);
  expect(screen.getAllByRole('tab', { name: 'pnpm', selected: true })).toHaveLength(2);
});

test('labels the tab list', () => {
  render(<PackageManagerTabs command="install" />);
  expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeTruthy();
});

test('names the missing prop', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const props = {} as PackageManagerTabsProps;
  expect(() => render(<PackageManagerTabs {...props} />)).toThrow(
    'PackageManagerTabs: the prop "command" is missing.',
  );
  vi.restoreAllMocks();
});
