import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { toPosixPath } from '@octavo/cli/internal';

import { readTsconfigPaths } from '../imports/tsconfig-paths';
import { parsePage } from '../tree/page-frontmatter';
import type { StarlightDoc } from './starlight-sidebar';

export function readDoc(file: string, path: string): StarlightDoc {
  const { data } = parsePage(readFileSync(file, 'utf8'));
  const { label, order, hidden } = (data.sidebar ?? {}) as {
    label?: string;
    order?: number;
    hidden?: boolean;
  };
  const name = path.replace(/\.\w+$/, '');
  const slug = typeof data.slug === 'string' ? data.slug.replace(/^\/|\/$/g, '') : undefined;
  const isIndex = slug === undefined ? /(?:^|\/)index$/.test(name) : slug === '';
  const route =
    slug === undefined ? `/${toRoutePath(name).replace(/(^|\/)index$/, '$1')}` : `/${slug}`;
  return {
    route: isIndex && route !== '/' && !route.endsWith('/') ? `${route}/` : route,
    path: slug ?? name,
    label,
    title: String(data.title ?? name),
    order: order ?? Number.POSITIVE_INFINITY,
    isHidden: hidden === true || (data.template === 'splash' && name === 'index'),
    isDraft: data.draft === true,
  };
}

/** Converts the path of a page to the path of its URL, as Astro does. */
export function toRoutePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}/_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Reads the aliases of `tsconfig.json`. `~` and `@` are common for the source folder. */
export function readAliases(site: string): Record<string, string> {
  const { baseUrl, paths } = readTsconfigPaths(site);
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, [target]]) =>
      target && name.endsWith('/*')
        ? [[name.slice(0, -2), resolve(site, baseUrl, target.replace(/\/\*$/, ''))]]
        : [],
    ),
  );
}

/** Converts aliases of folders to paths for the new configuration. Modules that pages import use them. */
export function toConfigAliases(
  aliases: Readonly<Record<string, string>>,
  site: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(aliases)
      .filter(([, folder]) => existsSync(folder))
      .map(([name, folder]) => [
        name,
        toPosixPath(relative(site, folder)).replace(/^(?!\.)/, './'),
      ]),
  );
}
