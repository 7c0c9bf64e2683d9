import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { Tab } from './Tab';
import { Tabs, type TabsProps } from './Tabs';
import { TAB_STORAGE_PREFIX } from './tab-storage';

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function languages(props?: TabsProps) {
  return (
    <Tabs {...props}>
      <Tab label="JavaScript" value="js">
        const a = 1;
      </Tab>
      <Tab label="TypeScript" value="ts">
        const a: number = 1;
      </Tab>
      <Tab label="Flow" value="flow" disabled>
        const a: number = 1;
      </Tab>
    </Tabs>
  );
}

function selected(container: HTMLElement = document.body) {
  return within(container)
    .getAllByRole('tab', { selected: true })
    .map((tab) => tab.textContent);
}

test('shows the first tab and renders the other panels hidden', () => {
  const { container } = render(languages());

  expect(selected()).toEqual(['JavaScript']);
  expect(screen.getByRole('tabpanel', { name: 'JavaScript' }).textContent).toBe('const a = 1;');
  expect(container.querySelectorAll('.oct-tab-panel')).toHaveLength(3);
});

test('associates each tab with its panel', () => {
  render(languages());

  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls')!);
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
});

test('selects a tab on click and calls onChange with its index', async () => {
  const onChange = vi.fn();
  render(languages({ onChange }));

  await userEvent.click(screen.getByRole('tab', { name: 'TypeScript' }));

  expect(selected()).toEqual(['TypeScript']);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
});

test('moves with arrow keys, skips disabled tabs and wraps around, with a single tab stop', async () => {
  render(languages());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('JavaScript');

  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('TypeScript');
  expect(selected()).toEqual(['TypeScript']);
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toEqual(['JavaScript']);
  await userEvent.keyboard('{End}');
  expect(selected()).toEqual(['TypeScript']);
});

test('reads labels from the values prop', () => {
  render(
    <Tabs values={['One', { label: <b>Two</b>, value: 'two' }]} defaultValue="two">
      <Tab>1</Tab>
      {createElement(Fragment, null, <Tab>2</Tab>, <Tab>3</Tab>)}
    </Tabs>,
  );

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['One', 'Two', '3']);
  expect(selected()).toEqual(['Two']);
});

test('tabs with the same label can be selected, and their group still synchronizes by label', async () => {
  const error = vi.spyOn(console, 'error');
  render(
    <>
      <div data-testid="first">
        <Tabs groupId="language">
          <Tab label="ts">1</Tab>
          <Tab label="ts">2</Tab>
          <Tab label="js">3</Tab>
          <Tab label="ts">4</Tab>
        </Tabs>
      </div>
      <div data-testid="second">{languages({ groupId: 'language' })}</div>
    </>,
  );
  const tabs = within(screen.getByTestId('first')).getAllByRole('tab');
  const shown = () =>
    within(screen.getByTestId('first'))
      .getAllByRole('tabpanel')
      .map((panel) => panel.textContent);

  await userEvent.click(tabs[1]!);
  expect(shown()).toEqual(['2']);
  await userEvent.click(tabs[3]!);
  expect(shown()).toEqual(['4']);
  await userEvent.click(tabs[0]!);
  expect(shown()).toEqual(['1']);
  expect(selected(screen.getByTestId('second'))).toEqual(['TypeScript']);
  expect(error).not.toHaveBeenCalled();
});

test('synchronizes the selection within a group and stores its value', async () => {
  render(
    <>
      <div data-testid="first">{languages({ groupId: 'language' })}</div>
      <div data-testid="second">
        <Tabs groupId="language">
          <Tab value="ts">ts</Tab>
          <Tab value="js">js</Tab>
        </Tabs>
      </div>
    </>,
  );

  await userEvent.click(within(screen.getByTestId('second')).getByRole('tab', { name: 'js' }));
  expect(selected()).toEqual(['JavaScript', 'js']);
  await userEvent.click(
    within(screen.getByTestId('first')).getByRole('tab', { name: 'TypeScript' }),
  );
  expect(selected()).toEqual(['TypeScript', 'ts']);
  expect(localStorage.getItem(`${TAB_STORAGE_PREFIX}language`)).toBe('ts');
});

test('follows a selection in another browser tab', () => {
  render(languages({ groupId: 'language' }));

  localStorage.setItem(`${TAB_STORAGE_PREFIX}language`, 'ts');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: `${TAB_STORAGE_PREFIX}language` }));
  });

  expect(selected()).toEqual(['TypeScript']);
});

test('supports a stored index, as written by older sites', () => {
  localStorage.setItem(`${TAB_STORAGE_PREFIX}language`, '1');
  render(languages({ groupId: 'language' }));

  expect(selected()).toEqual(['TypeScript']);
});

test('hydrates with a stored selection without errors', async () => {
  const onRecoverableError = vi.fn();
  const error = vi.spyOn(console, 'error');
  const page = languages({ groupId: 'language' });
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  localStorage.setItem(`${TAB_STORAGE_PREFIX}language`, 'ts');
  expect(selected()).toEqual(['JavaScript']);
  expect(document.querySelector('[data-tabs-ready]')).toBeNull();

  const container = document.getElementById('root')!;
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));

  expect(selected()).toEqual(['TypeScript']);
  expect(document.querySelector('[data-tabs-ready]')).not.toBeNull();
  expect(error).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('each panel has the label for print, where the list of tabs is hidden', () => {
  render(
    <Tabs>
      <Tab label="macOS" value="macos" />
      <Tab
        label={
          <>
            <b>New</b> Linux {2}
          </>
        }
      />
      <Tab label="Windows" />
      <Tab label={<img alt="" />} value="off" />
    </Tabs>,
  );
  const panels = [...document.querySelectorAll<HTMLElement>('.oct-tab-panel')];
  expect(panels.map(({ dataset }) => dataset.tabLabel ?? dataset.tabValue)).toEqual([
    'macOS',
    'New Linux 2',
    'Windows',
    'off',
  ]);
});

test('opens the panel that contains a match of find-in-page, without storing the selection', () => {
  render(languages({ groupId: 'language' }));
  const panel = document.querySelector('.oct-tab-panel[data-tab-value="ts"]')!;

  act(() => {
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });

  expect(selected()).toEqual(['TypeScript']);
  expect(localStorage.getItem(`${TAB_STORAGE_PREFIX}language`)).toBeNull();
});

test('renders no tabs without Tab children', () => {
  render(<Tabs>text</Tabs>);
  expect(screen.queryByRole('tab')).toBeNull();
});
