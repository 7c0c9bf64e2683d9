import { plainText } from '../inline-markdown/inline-markdown';
import type { OverviewGroup, OverviewItem } from '../model/types';

/** Normalizes plain text for comparison: ignores case and treats hyphens as spaces. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/-/g, ' ');
}

/**
 * Filters overview groups by a query. If the name of a group, or the name or description of
 * a page matches, all of its headings are included.
 * Otherwise, only matching headings are included.
 *
 * @param allGroups groups to filter, whose strings are inline Markdown
 * @param query search text, which is plain text
 * @param othersName display name for unnamed groups, unless there is only one group
 */
export function filterOverview(
  allGroups: readonly OverviewGroup[],
  query: string,
  othersName: string,
): OverviewGroup[] {
  const listed = allGroups.filter(({ items }) => items.length > 0);
  const groups =
    listed.length > 1
      ? listed.map((group) => (group.name ? group : { ...group, name: othersName }))
      : listed;
  const needle = normalize(query.trim());
  if (needle === '') return groups;
  const matches = (text: string): boolean => normalize(plainText(text)).includes(needle);
  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const items = group.items.flatMap((item): OverviewItem[] => {
      if (matches(item.text) || matches(item.description ?? '')) return [item];
      const headings = item.headings.filter(({ text }) => matches(text));
      return headings.length > 0 ? [{ ...item, headings }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
