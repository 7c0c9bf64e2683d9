import { escapeInline } from '@octavo/mdx-plugins/inline-markdown';
import { formatMessage } from '@octavo/mdx-plugins/messages/format';

import type { Messages } from '../model/messages';
import type { Heading, OverviewGroup, OverviewItem } from '../model/types';
import { filterOverview } from '../overview/filter-overview';

/** An object of the overview with the element that shows it. */
type Shown<T> = T & { element: HTMLElement };

/** Entries of the overviews in the document. Those that do not match a query are not in the document. */
const entries = new WeakMap<Element, Shown<OverviewGroup>[]>();

/** Filters an overview page, whose entries the `Overview` component has rendered, by the query of its text field. */
export function filterPage(input: HTMLInputElement, messages: Messages, lang: string): void {
  const overview = input.closest('.oct-overview')!;
  const groups = entries.get(overview) ?? readGroups(overview);
  entries.set(overview, groups);
  const matches = filterOverview(groups, input.value, '') as Shown<OverviewGroup>[];
  const empty = overview.querySelector('.oct-overview-empty')!;
  for (const { element } of groups) element.remove();
  for (const group of matches) {
    const items = group.items as Shown<OverviewItem>[];
    for (const item of items) showHeadings(item);
    group.element.lastElementChild!.replaceChildren(...items.map(({ element }) => element));
    empty.before(group.element);
  }
  const count = matches.reduce((sum, { items }) => sum + items.length, 0);
  overview.querySelector('.oct-overview-count')!.textContent = formatMessage(
    messages.overviewCount,
    { count },
    lang,
  );
  empty.textContent =
    matches.length === 0
      ? formatMessage(messages.overviewNoResults, { query: input.value.trim() })
      : '';
}

const lists = new WeakMap<Element, Element>();

function showHeadings({ element, headings }: Shown<OverviewItem>): void {
  const list = element.querySelector('ul') ?? lists.get(element);
  if (!list) return;
  lists.set(element, list);
  list.replaceChildren(...(headings as Shown<Heading>[]).map((heading) => heading.element));
  if (headings.length > 0) element.append(list);
  else list.remove();
}

/** Reads the entries of an overview from the document. Their text is inline Markdown, like that of other overviews. */
function readGroups(overview: Element): Shown<OverviewGroup>[] {
  const textOf = (element: Element | null): string => escapeInline(element?.textContent ?? '');
  return elementsIn(overview, '.oct-overview-group').map((group) => ({
    element: group,
    name: textOf(group.querySelector('.oct-overview-group-title')),
    items: elementsIn(group, '.oct-overview-item').map(
      (item): Shown<OverviewItem> => ({
        element: item,
        text: textOf(item.querySelector('.oct-overview-item-title')),
        description: textOf(item.querySelector('.oct-overview-item-description')),
        link: '',
        headings: elementsIn(item, 'li').map(
          (heading): Shown<Heading> => ({
            element: heading,
            id: '',
            depth: Number(heading.dataset.depth),
            text: textOf(heading),
          }),
        ),
      }),
    ),
  }));
}

function elementsIn(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}
