import { isExternal } from '@octavo/theme/urls';

import { findConfigFiles } from '../../config/load-config';
import { positionAt } from '../../files/read-json';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';
import type { InvalidRedirect } from '../../site/redirects';
import { findInConfig } from './find-in-config';
import type { LinkTargets } from './targets';
import { findYamlStrings } from './yaml-strings';

const MESSAGES: Record<InvalidRedirect['reason'], (redirect: InvalidRedirect) => [string, string]> =
  {
    outside: ({ from }) => [
      `The redirect source ${JSON.stringify(from)} is outside of the site.`,
      'Use a path that starts with a single slash and has no ".", ".." or empty segments, backslashes or line breaks.',
    ],
    character: ({ from }) => [
      `The redirect source ${JSON.stringify(from)} is not a valid URL path.`,
      'Paths cannot contain "?" and "#", and patterns with "*" are not supported. Add a redirect for each path.',
    ],
    unsafe: ({ from, to }) => [
      `The redirect from "${from}" has an unsafe target: ${JSON.stringify(to)}.`,
      'Use a path or an "https:" URL without line breaks.',
    ],
    page: ({ from }) => [
      `Redirect from "${from}" conflicts with an existing page.`,
      'Remove the redirect or the page.',
    ],
    file: ({ from }) => [
      `Redirect from "${from}" conflicts with a file in the public folder.`,
      'Remove the redirect or the file.',
    ],
    duplicate: ({ from, to }) => [
      `Duplicate redirect from "${from}" to a different target: "${to}".`,
      'Remove one of the redirects.',
    ],
    loop: ({ from }) => [
      `Circular redirect from "${from}".`,
      'Point one of the redirects to a page.',
    ],
    dead: ({ from, to }) => [
      `The redirect from "${from}" points to "${to}", which does not exist.`,
      'Fix the target or add the page.',
    ],
  };

/** Reports invalid redirects with their positions in the configuration or frontmatter. */
export function auditRedirects(
  invalid: readonly InvalidRedirect[],
  sourceOf: (file: string) => string,
  config: SiteConfig,
): Finding[] {
  return invalid.map((redirect) => {
    const [message, hint] = MESSAGES[redirect.reason](redirect);
    return {
      rule: 'bad-redirect',
      ...findRedirectPosition(redirect, sourceOf, config),
      message,
      hint,
    };
  });
}

/** Reports redirects to pages of other sites that do not exist. */
export function auditSiteRedirects(
  { redirects, lang, configFile }: Pick<SiteConfig, 'redirects' | 'lang' | 'configFile'>,
  { site }: Pick<LinkTargets, 'site'>,
  sourceOf: (file: string) => string,
): Finding[] {
  return Object.values(redirects).flatMap((to): Finding[] => {
    const problem = isExternal(to) ? site.check(to, lang) : undefined;
    return problem
      ? [{ ...problem, ...findInConfig(to, findConfigFiles(configFile), sourceOf) }]
      : [];
  });
}

function findRedirectPosition(
  { page, from }: InvalidRedirect,
  sourceOf: (file: string) => string,
  config: SiteConfig,
): Pick<Finding, 'file' | 'line' | 'column'> {
  if (page) {
    const strings = findYamlStrings(sourceOf(page.filePath)).filter(({ path }) =>
      /^redirectFrom(?:\.\*)?$/.test(path),
    );
    const at = strings.find(({ value }) => from.endsWith(value)) ?? strings[0];
    return { file: page.filePath, line: at?.line ?? 1, column: at?.column ?? 1 };
  }
  for (const file of findConfigFiles(config.configFile)) {
    const source = sourceOf(file);
    // The source may contain escape sequences.
    const offset = Math.max(
      source.indexOf(from),
      source.indexOf(JSON.stringify(from).slice(1, -1)),
    );
    if (offset >= 0) return { file, ...positionAt(offset, source) };
  }
  return { file: config.configFile };
}
