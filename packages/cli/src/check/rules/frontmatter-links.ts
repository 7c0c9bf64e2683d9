import { withBase } from '@octavo/theme/urls';

import { createLinkResolver, getLinkSettings } from '../../content/compile/link-resolver';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { LinkFinding } from './link-problem';
import { checkScheme, type LinkTargets } from './targets';
import { findYamlStrings } from './yaml-strings';

const LINK_PATH = /^(?:hero\.actions|features)\.\*\.link$/;
const URL_PATH = /^(?:toolStack\.tools\.\*\.url|hero\.githubURL)$/;
const IMAGE_PATH =
  /^(?:hero\.image\.src(?:\.(?:light|dark))?|features\.\*\.icon|toolStack\.tools\.\*\.logo|background)$/;

const HOME_KEYS = ['hero', 'features', 'toolStack', 'background'];

/** Reports dead and unsafe links and missing images in the frontmatter of home pages. */
export function auditFrontmatterLinks(
  pages: readonly Page[],
  targets: LinkTargets,
  sourceOf: (file: string) => string,
  config: SiteConfig,
): LinkFinding[] {
  const { base } = config;
  const homePages = pages.filter(
    ({ kind, content: { frontmatter } }) =>
      kind === 'markdown' && HOME_KEYS.some((key) => frontmatter[key] !== undefined),
  );
  if (homePages.length === 0) return [];
  const resolver = createLinkResolver(getLinkSettings(config));
  return homePages.flatMap((page) =>
    findYamlStrings(sourceOf(page.filePath)).flatMap(
      ({ path, value, line, column }): LinkFinding[] => {
        // Icons can also be text or markup. Only values with a leading slash are file paths.
        const isFile = /^\/(?!\/)/.test(value);
        const link = LINK_PATH.test(path) ? resolver.resolveRoute(value, page.filePath) : value;
        const problem =
          LINK_PATH.test(path) || URL_PATH.test(path)
            ? (checkScheme(value) ??
              (LINK_PATH.test(path) ? targets.site.check(value, page.lang) : undefined) ??
              targets.link(hrefOf(link, base), page))
            : IMAGE_PATH.test(path) && isFile
              ? targets.asset(withBase(value, base))
              : undefined;
        return problem ? [{ ...problem, file: page.filePath, line, column }] : [];
      },
    ),
  );
}

function hrefOf(link: string, base: string): string {
  return link.startsWith('/') && !link.startsWith('//') ? withBase(link, base) : link;
}
