import { POPOVER_ENTER_DELAY } from '../model/constants';

/** List of products, which is loaded when a reader is about to open it. */
export interface LazyProductPanel {
  /** Starts to load the list. */
  preload: () => void;
  /** Loads the list and opens it next to the button. It handles later events of the button itself. */
  mount: (button: HTMLButtonElement) => Promise<() => void>;
}

/** Opens the product switcher on hover, keyboard focus and click. */
export function attachProductSwitcher(
  { preload, mount }: LazyProductPanel,
  signal: AbortSignal,
): void {
  let mounted: { button: Element; unmount: Promise<() => void> } | undefined;

  const open = (button: HTMLButtonElement): void => {
    if (mounted?.button === button) return;
    // After a change of the language, there is another button.
    mounted?.unmount.then((unmount) => unmount());
    const unmount = mount(button);
    mounted = { button, unmount };
    unmount.catch((error: unknown) => {
      mounted = undefined;
      console.warn('[octavo] Failed to load the page.', error);
    });
  };
  const onEvent = ({ type, target, pointerType }: Event & Partial<PointerEvent>): void => {
    const button =
      target instanceof Element &&
      target.closest<HTMLButtonElement>('.oct-product-switcher-button');
    if (!button || mounted?.button === button) return;
    preload();
    if (type === 'click' || (type === 'focusin' && button.matches(':focus-visible'))) open(button);
    else if (type === 'pointerover' && pointerType !== 'touch')
      setTimeout(() => button.matches(':hover') && open(button), POPOVER_ENTER_DELAY);
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, onEvent, { signal });
}
