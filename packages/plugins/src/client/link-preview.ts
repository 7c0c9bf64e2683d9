import type { ClientContext } from '@octavo/cli';

interface Preview {
  title: string;
  description: string;
}

const SELECTOR = '.oct-link-preview';
/** Parts of a heading that are not part of the title. The title has the source of formulas, which is their annotation. */
const NOT_TITLE = '[aria-hidden], semantics > :not(annotation)';
/** Distance between a link and its preview, and between the preview and the edge of the window, in CSS pixels. */
const GAP = 8;
const ID = 'oct-link-preview';
/** Time in which the pointer can move from the link to the preview, in milliseconds. */
const LEAVE_DELAY = 150;

/** Previews by URL. `undefined` if the page cannot be read. */
const previews = new Map<string, Promise<Preview | undefined>>();

/** Shows previews of links in the content. */
export default function start({
  base,
  element: root,
  options: { delay },
  signal,
}: ClientContext<{ delay: number }>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { link: HTMLAnchorElement; card: HTMLElement } | undefined;
  let wanted: HTMLAnchorElement | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    wanted = undefined;
    current?.link.removeAttribute('aria-describedby');
    current?.card.remove();
    current = undefined;
  };
  const show = async (link: HTMLAnchorElement): Promise<void> => {
    const preview = await getPreview(link, base);
    if (!preview || wanted !== link || !link.isConnected) return;
    // The pointer has returned while the preview was loading.
    if (current?.link === link) return;
    const card = createCard(preview);
    // All content belongs to a landmark.
    (link.closest('main') ?? document.body).append(card);
    place(card, link.getBoundingClientRect());
    link.setAttribute('aria-describedby', ID);
    current = { link, card };
  };
  const enter = ({ target, type }: Event): void => {
    const node = target as Element;
    if (current?.card.contains(node)) {
      clearTimeout(timer);
      return;
    }
    const link = node.closest<HTMLAnchorElement>(SELECTOR);
    if (!link || !root.contains(link) || link === current?.link) {
      if (link) clearTimeout(timer);
      return;
    }
    // Keyboard focus only: a click also moves the focus, right before the page changes.
    if (type === 'focusin' && !link.matches(':focus-visible')) return;
    if (link.pathname === location.pathname) return;
    hide();
    wanted = link;
    timer = setTimeout(() => void show(link), delay);
  };
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent): void => {
    const next = relatedTarget as Node | null;
    if (current?.link.contains(next) || current?.card.contains(next)) return;
    clearTimeout(timer);
    if (current) timer = setTimeout(hide, LEAVE_DELAY);
    else wanted = undefined;
  };

  // Touch screens have neither a pointer that rests on a link nor a focus that moves along.
  if (matchMedia('(hover: hover)').matches) {
    document.addEventListener('mouseover', enter, { signal });
    document.addEventListener('mouseout', leave, { signal });
  }
  document.addEventListener('focusin', enter, { signal });
  document.addEventListener('focusout', leave, { signal });
  // A link with a pending preview can have caused the scrolling: it received the focus outside of the window.
  document.addEventListener('scroll', () => current && hide(), {
    signal,
    capture: true,
    passive: true,
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  return hide;
}

function getPreview(link: HTMLAnchorElement, base: string): Promise<Preview | undefined> {
  const { origin, pathname } = link;
  const url = origin + pathname;
  const cached = previews.get(url);
  if (cached) return cached;
  const loading = load(url, pathname, base).catch(() => {
    // Try again at the next time.
    previews.delete(url);
    return undefined;
  });
  // Content changes during development.
  if (!import.meta.env.DEV) previews.set(url, loading);
  return loading;
}

async function load(url: string, pathname: string, base: string): Promise<Preview | undefined> {
  if (import.meta.env.DEV) {
    // The server does not serve hidden files, so the name cannot be empty.
    const route = pathname
      .slice(base.length)
      .replace(/\.html$/, '')
      .replace(/(^|\/)$/, '$1index');
    const response = await fetch(`${base}_link-preview/${route}.json`);
    return response.ok ? response.json() : undefined;
  }
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const heading = page.querySelector('h1');
  for (const part of heading?.querySelectorAll(NOT_TITLE) ?? []) part.remove();
  const meta = page.querySelector<HTMLMetaElement>('meta[name=description]');
  return { title: heading?.textContent.trim() || page.title, description: meta?.content ?? '' };
}

function createCard({ title, description }: Preview): HTMLElement {
  const card = document.createElement('div');
  card.id = ID;
  card.setAttribute('role', 'tooltip');
  const name = document.createElement('strong');
  name.textContent = title;
  card.append(name);
  if (description) card.append(document.createElement('br'), description);
  return card;
}

/** Places a card below a link, or above it if there is no room. */
function place(card: HTMLElement, link: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = link.bottom + GAP;
  const fits = below + height + GAP <= clientHeight || link.top < height + GAP;
  const left = Math.max(GAP, Math.min(link.left, clientWidth - width - GAP));
  card.style.left = `${left}px`;
  card.style.top = `${fits ? below : link.top - height - GAP}px`;
}
