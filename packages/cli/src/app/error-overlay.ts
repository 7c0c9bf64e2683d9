import type { Problem } from '../model/errors';

let overlay: HTMLDialogElement | undefined;
let isThrown = false;

/** Show what is wrong with the author's files, above the page. Escape closes it. */
export function showOverlay(problems: readonly Problem[]): void {
  hideOverlay();
  overlay = document.createElement('dialog');
  overlay.className = 'oct-overlay';
  overlay.setAttribute('aria-label', 'Problems');
  for (const { message, file, line, column, frame, hint } of problems) {
    const place = [file, line, line === undefined ? undefined : column]
      .filter((part) => part !== undefined)
      .join(':');
    overlay.append(
      ...[element('p', place, 'place'), element('p', message, 'message')],
      ...(frame ? [element('pre', frame, 'frame')] : []),
      ...(hint ? [element('p', hint, 'hint')] : []),
    );
  }
  document.body.append(overlay);
  overlay.show();
}

/** Show what code of the site threw, and where. */
export function showThrown(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  const frame = stack?.replace(`Error: ${message}`, '').trim();
  showOverlay([{ message, ...(frame ? { frame } : {}) }]);
  isThrown = true;
}

/** Take away what code threw, and nothing else: the page is drawn again. */
export function hideThrown(): void {
  if (isThrown) hideOverlay();
}

export function hideOverlay(): void {
  overlay?.remove();
  isThrown = false;
  overlay = undefined;
}

/** Messages may hold markup of the author's; they are text here. */
function element(tag: string, text: string, part: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = `oct-overlay-${part}`;
  node.textContent = text;
  return node;
}
