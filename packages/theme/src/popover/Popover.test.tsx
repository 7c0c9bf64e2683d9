import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { ANIMATION_TIMEOUT, POPOVER_ENTER_DELAY, POPOVER_LEAVE_DELAY } from '../model/constants';
import { Popover, type PopoverProps } from './Popover';

// Load the panel code, which only the first panel of a page has to wait for.
beforeAll(async () => {
  await import('./FloatingPanel');
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

function renderPopover(props?: Partial<PopoverProps>) {
  const { container } = render(
    <Popover trigger={(triggerProps) => <button {...triggerProps}>Tools</button>} {...props}>
      <a href="/bundler">Bundler</a>
      <a href="/linter">Linter</a>
    </Popover>,
  );
  return container.querySelector('button')!;
}

const panel = () => screen.queryByRole('dialog');
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const hover = (element: Element) => fireEvent.pointerEnter(element, { pointerType: 'mouse' });
const unhover = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' });

test('opens after the delay', async () => {
  hover(renderPopover());

  await wait(POPOVER_ENTER_DELAY - 1);
  expect(panel()).toBeNull();
  await wait(1);
  expect(panel()?.textContent).toBe('BundlerLinter');
});

test('closes after the delay when the pointer leaves', async () => {
  const trigger = renderPopover();
  hover(trigger);
  await wait(POPOVER_ENTER_DELAY);

  unhover(trigger);
  await wait(POPOVER_LEAVE_DELAY - 1);
  expect(panel()).not.toBeNull();
  await wait(1);
  expect(panel()).toBeNull();
});

test('stays open while the pointer is over the panel', async () => {
  const trigger = renderPopover();
  hover(trigger);
  await wait(POPOVER_ENTER_DELAY);

  unhover(trigger);
  hover(panel()!);
  await wait(POPOVER_LEAVE_DELAY * 5);
  expect(panel()).not.toBeNull();
});

test('does not open if the pointer leaves before the delay', async () => {
  const trigger = renderPopover();
  hover(trigger);
  await wait(POPOVER_ENTER_DELAY - 1);
  unhover(trigger);
  await wait(1000);
  expect(panel()).toBeNull();
});

test('opens and closes on a click', async () => {
  const trigger = renderPopover({ openOn: 'click' });
  hover(trigger);
  await wait(1000);
  expect(panel()).toBeNull();

  fireEvent.click(trigger);
  await wait(0);
  expect(panel()).not.toBeNull();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(trigger.getAttribute('aria-controls')).toBe(panel()!.id);

  fireEvent.click(trigger);
  await wait(0);
  expect(panel()).toBeNull();
});

test('is initially open with defaultOpen, and calls onOpenChange', async () => {
  const onOpenChange = vi.fn();
  const trigger = renderPopover({ openOn: 'click', defaultOpen: true, onOpenChange });
  await wait(0);
  expect(panel()).not.toBeNull();

  fireEvent.click(trigger);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('calls onOpenChange without changing state when it is controlled', async () => {
  const onOpenChange = vi.fn();
  const trigger = renderPopover({ openOn: 'click', open: false, onOpenChange });

  fireEvent.click(trigger);
  await wait(0);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(panel()).toBeNull();
});

test('is labeled by its title', async () => {
  renderPopover({ title: 'One toolchain', defaultOpen: true });
  await wait(0);
  expect(screen.getByRole('dialog', { name: 'One toolchain' })).toBeTruthy();
});

test('is positioned without inline styles', async () => {
  renderPopover({ defaultOpen: true });
  await wait(0);
  expect(panel()!.closest('[style]')).toBeNull();
  expect(panel()!.querySelector('[style]')).toBeNull();
});

test('is not in the server HTML', () => {
  expect(
    renderToString(
      <Popover defaultOpen trigger={(props) => <button {...props}>Tools</button>}>
        inside
      </Popover>,
    ),
  ).not.toContain('inside');
});

test('stays mounted until its closing animation ends or the deadline passes', async () => {
  Element.prototype.getAnimations = () => [
    { finished: new Promise(() => {}) } as unknown as Animation,
  ];
  const trigger = renderPopover({ openOn: 'click', defaultOpen: true });
  await wait(0);

  fireEvent.click(trigger);
  await wait(ANIMATION_TIMEOUT - 1);
  expect(panel()?.dataset.state).toBe('closing');
  await wait(1);
  expect(panel()).toBeNull();
});

test('opens on focus, moves Tab through the panel and back, and closes on Escape', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  const trigger = renderPopover({ openOn: 'focus' });

  await user.tab();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Bundler');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Linter');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(trigger);

  await user.tab();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(trigger);
  await expect.poll(() => panel()).toBeNull();
});

test('closes on Escape while the trigger has focus', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  renderPopover({ openOn: 'click' });

  await user.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await expect.poll(() => panel()).toBeNull();
});

test('closes on a press outside', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  renderPopover({ openOn: 'click' });

  await user.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
  await user.click(document.body);
  await expect.poll(() => panel()).toBeNull();
});
