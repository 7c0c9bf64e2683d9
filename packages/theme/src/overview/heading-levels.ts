import { OVERVIEW_HEADING_LEVELS } from '../model/constants';

/** Sources of the heading levels that an overview entry lists, most specific first. */
export interface HeadingLevelSources {
  /** `overviewHeaders` prop of the component. */
  component?: readonly number[] | undefined;
  /** `overviewHeaders` in the frontmatter of the entry's page, or in its sidebar item. */
  entry?: readonly number[] | undefined;
  /** `overviewHeaders` of the overview page. */
  page?: readonly number[] | undefined;
  /** `overviewHeaders` of the sidebar group. */
  group?: readonly number[] | undefined;
}

/**
 * Returns the heading levels that an overview entry lists: the most specific ones that are set, otherwise level 2.
 *
 * @example
 * ```ts
 * headingLevels({ page: [2, 3], group: [2] }); // [2, 3]
 * ```
 */
export function headingLevels({
  component,
  entry,
  page,
  group,
}: HeadingLevelSources): readonly number[] {
  return component ?? entry ?? page ?? group ?? OVERVIEW_HEADING_LEVELS;
}
