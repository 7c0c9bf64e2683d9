import { isExternal, withBase } from '@octavo/theme/urls';
import { type Node, parseTree } from 'jsonc-parser';

import { configFiles } from '../../config/load-config';
import { routeOf } from '../../content/scan/route-of';
import { placeOf } from '../../files/read-json';
import type { SiteConfig } from '../../model/config';
import type { NavFiles } from '../../model/nav-files';
import type { Edition } from '../../site/assemble-site';
import { localizeLink } from '../../site/navigation/localize-link';
import { linksOfEdition } from './edition-links';
import type { Placed, Targets } from './targets';

/** Links of nav and meta files that lead nowhere. */
export function auditNavFiles(navFiles: NavFiles, targets: Targets, config: SiteConfig): Placed[] {
  const files = [...navFiles.navs, ...navFiles.metas];
  return files.flatMap(([folder, { file, source }]) => {
    // The language and version of a folder are those of a page in it.
    const { lang, version } = routeOf(folder === '' ? 'index.mdx' : `${folder}/index.mdx`, config);
    return linkValues(parseTree(source)).flatMap(({ value, offset }): Placed[] => {
      if (isExternal(value)) return [];
      const link = localizeLink(value, { lang, version }, config);
      const verdict = targets.link(withBase(link, config.base), undefined);
      return verdict ? [{ ...verdict, file, ...placeOf(offset, source) }] : [];
    });
  });
}

/** Every string under a key `link`, with the offset at which it stands. */
function linkValues(node: Node | undefined): { value: string; offset: number }[] {
  if (node?.type === 'property') {
    const [key, value] = node.children ?? [];
    if (key?.value === 'link' && typeof value?.value === 'string')
      return [{ value: value.value, offset: value.offset }];
  }
  return (node?.children ?? []).flatMap(linkValues);
}

/** Links of navigation and sidebars in the configuration that lead nowhere. */
export function auditConfigLinks(
  editions: readonly Edition[],
  targets: Targets,
  config: SiteConfig,
  sourceOf: (file: string) => string,
): Placed[] {
  const isConfigured = config.locales.some(({ theme }) => theme.nav || theme.sidebar);
  if (!isConfigured) return [];
  const files = configFiles(config.configFile);
  return editions.flatMap(({ lang, ...edition }) => {
    const { theme } = config.locales.find((locale) => locale.lang === lang)!;
    const links = linksOfEdition(edition, { nav: !!theme.nav, sidebars: !!theme.sidebar });
    return links.flatMap((link): Placed[] => {
      const verdict = targets.link(withBase(link, config.base), undefined);
      return verdict ? [{ ...verdict, ...placeInConfig(link, files, sourceOf) }] : [];
    });
  });
}

/** Returns the images in the public folder that the configuration names and that do not exist. */
export function auditConfigImages(
  targets: Targets,
  config: SiteConfig,
  sourceOf: (file: string) => string,
): Placed[] {
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
  return images.flatMap(([key, path]): Placed[] => {
    const verdict = path?.startsWith('/') && targets.asset(withBase(path, base));
    if (!path || !verdict) return [];
    const place = placeInConfig(path, configFiles(configFile), sourceOf);
    return [{ ...verdict, ...place, message: `${key}: ${verdict.message}` }];
  });
}

/** Where a link stands in the configuration; its language may not be written there. */
function placeInConfig(
  link: string,
  files: readonly string[],
  sourceOf: (file: string) => string,
): Pick<Placed, 'file' | 'line' | 'column'> {
  const spellings = [link, link.replace(/^\/[^/]+/, '')].filter((text) => text !== '');
  for (const text of spellings) {
    for (const file of files) {
      const at = sourceOf(file).search(new RegExp(`(['"\`])${escapePattern(text)}\\1`));
      if (at >= 0) return { file, ...placeOf(at, sourceOf(file)) };
    }
  }
  return { file: files[0]! };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
