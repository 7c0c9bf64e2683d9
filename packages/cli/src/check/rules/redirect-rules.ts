import { configFiles } from '../../config/load-config';
import { placeOf } from '../../files/read-json';
import type { SiteConfig } from '../../model/config';
import type { Finding } from '../../model/rules';
import type { BadRedirect } from '../../site/redirects';
import { yamlStrings } from './yaml-strings';

const MESSAGES: Record<BadRedirect['reason'], (redirect: BadRedirect) => [string, string]> = {
  page: ({ from }) => [
    `Expected no page at ${from}, where a redirect begins, got one.`,
    'Remove the redirect or the page: only one of them can be published there.',
  ],
  twice: ({ from, to }) => [
    `Expected one target for the redirect from ${from}, got another: ${to}.`,
    'Remove one of the two.',
  ],
  loop: ({ from }) => [
    `Expected the redirect from ${from} to lead somewhere, got a circle.`,
    'Let the last of the circle lead to a page.',
  ],
  nowhere: ({ from, to }) => [
    `Expected a page at ${to}, where the redirect from ${from} leads, got none.`,
    'Correct the target.',
  ],
};

/** Redirects that cannot be published, where they are written. */
export function auditRedirects(
  bad: readonly BadRedirect[],
  sourceOf: (file: string) => string,
  config: SiteConfig,
): Finding[] {
  return bad.map((redirect) => {
    const [message, hint] = MESSAGES[redirect.reason](redirect);
    return { rule: 'bad-redirect', ...placeOfRedirect(redirect, sourceOf, config), message, hint };
  });
}

function placeOfRedirect(
  { page, from }: BadRedirect,
  sourceOf: (file: string) => string,
  config: SiteConfig,
): Pick<Finding, 'file' | 'line' | 'column'> {
  if (page) {
    const strings = yamlStrings(sourceOf(page.filePath)).filter(({ path }) =>
      /^redirectFrom(?:\.\*)?$/.test(path),
    );
    const at = strings.find(({ value }) => from.endsWith(value)) ?? strings[0];
    return { file: page.filePath, line: at?.line ?? 1, column: at?.column ?? 1 };
  }
  for (const file of configFiles(config.configFile)) {
    const offset = sourceOf(file).indexOf(from);
    if (offset >= 0) return { file, ...placeOf(offset, sourceOf(file)) };
  }
  return { file: config.configFile };
}
