import { OVERVIEW_HEADING_LEVELS } from '../model/constants';

export interface HeadingLevelSources {
  /** Property of the component. */
  component?: readonly number[] | undefined;
  /** `overviewHeaders` of the entry: of its page's frontmatter, or its sidebar item. */
  entry?: readonly number[] | undefined;
  /** `overviewHeaders` of the overview page. */
  page?: readonly number[] | undefined;
  /** `overviewHeaders` of the sidebar group. */
  group?: readonly number[] | undefined;
}

/** Levels of headings an entry lists: what is said nearest to it, else level 2. */
export function headingLevels({
  component,
  entry,
  page,
  group,
}: HeadingLevelSources): readonly number[] {
  return component ?? entry ?? page ?? group ?? OVERVIEW_HEADING_LEVELS;
}
