import type { Problem } from '../model/errors';

let overlay: HTMLDialogElement | undefined;
let isRuntimeError = false;

/** Shows problems in an error overlay. */
export function showOverlay(problems: readonly Problem[]): void {
  hideOverlay();
  overlay = document.createElement('dialog');
  overlay.className = 'oct-overlay';
  overlay.setAttribute('aria-label', 'Problems');
  overlay.append(createCloseButton());
  for (const { message, file, line, column, frame, hint } of problems) {
    const location = [file, line, line === undefined ? undefined : column]
      .filter((part) => part !== undefined)
      .join(':');
    overlay.append(
      ...[createElement('p', location, 'location'), createElement('p', message, 'message')],
      ...(frame ? [createElement('pre', frame, 'frame')] : []),
      ...(hint ? [createElement('p', hint, 'hint')] : []),
    );
  }
  document.body.append(overlay);
  overlay.show();
  document.addEventListener('keydown', hideOnEscape);
}

function createCloseButton(): HTMLElement {
  const button = createElement('button', '×', 'close');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', 'Close');
  button.addEventListener('click', hideOverlay);
  return button;
}

/** Browsers close only modal dialogs with Escape. The key may already have closed something else, such as a menu. */
function hideOnEscape({ key, defaultPrevented }: KeyboardEvent): void {
  if (key === 'Escape' && !defaultPrevented) hideOverlay();
}

/**
 * Shows an error thrown at runtime, with its type and stack trace.
 *
 * @returns a function that shows the error as a problem with a source position, unless the overlay has changed since
 */
export function showRuntimeError(error: unknown): (problem: Problem) => void {
  const frame = error instanceof Error ? getStackFrames(error) : '';
  showRuntimeProblem({ message: getErrorMessage(error), ...(frame ? { frame } : {}) });
  const shown = overlay;
  return (problem) => {
    if (overlay === shown) showRuntimeProblem(problem);
  };
}

/** Shows an error thrown at runtime as a problem. The next successful render hides it. */
export function showRuntimeProblem(problem: Problem): void {
  showOverlay([problem]);
  isRuntimeError = true;
}

/** Returns the type and message of an error. */
export function getErrorMessage(error: unknown): string {
  return String(error).replace(/^Error: /, '');
}

/** Returns the stack trace of an error without the first line, which repeats the message in some browsers. */
function getStackFrames({ message, stack = '' }: Error): string {
  // The name can differ from the name of the error, because it is from when the error was created.
  const [name = ''] = /^[\w$.]*/.exec(stack) ?? [];
  const header = [`${name}: ${message}`, name].find((start) =>
    `${stack}\n`.startsWith(`${start}\n`),
  );
  return stack.slice(header?.length ?? 0).trim();
}

/** Hides the overlay if it shows a runtime error. Call it after a successful render. */
export function hideRuntimeError(): void {
  if (isRuntimeError) hideOverlay();
}

export function hideOverlay(): void {
  overlay?.remove();
  document.removeEventListener('keydown', hideOnEscape);
  isRuntimeError = false;
  overlay = undefined;
}

/** Creates an element with plain text, because error messages can contain HTML from the page. */
function createElement(tag: string, text: string, name: string): HTMLElement {
  const node = document.createElement(tag);
  node.className = `oct-overlay-${name}`;
  node.textContent = text;
  return node;
}
