import { nearest } from '@octavo/mdx-plugins/diagnostics';
import { getBrandIcon, getBrandIconNames } from '@octavo/theme/icons';
import { isExternal, withBase } from '@octavo/theme/urls';
import { type Node, parseTree } from 'jsonc-parser';

import { findConfigFiles } from '../../config/load-config';
import { toSourceFile } from '../../content/scan/route-of';
import { positionAt } from '../../files/read-json';
import type { SiteConfig } from '../../model/config';
import type { NavFiles } from '../../model/nav-files';
import type { Finding } from '../../model/rules';
import type { Edition } from '../../site/assemble-site';
import { type FooterUrl, resolveFooterLinks } from '../../site/footer-links';
import { localizeLink } from '../../site/navigation/localize-link';
import { collectEditionLinks } from './edition-links';
import { findInConfig } from './find-in-config';
import type { LinkFinding } from './link-problem';
import type { LinkTargets } from './targets';

/** Reports dead links in nav and meta files. */
export function auditNavFiles(
  navFiles: NavFiles,
  targets: LinkTargets,
  config: SiteConfig,
): LinkFinding[] {
  const files = [...navFiles.navs, ...navFiles.metas];
  return files.flatMap(([folder, { file, source }]) => {
    // Use the language and version of a page in the folder.
    const { lang, version } = toSourceFile(
      folder === '' ? 'index.mdx' : `${folder}/index.mdx`,
      config,
    );
    return findLinkValues(parseTree(source)).flatMap(({ value, offset }): LinkFinding[] => {
      const problem = isExternal(value)
        ? targets.site.check(value, lang)
        : targets.link(
            withBase(localizeLink(value, { lang, version }, config), config.base),
            undefined,
          );
      return problem ? [{ ...problem, file, ...positionAt(offset, source) }] : [];
    });
  });
}

/** Finds the string values of all `link` keys and their offsets. */
function findLinkValues(node: Node | undefined): { value: string; offset: number }[] {
  if (node?.type === 'property') {
    const [key, value] = node.children ?? [];
    if (key?.value === 'link' && typeof value?.value === 'string')
      return [{ value: value.value, offset: value.offset }];
  }
  return (node?.children ?? []).flatMap(findLinkValues);
}

/** Reports dead links in navbar and sidebar items from the configuration. */
export function auditConfigLinks(
  editions: readonly Edition[],
  targets: LinkTargets,
  config: SiteConfig,
  sourceOf: (file: string) => string,
): LinkFinding[] {
  const isConfigured = config.locales.some(({ theme }) => theme.nav || theme.sidebar);
  if (!isConfigured) return [];
  const files = findConfigFiles(config.configFile);
  return editions.flatMap(({ lang, ...edition }) => {
    const { theme } = config.locales.find((locale) => locale.lang === lang)!;
    const urls = config.sites.length > 0 ? findUrls([theme.nav, theme.sidebar]) : [];
    const links = collectEditionLinks(edition, { nav: !!theme.nav, sidebars: !!theme.sidebar });
    return [...urls, ...links].flatMap((link): LinkFinding[] => {
      const problem = isExternal(link)
        ? targets.site.check(link, lang)
        : targets.link(withBase(link, config.base), undefined);
      return problem ? [{ ...problem, ...findInConfig(link, files, sourceOf) }] : [];
    });
  });
}

/** Finds the URLs in the links of a navbar or sidebar. They are not in editions, whose links are already resolved. */
function findUrls(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (typeof item !== 'string') return findUrls(item);
    return (isList || key === 'link') && isExternal(item) ? [item] : [];
  });
}

/** Reports dead links and missing images in the footer. */
export function auditFooter(
  editions: readonly Pick<Edition, 'lang' | 'version'>[],
  targets: LinkTargets,
  config: SiteConfig,
  sourceOf: (file: string) => string,
): LinkFinding[] {
  const { footer } = config.theme;
  if (!footer) return [];
  const files = findConfigFiles(config.configFile);
  const findings: LinkFinding[] = [];
  const checkLink = (written: string, resolved: string, lang: string) =>
    targets.site.check(written, lang) ?? targets.link(resolved, undefined);
  const check = ({ kind, written, resolved }: FooterUrl, lang: string): void => {
    if (kind === 'image' && !resolved.startsWith('/')) return;
    const problem = kind === 'link' ? checkLink(written, resolved, lang) : targets.asset(resolved);
    if (!problem) return;
    findings.push({ ...problem, ...findInConfig(written, files, sourceOf) });
  };
  for (const edition of editions)
    resolveFooterLinks(footer.message, edition, config, (url) => check(url, edition.lang));
  return findings;
}

