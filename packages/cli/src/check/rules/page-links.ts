import { withBase } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Placed } from './place';
import type { Targets } from './targets';

/** Links, addresses in JSX and images of pages that lead nowhere. */
export function auditPageLinks(
  pages: readonly Page[],
  targets: Targets,
  { base }: Pick<SiteConfig, 'base'>,
): Placed[] {
  return pages.flatMap((page) =>
    page.content.links.flatMap((link): Placed[] => {
      const verdict =
        link.kind === 'image'
          ? targets.asset(link.resolved)
          : targets.link(
              link.kind === 'prop' ? withBase(link.resolved, base) : link.resolved,
              page,
            );
      const { file = page.filePath, line, column } = link;
      return verdict ? [{ ...verdict, file, line, column }] : [];
    }),
  );
}
