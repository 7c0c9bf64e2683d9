import type { ClientContext } from '@octavo/cli';

let count = 0;

/** Colors of the parts of a diagram. They have enough contrast with the background of the page. */
const SERIES = ['accent', 'tip', 'warning', 'danger', 'info', 'note'];

/** Draws a diagram that the build could not draw. Its source stays in the page for assistive technology. */
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

  const draw = async (): Promise<void> => {
    const color = createColorReader(html);
    mermaid.initialize({
      startOnLoad: false,
      suppressErrorRendering: true,
      theme: 'base',
      darkMode: html.classList.contains('dark'),
      fontFamily: getComputedStyle(figure).fontFamily,
      themeVariables: {
        background: color('bg'),
        mainBkg: color('soft'),
        primaryColor: color('accent-soft'),
        primaryTextColor: color('text'),
        primaryBorderColor: color('border-strong'),
        secondaryColor: color('tip-soft'),
        tertiaryColor: color('warning-soft'),
        lineColor: color('text-muted'),
        textColor: color('text'),
        titleColor: color('text'),
        ...Object.fromEntries(SERIES.map((name, index) => [`pie${index + 1}`, color(name)])),
        pieSectionTextColor: color('bg'),
        pieTitleTextColor: color('text'),
        pieLegendTextColor: color('text'),
        pieOpacity: '1',
      },
    });
    const result = await mermaid.render(id, source.textContent!.trim());
    if (signal.aborted) return;
    const next = document.createElement('div');
    next.setAttribute('aria-hidden', 'true');
    next.innerHTML = result.svg;
    if (drawing) drawing.replaceWith(next);
    else figure.append(next);
    drawing = next;
    source.className = 'sr-only';
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
  const modes = new MutationObserver(() => void draw());
  modes.observe(html, { attributeFilter: ['class'] });
  signal.addEventListener('abort', () => modes.disconnect());
}

/** Returns a function that reads a color of the theme as hexadecimal, which is the only format that mermaid supports. */
function createColorReader(html: HTMLElement): (name: string) => string {
  const style = getComputedStyle(html);
  const context = document.createElement('canvas').getContext('2d')!;
  return (name) => {
    context.fillStyle = style.getPropertyValue(`--oct-color-${name}`).trim();
    const { fillStyle } = context;
    return typeof fillStyle === 'string' ? fillStyle : '#888888';
  };
}
