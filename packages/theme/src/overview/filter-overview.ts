import { plainText } from '../inline-markdown/inline-markdown';
import type { OverviewGroup, OverviewItem } from '../model/types';

/** How words are compared: case does not count, and a hyphen is a space. */
function normalize(text: string): string {
  return plainText(text).toLowerCase().replace(/-/g, ' ');
}

/**
 * Groups that have to do with a query. A group whose name matches stays whole, so does an entry;
 * of other entries the matching headings stay.
 *
 * @param othersName What a group without a name is called.
 */
export function filterOverview(
  written: readonly OverviewGroup[],
  query: string,
  othersName: string,
): OverviewGroup[] {
  const groups = written.map((group) => (group.name ? group : { ...group, name: othersName }));
  const wanted = normalize(query.trim());
  if (wanted === '') return groups.filter(({ items }) => items.length > 0);
  const matches = (text: string): boolean => normalize(text).includes(wanted);
  return groups.flatMap((group) => {
    if (matches(group.name)) return group.items.length > 0 ? [group] : [];
    const items = group.items.flatMap((item): OverviewItem[] => {
      if (matches(item.text)) return [item];
      const headings = item.headings.filter(({ text }) => matches(text));
      return headings.length > 0 ? [{ ...item, headings }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
