import { toHref } from '@octavo/theme/urls';

import { iconHref } from '../build/render/document';
import { headScript } from '../build/render/document-scripts';
import { escapeHtml } from '../files/escape';
import type { SiteConfig } from '../model/config';
import { EVENTS_PATH, type Findings, type PageFinding } from '../model/dev-event';
import { groupBy } from '../model/group-by';
import { plural } from '../model/plural';
import { devStyle } from './dev-style';

/** The list of everything that is wrong with the site, while it is written. It follows each run of the check. */
export function checkPage(config: SiteConfig, state: Findings | undefined): string {
  const { base, title, theme } = config;
  // It has one language, so nobody is sent to another.
  const script = headScript({ ...config, theme: { ...theme, localeRedirect: 'never' } });
  const run = state?.run ?? 0;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${count(state)} - ${title}`)}</title>
<script>${script}</script>
<link rel="icon" href="${iconHref(config)}">
<link rel="stylesheet" href="${escapeHtml(base)}static/css/main.css">
<style>${devStyle}</style>
</head>
<body>
<main class="oct-check">
<h1>${escapeHtml(count(state))}</h1>
${state ? list(state.findings, config) : '<p>The whole site is being checked.</p>'}
</main>
<script>
new EventSource('${escapeHtml(base)}${EVENTS_PATH}').onmessage = ({ data }) => {
  const { type, run } = JSON.parse(data);
  if (type === 'findings' && run !== ${run}) location.reload();
};
</script>
</body>
</html>
`;
}

function count(state: Findings | undefined): string {
  if (!state) return 'Checking…';
  const { errors, warnings } = state;
  return `${plural(errors, 'error')} and ${plural(warnings, 'warning')}`;
}

function list(findings: readonly PageFinding[], config: SiteConfig): string {
  if (findings.length === 0) return '<p>Nothing is wrong with the site.</p>';
  return [...groupBy(findings, ({ file = 'The site' }) => file)]
    .map(([file, own]) => {
      const route = own[0]!.route;
      const name = escapeHtml(file);
      const heading =
        route === undefined
          ? name
          : `<a href="${escapeHtml(toHref(route, { base: config.base, cleanUrls: config.route.cleanUrls }))}">${name}</a>`;
      return `<h2>${heading}</h2>\n<ul>\n${own.map(item).join('\n')}\n</ul>`;
    })
    .join('\n');
}

function item({ severity, rule, line, column, message, hint }: PageFinding): string {
  const place = line === undefined ? '' : `${line}:${column ?? 1} `;
  const advice = hint === undefined ? '' : ` <span>${escapeHtml(hint)}</span>`;
  return `<li data-severity="${severity}"><code>${place}${rule}</code> ${escapeHtml(message)}${advice}</li>`;
}
