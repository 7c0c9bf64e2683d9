import { OVERVIEW_HEADING_LEVELS } from '../model/constants';

/** Sources for the heading levels of an overview item, from most to least specific. */
export interface HeadingLevelSources {
  /** `overviewHeaders` prop of the `Overview` component. */
  component?: readonly number[] | undefined;
  /** `overviewHeaders` in the frontmatter or sidebar item of the listed page. */
  entry?: readonly number[] | undefined;
  /** `overviewHeaders` in the frontmatter of the overview page. */
  page?: readonly number[] | undefined;
  /** `overviewHeaders` of the sidebar group. */
  group?: readonly number[] | undefined;
}

/**
 * Returns the heading levels to list for an overview item: the most specific setting, or level 2 by default.
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
