/** Keys that select a tab or another entry of a component. */
const KEYS = /^(?:Arrow|Home|End)/;

/** Input in an element whose buttons do not work yet. */
export interface RecordedInput {
  /** Stops recording. Call it when something else starts to handle the events. */
  stop: () => void;
  /** Repeats the recorded input once. */
  replay: () => void;
}

/** Records the last click on a button in an element, and the arrow keys after it. */
export function recordInput(element: Element): RecordedInput {
  let replays: (() => void)[] = [];
  const onInput = (event: Event & Partial<KeyboardEvent>): void => {
    const { target, key = '' } = event;
    // Other buttons work without React.
    const button = (target as Element).closest<HTMLElement>(
      'button:not(.oct-copy, .oct-wrap, .oct-fold)',
    );
    if (event.type === 'click') replays = button ? [() => button.click()] : [];
    // With modifier keys, they are shortcuts of the browser.
    else if (button && KEYS.test(key) && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      // An earlier key may have moved the focus.
      const repeat = (): void =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      replays.push(repeat);
    }
  };
  const controller = new AbortController();
  const { signal } = controller;
  element.addEventListener('click', onInput, { signal });
  element.addEventListener('keydown', onInput, { signal });
  return {
    stop: () => controller.abort(),
    replay() {
      // Repeated events are recorded too, unless recording has stopped.
      const recorded = replays;
      replays = [];
      for (const repeat of recorded) repeat();
    },
  };
}
