import { withBase } from '@octavo/theme/urls';

import type { SiteConfig } from '../config/types';
import type { Page } from '../pages/types';
import type { Placed } from './place';
import type { Targets } from './targets';
import { yamlStrings } from './yaml-strings';

const LINK = /^(?:(?:hero\.actions|features)\.\*\.link|toolStack\.tools\.\*\.url)$/;
const IMAGE =
  /^(?:hero\.image\.src(?:\.(?:light|dark))?|features\.\*\.icon|toolStack\.tools\.\*\.logo|background)$/;

const OF_HOME = ['hero', 'features', 'toolStack', 'background'];

/** Buttons, cards and pictures of home pages that lead nowhere. */
export function auditFrontmatter(
  pages: readonly Page[],
  targets: Targets,
  sourceOf: (file: string) => string,
  { base }: Pick<SiteConfig, 'base'>,
): Placed[] {
  const written = pages.filter(
    ({ kind, content: { frontmatter } }) =>
      kind === 'markdown' && OF_HOME.some((key) => frontmatter[key] !== undefined),
  );
  return written.flatMap((page) =>
    yamlStrings(sourceOf(page.filePath)).flatMap(({ path, value, line, column }): Placed[] => {
      // An icon may be a letter or markup of its own; what begins at the root is a file.
      const isRoot = /^\/(?!\/)/.test(value);
      const href = isRoot ? withBase(value, base) : value;
      const verdict = LINK.test(path)
        ? targets.link(href, page)
        : IMAGE.test(path) && isRoot
          ? targets.asset(href)
          : undefined;
      return verdict ? [{ ...verdict, file: page.filePath, line, column }] : [];
    }),
  );
}
