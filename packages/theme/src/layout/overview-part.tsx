import { type OverviewProps, Overview as OwnOverview } from '../overview/Overview';
import { usePart } from '../site/theme-parts';

/** The pages of a section, as the site or the theme draws them. */
export function Overview(props: OverviewProps) {
  const Part = usePart('Overview', OwnOverview);
  return <Part {...props} />;
}
