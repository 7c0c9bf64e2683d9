import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@octavo/mdx-plugins/messages';
import type { NavItem, SidebarItem } from '@octavo/theme';
import {
  isExternal,
  pageKey,
  safeDecode,
  splitHref,
  toRoutePath,
  withoutBase,
} from '@octavo/theme/urls';
import type { SiteConfig } from '../config/types';
import type { Problem } from '../errors';
import type { Page } from '../pages/types';
import type { Edition } from '../site/assemble-site';

export interface AuditInput {
  config: SiteConfig;
  pages: readonly Page[];
  editions: readonly Edition[];
  /** Lines around a place of a file. */
  frameOf: (file: string, line: number, column: number) => string;
}

/** Links that lead nowhere: to a page that does not exist, or to a heading that its page does not have. */
export function auditLinks({ config, pages, editions, frameOf }: AuditInput): Problem[] {
  const targets = new Map(pages.map((page) => [pageKey(page.routePath), page]));
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const link of page.content.links) {
      if (link.kind !== 'link') continue;
      const message = verdict(link.resolved, page);
      if (!message) continue;
      problems.push({
        file: page.filePath,
        line: link.line,
        column: link.column,
        frame: frameOf(page.filePath, link.line, link.column),
        ...message,
      });
    }
  }
  for (const { site, sidebarKeys, sidebar, lang } of editions) {
    const items = sidebarKeys.flatMap(sidebar);
    for (const link of [
      ...site.themeConfig.nav.flatMap(navLinks),
      ...items.flatMap(sidebarLinks),
    ]) {
      if (isExternal(link)) continue;
      const message = verdict(config.base + link.replace(/^\//, ''), undefined);
      if (message)
        problems.push({
          file: config.root,
          message: `Navigation (${lang}): ${message.message}`,
          hint: message.hint,
        });
    }
  }
  return problems;

  /** What is wrong with a link as it stands in the page, or nothing. */
  function verdict(
    href: string,
    page: Page | undefined,
  ): { message: string; hint: string | undefined } | undefined {
    if (isExternal(href) || href === '' || href.startsWith('?')) return undefined;
    const { path, hash } = splitHref(href);
    const route = path === '' ? page?.routePath : withoutBase(toRoutePath(path), config.base);
    if (route === undefined) return undefined;
    const target = path === '' ? page : targets.get(pageKey(route));
    if (!target) {
      if (existsSync(join(config.publicDir, safeDecode(route)))) return undefined;
      const near = nearest(pageKey(route), targets.keys());
      return {
        message: `Expected a page at ${toRoutePath(route)}, got none.`,
        hint:
          near === undefined ? undefined : `The nearest page is ${targets.get(near)!.routePath}.`,
      };
    }
    const id = safeDecode(hash.slice(1));
    if (id === '' || target.kind === 'component' || target.content.ids.includes(id))
      return undefined;
    const near = nearest(id, target.content.ids);
    return {
      message: `Expected a heading with the id "${id}" in ${target.relativePath}, got none.`,
      hint: near === undefined ? undefined : `The nearest id there is "${near}".`,
    };
  }
}

function navLinks({ link, items = [] }: NavItem): string[] {
  return [...(link ? [link] : []), ...items.flatMap(navLinks)];
}

function sidebarLinks(item: SidebarItem): string[] {
  if (item.kind === 'link') return [item.link];
  return item.kind === 'group'
    ? [...(item.link ? [item.link] : []), ...item.items.flatMap(sidebarLinks)]
    : [];
}
