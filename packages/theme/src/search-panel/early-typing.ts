/** What is typed from the press that opens search until its panel has come. */
interface EarlyTyping {
  field: HTMLInputElement;
  /** What had the focus before. */
  opener: Element | null;
  isComposing: boolean;
  /** When it was typed last, as `performance.now` has it. */
  time: number;
}

export let earlyTyping: EarlyTyping | undefined;

/**
 * Give what is typed before the panel is there a field that nobody sees. It has the focus within the press: later than
 * that, phones do not bring up their keyboard.
 *
 * @param onCancel Called with Escape.
 */
export function catchTyping(label: string, onCancel: () => void): void {
  endTyping();
  const field = document.createElement('input');
  const opener = document.activeElement;
  const typing: EarlyTyping = { field, opener, isComposing: false, time: 0 };
  earlyTyping = typing;
  field.ariaLabel = label;
  // Where the panel will have its own, for the window of an input method. Smaller text would make phones zoom in.
  field.style.cssText = 'position:fixed;top:20%;left:40%;font-size:1rem;opacity:0';
  for (const type of ['compositionstart', 'compositionend'])
    field.addEventListener(type, () => {
      typing.isComposing = type === 'compositionstart';
    });
  field.oninput = () => {
    typing.time = performance.now();
  };
  field.onkeydown = ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) onCancel();
  };
  // Beside the body: taking it away has no styles of the page worked out anew.
  document.documentElement.append(field);
  field.focus({ preventScroll: true });
}

/** Take the field away. The focus, if it is there, goes back to where it was. */
export function endTyping(): void {
  if (!earlyTyping) return;
  const { field, opener } = earlyTyping;
  earlyTyping = undefined;
  if (document.activeElement === field && opener instanceof HTMLElement)
    opener.focus({ preventScroll: true });
  field.remove();
}
