import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { COPY_FEEDBACK_DURATION, ZOOM_ATTACH_DELAY } from '../../model/constants';
import { Html } from '../html/Html';
import { Tab } from '../tabs/Tab';
import { Tabs } from '../tabs/Tabs';
import { useProseBehavior } from './useProseBehavior';

const CODE = `<div class="oct-code" data-fold><pre tabindex="0"><code><span class="line"><span class="oct-prompt">$ </span>npm i</span>
<span class="line" data-diff="remove">old</span>
<span class="line" data-diff="add">  new</span></code></pre><div class="oct-code-actions"><button class="oct-wrap" aria-pressed="false">Wrap</button><button class="oct-copy">Copy</button></div><button class="oct-fold" aria-expanded="false">Show all</button></div>`;

const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Element.prototype.scrollIntoView = vi.fn();
  writeText.mockClear();
});

afterEach(() => {
  cleanup();
  location.hash = '';
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function Prose({ html, lang = 'en' }: { html: string; lang?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useProseBehavior(ref);
  return (
    <main ref={ref} lang={lang}>
      <Html html={html} />
      <Tabs>
        <Tab label="First">first</Tab>
        <Tab label="Second">
          <Html html='<h2 id="标题">标题</h2>' />
        </Tab>
      </Tabs>
    </main>
  );
}

const click = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    // The copy code is loaded on the first click.
    await vi.dynamicImportSettled();
  });
};

test('copies a block without prompts and removed lines', async () => {
  render(<Prose html={CODE} />);
  await click('Copy');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('npm i\n  new');
});

test('copies a block without elements that are not part of the code', async () => {
  const type = '<span data-no-copy="">const a: 1</span>';
  render(<Prose html={CODE.replace('npm i', `npm i${type}`)} />);
  await click('Copy');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('npm i\n  new');
});

test('shows and announces the copied state for 2000 ms in the language of the page', async () => {
  render(<Prose html={CODE} lang="zh" />);
  const button = screen.getByRole('button', { name: 'Copy' });

  await click('Copy');
  act(() => vi.advanceTimersByTime(COPY_FEEDBACK_DURATION - 1));
  expect(button.hasAttribute('data-copied')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('已复制');
  act(() => vi.advanceTimersByTime(1));
  expect(button.hasAttribute('data-copied')).toBe(false);
});

test('restarts the 2000 ms with each copy', async () => {
  render(<Prose html={CODE} />);
  const button = screen.getByRole('button', { name: 'Copy' });

  await click('Copy');
  act(() => vi.advanceTimersByTime(COPY_FEEDBACK_DURATION - 1));
  await click('Copy');
  act(() => vi.advanceTimersByTime(COPY_FEEDBACK_DURATION - 1));
  expect(button.hasAttribute('data-copied')).toBe(true);
});

test('copies with a selection if the clipboard API is not available', async () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  let copied = '';
  document.execCommand = vi.fn(() => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  render(<Prose html={CODE} />);

  await click('Copy');

  expect(copied).toBe('npm i\n  new');
  expect(screen.getByRole('button', { name: 'Copy' }).hasAttribute('data-copied')).toBe(true);
  expect(document.querySelector('textarea')).toBeNull();
  Reflect.deleteProperty(document, 'execCommand');
});

test('does not show the copied state if copying fails', async () => {
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  render(<Prose html={CODE} />);
  await click('Copy');
  expect(screen.getByRole('button', { name: 'Copy' }).hasAttribute('data-copied')).toBe(false);
});

test('toggles wrapping of a code block', async () => {
  const { container } = render(<Prose html={CODE} />);
  const block = container.querySelector('.oct-code')!;

  await click('Wrap');
  expect(block.hasAttribute('data-wrap')).toBe(true);
  expect(screen.getByRole('button', { name: 'Wrap', pressed: true })).toBeTruthy();
  await click('Wrap');
  expect(block.hasAttribute('data-wrap')).toBe(false);
});

test('expands and folds a code block', async () => {
  const { container } = render(<Prose html={CODE} />);
  const block = container.querySelector('.oct-code')!;

  await click('Show all');
  expect(block.hasAttribute('data-unfolded')).toBe(true);
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeTruthy();
  await click('Show less');
  expect(screen.getByRole('button', { name: 'Show all', expanded: false })).toBeTruthy();
  expect(block.hasAttribute('data-unfolded')).toBe(false);
});

test('expands a folded block that find-in-page scrolls', () => {
  const { container } = render(<Prose html={CODE} />);
  const pre = container.querySelector('pre')!;
  pre.scrollTop = 20;
  fireEvent.scroll(pre);
  expect(container.querySelector('.oct-code')!.hasAttribute('data-unfolded')).toBe(true);
});

test('opens the details and the tab around the target of the hash', () => {
  location.hash = '#inner';
  const { container } = render(
    <Prose html='<details><summary>More</summary><p id="inner">x</p></details>' />,
  );
  expect(container.querySelector('details')!.open).toBe(true);

  location.hash = `#${encodeURIComponent('标题')}`;
  act(() => {
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByRole('tab', { name: 'Second', selected: true })).toBeTruthy();
});

test('ignores a malformed hash', () => {
  location.hash = '#%E4%A';
  expect(() => render(<Prose html="<p>x</p>" />)).not.toThrow();
});

test('makes images with alternative text focusable, except in links', () => {
  render(
    <Prose html='<img alt="Chart" src="a.png"><img alt="" src="b.png"><a href="/"><img alt="Logo" src="c.png"></a>' />,
  );
  expect(screen.queryByRole('button', { name: 'Zoom image: Chart' })).toBeNull();
  act(() => vi.advanceTimersByTime(ZOOM_ATTACH_DELAY));
  expect(screen.getByRole('button', { name: 'Zoom image: Chart' }).tabIndex).toBe(0);
  expect(screen.queryByRole('button', { name: /Logo/ })).toBeNull();
});

test('removes its listeners on unmount', async () => {
  const { unmount, container } = render(<Prose html={CODE} />);
  const button = container.querySelector('.oct-wrap')!;
  unmount();
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});
