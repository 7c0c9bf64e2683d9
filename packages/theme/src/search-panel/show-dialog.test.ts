import { expect, test, vi } from 'vitest';

import { hideDialog, showDialog } from './show-dialog';

/** Creates a dialog that has the popover and animation methods that jsdom lacks. */
function createDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const fades: Animation[] = [];
  let isShown = false;
  Object.assign(dialog, {
    showPopover: () => {
      isShown = true;
    },
    hidePopover: () => {
      isShown = false;
    },
    matches: () => isShown,
    animate: () => {
      const fade = { cancel: vi.fn(), onfinish: null } as unknown as Animation;
      fades.push(fade);
      return fade;
    },
  });
  return { dialog, fades, isShown: () => isShown };
}

const finish = (fade: Animation) => fade.onfinish!(new Event('finish') as AnimationPlaybackEvent);

test('a dialog is hidden when it has faded out', () => {
  const { dialog, fades, isShown } = createDialog();
  showDialog(dialog);
  hideDialog(dialog);
  expect(isShown()).toBe(true);
  finish(fades[0]!);
  expect(isShown()).toBe(false);
});

test('a dialog that is shown again stays visible when the event of the earlier animation arrives', () => {
  const { dialog, fades, isShown } = createDialog();
  showDialog(dialog);
  hideDialog(dialog);
  showDialog(dialog);
  finish(fades[0]!);
  expect(isShown()).toBe(true);

  hideDialog(dialog);
  finish(fades[1]!);
  expect(isShown()).toBe(false);
});
