import type { Frontmatter, PageSearch } from '@octavo/mdx-plugins';

/** Returns how search finds a page. Keys without a value, which YAML sets to `null`, are omitted. */
export function getSearchOptions({ search }: Pick<Frontmatter, 'search'>): PageSearch {
  if (typeof search === 'number') return { weight: search };
  if (typeof search !== 'object' || search === null) return {};
  const { weight, keywords, sections } = search;
  const filled = Object.entries(sections ?? {}).filter(([, phrases]) => phrases);
  return {
    ...(typeof weight === 'number' ? { weight } : {}),
    ...(keywords ? { keywords } : {}),
    ...(filled.length > 0 ? { sections: Object.fromEntries(filled) } : {}),
  };
}
