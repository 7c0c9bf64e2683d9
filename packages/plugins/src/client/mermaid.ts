import type { ClientContext } from '@octavo/cli';

import { createColorOptions, createColorReader } from './mermaid-colors';

let count = 0;

/** Width of Gantt charts, because mermaid would use the width of the window. In CSS pixels. */
const GANTT_WIDTH = 720;

/**
 * Draws a diagram that the build could not draw. Its source stays in the page for assistive technology, unless the diagram
 * has a description.
 */
export default async function drawInBrowser({
  element: source,
  messages,
  signal,
}: ClientContext): Promise<void> {
  const figure = source.parentElement!;
  const { default: mermaid } = await import('mermaid');
  const html = document.documentElement;
  const id = `oct-mermaid-browser-${count++}`;
  let drawing: HTMLElement | undefined;
  let isDark: boolean;

  const draw = async (): Promise<void> => {
    const style = getComputedStyle(figure);
    isDark = html.classList.contains('dark');
    mermaid.initialize({
      startOnLoad: false,
      suppressErrorRendering: true,
      fontFamily: style.fontFamily,
      gantt: { useWidth: GANTT_WIDTH },
      ...createColorOptions(createColorReader(figure, style), isDark),
    });
    const result = await mermaid.render(id, source.textContent!.trim());
    if (signal.aborted) return;
    const next = document.createElement('div');
    next.innerHTML = result.svg;
    const [title, description] = ['title', 'desc'].map(
      (name) => next.querySelector(`:scope > svg > ${name}`)?.textContent,
    );
    if (title || description) {
      next.setAttribute('role', 'img');
      next.setAttribute('aria-label', [title, description].filter(Boolean).join(': '));
    } else {
      next.setAttribute('aria-hidden', 'true');
    }
    if (drawing) drawing.replaceWith(next);
    else figure.append(next);
    drawing = next;
    source.className = 'sr-only';
    source.hidden = Boolean(description);
  };

  try {
    await draw();
  } catch (error) {
    if (signal.aborted) return;
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = messages.failed!;
    figure.append(message);
    console.error('[octavo] Failed to draw a diagram.', error);
    return;
  }
  if (signal.aborted) return;
  const modes = new MutationObserver(() => {
    if (html.classList.contains('dark') !== isDark) draw().catch(console.error);
  });
  modes.observe(html, { attributeFilter: ['class'] });
  signal.addEventListener('abort', () => modes.disconnect());
}
