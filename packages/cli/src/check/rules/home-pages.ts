import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { joinRoute, withBase } from '@octavo/theme/urls';

import { README_NAMES } from '../../content/scan/page-extensions';
import { getContentFolder, getLangOptions } from '../../content/scan/route-of';
import { toPosixPath } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';
import type { LinkTargets } from './targets';

/**
 * Reports languages and versions without a home page, which the logo, the language menu and the 404 page link to. A
 * redirect, a public file, or the home page of the default language as a fallback are sufficient.
 */
export function auditHomePages(
  editions: readonly { lang: string; version: string }[],
  targets: Pick<LinkTargets, 'link'>,
  config: SiteConfig,
): Finding[] {
  return editions.flatMap(({ lang, version }): Finding[] => {
    const route = joinRoute({ lang, version, rest: '/' }, getLangOptions(config));
    // Generated and public files are only found by their full name.
    if (!targets.link(withBase(`${route}index.html`, config.base), undefined)) return [];
    const folder = join(config.root, getContentFolder(config, lang, version));
    return [
      {
        rule: 'no-home',
        file: folder,
        message: `No home page: "${route}" does not exist.`,
        hint: `Create ${getPath(join(folder, 'index.md'), config.cwd)}, or redirect this route with "redirects" in the configuration.${suggestReadme(folder, config)}`,
      },
    ];
  });
}

/** Explains how to show the README of the project, if there is one. A README in the content folder is a home page already. */
function suggestReadme(folder: string, { cwd }: Pick<SiteConfig, 'cwd'>): string {
  const name = README_NAMES.map((stem) => `${stem}.md`).find((file) => existsSync(join(cwd, file)));
  if (name === undefined) return '';
  const path = getPath(join(cwd, name), folder);
  return ` To show ${name} of the project there, write \`<!-- @include: ${path} -->\` in the new page.`;
}

function getPath(file: string, folder: string): string {
  return toPosixPath(relative(folder, file));
}
