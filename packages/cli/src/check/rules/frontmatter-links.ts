import { withBase } from '@octavo/theme/urls';

import { createLinkResolver, linkSettings } from '../../content/compile/link-resolver';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Placed, Targets } from './targets';
import { yamlStrings } from './yaml-strings';

const LINK = /^(?:hero\.actions|features)\.\*\.link$/;
const TOOL = /^toolStack\.tools\.\*\.url$/;
const IMAGE =
  /^(?:hero\.image\.src(?:\.(?:light|dark))?|features\.\*\.icon|toolStack\.tools\.\*\.logo|background)$/;

const OF_HOME = ['hero', 'features', 'toolStack', 'background'];

/** Buttons, cards and pictures of home pages that lead nowhere. */
export function auditFrontmatter(
  pages: readonly Page[],
  targets: Targets,
  sourceOf: (file: string) => string,
  config: SiteConfig,
): Placed[] {
  const { base } = config;
  const reader = createLinkResolver(linkSettings(config));
  const written = pages.filter(
    ({ kind, content: { frontmatter } }) =>
      kind === 'markdown' && OF_HOME.some((key) => frontmatter[key] !== undefined),
  );
  return written.flatMap((page) =>
    yamlStrings(sourceOf(page.filePath)).flatMap(({ path, value, line, column }): Placed[] => {
      // An icon may be a letter or markup of its own; what begins at the root is a file.
      const isRoot = /^\/(?!\/)/.test(value);
      const link = LINK.test(path) ? reader.resolveRoute(value, page.filePath) : value;
      const verdict =
        LINK.test(path) || TOOL.test(path)
          ? targets.link(hrefOf(link, base), page)
          : IMAGE.test(path) && isRoot
            ? targets.asset(withBase(value, base))
            : undefined;
      return verdict ? [{ ...verdict, file: page.filePath, line, column }] : [];
    }),
  );
}

function hrefOf(link: string, base: string): string {
  return link.startsWith('/') && !link.startsWith('//') ? withBase(link, base) : link;
}