/** Reports dead links in announcements. */
export function auditAnnouncements(
  editions: readonly Pick<Edition, 'lang' | 'version'>[],
  targets: LinkTargets,
  config: SiteConfig,
  sourceOf: (file: string) => string,
): LinkFinding[] {
  const files = findConfigFiles(config.configFile);
  return editions.flatMap((edition): LinkFinding[] => {
    const { theme } = config.locales.find(({ lang }) => lang === edition.lang)!;
    const { link } = theme.announcement ?? {};
    if (link === undefined) return [];
    const resolved = withBase(localizeLink(link, edition, config), config.base);
    const problem = targets.site.check(link, edition.lang) ?? targets.link(resolved, undefined);
    return problem ? [{ ...problem, ...findInConfig(link, files, sourceOf) }] : [];
  });
}

/** Reports images that the configuration references but the public folder does not contain. */
export function auditConfigImages(
  targets: LinkTargets,
  config: SiteConfig,
  sourceOf: (file: string) => string,
): LinkFinding[] {
  const { icon, image, logo, theme, base, configFile } = config;
  const { tools = [], socialLinks = [] } = theme;
  const images: (readonly [key: string, path: string | undefined])[] = [
    ['icon', icon],
    ['image', image],
    ...(typeof logo === 'object'
      ? Object.entries(logo).map(([name, path]) => [`logo.${name}`, path] as const)
      : [['logo', logo] as const]),
    ...tools.map((tool, index) => [`themeConfig.tools[${index}].logo`, tool.logo] as const),
    ...socialLinks.map(
      ({ mode, content }, index) =>
        [
          `themeConfig.socialLinks[${index}].content`,
          mode === 'img' ? content : undefined,
        ] as const,
    ),
  ];
  return images.flatMap(([key, path]): LinkFinding[] => {
    const problem = path?.startsWith('/') && targets.asset(withBase(path, base));
    if (!path || !problem) return [];
    const files = findConfigFiles(configFile);
    // The configuration adds the slash to paths without one.
    const positions = [path, path.slice(1), `.${path}`].map((written) =>
      findInConfig(written, files, sourceOf),
    );
    const position = positions.find(({ line }) => line !== undefined) ?? positions[0];
    return [{ ...problem, ...position, message: `${key}: ${problem.message}` }];
  });
}

/** Reports social links to pages and files that do not exist, such as URLs without `https://`. */
export function auditSocialLinks(
  targets: LinkTargets,
  { theme, base, configFile }: Pick<SiteConfig, 'theme' | 'base' | 'configFile'>,
  sourceOf: (file: string) => string,
): LinkFinding[] {
  return theme.socialLinks.flatMap(({ mode = 'link', content }): LinkFinding[] => {
    if (mode !== 'link' || isExternal(content)) return [];
    const path = content.startsWith('/') ? content : `/${content}`;
    const problem = targets.link(withBase(path, base), undefined);
    if (!problem) return [];
    return [
      {
        ...problem,
        ...findInConfig(content, findConfigFiles(configFile), sourceOf),
        ...(isHostName(content) ? { hint: `Did you mean "https://${content}"?` } : {}),
      },
    ];
  });
}

/** Whether a relative URL starts with a host name, such as `github.com/me`. */
function isHostName(url: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/i.test(url);
}

/** Reports names of social link icons that do not exist. */
export function auditSocialIcons(
  { theme, configFile }: Pick<SiteConfig, 'theme' | 'configFile'>,
  sourceOf: (file: string) => string,
): Finding[] {
  return theme.socialLinks.flatMap(({ icon }, index): Finding[] => {
    if (typeof icon !== 'string' || getBrandIcon(icon)) return [];
    const similar = nearest(icon, getBrandIconNames());
    return [
      {
        rule: 'page-warning',
        ...findInConfig(icon, findConfigFiles(configFile), sourceOf),
        message: `themeConfig.socialLinks[${index}].icon: Unknown icon "${icon}". A link icon is shown instead.`,
        hint:
          similar === undefined
            ? 'Use a built-in icon name or an SVG.'
            : `Did you mean "${similar}"?`,
      },
    ];
  });
}
