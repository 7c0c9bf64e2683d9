import { toHref } from '@octavo/theme/urls';

import { getIconHref } from '../build/render/document';
import { getHeadScript } from '../build/render/document-scripts';
import { escapeHtml } from '../files/escape';
import type { SiteConfig } from '../model/config';
import { EVENTS_PATH, type Findings, type PageFinding } from '../model/dev-event';
import { groupBy } from '../model/group-by';
import { plural } from '../model/plural';
import { devStyles } from './dev-style';

/** Renders the HTML page that lists all findings from the last check. It reloads after each check. */
export function renderCheckPage(config: SiteConfig, state: Findings | undefined): string {
  const { base, title, theme } = config;
  // The page is not localized, so disable the locale redirect.
  const script = getHeadScript({ ...config, theme: { ...theme, localeRedirect: 'never' } });
  const run = state?.run ?? 0;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${renderSummary(state)} - ${title}`)}</title>
<script>${script}</script>
<link rel="icon" href="${getIconHref(config)}">
<link rel="stylesheet" href="${escapeHtml(base)}static/css/main.css">
<style>${devStyles}</style>
</head>
<body>
<main class="oct-check">
<h1>${escapeHtml(renderSummary(state))}</h1>
${state ? renderFindings(state.findings, config) : '<p>Checking the entire site.</p>'}
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

function renderSummary(state: Findings | undefined): string {
  if (!state) return 'Checking…';
  const { errors, warnings } = state;
  return `${plural(errors, 'error')} and ${plural(warnings, 'warning')}`;
}

function renderFindings(findings: readonly PageFinding[], config: SiteConfig): string {
  if (findings.length === 0) return '<p>No problems found.</p>';
  return [...groupBy(findings, ({ file = 'Entire site' }) => file)]
    .map(([file, group]) => {
      const route = group[0]!.route;
      const name = escapeHtml(file);
      const heading =
        route === undefined
          ? name
          : `<a href="${escapeHtml(toHref(route, { base: config.base, cleanUrls: config.route.cleanUrls }))}">${name}</a>`;
      return `<h2>${heading}</h2>\n<ul>\n${group.map(renderFinding).join('\n')}\n</ul>`;
    })
    .join('\n');
}

function renderFinding({ severity, rule, line, column, message, hint }: PageFinding): string {
  const position = line === undefined ? '' : `${line}:${column ?? 1} `;
  const hintHtml = hint === undefined ? '' : ` <span>${escapeHtml(hint)}</span>`;
  return `<li data-severity="${severity}"><code>${position}${rule}</code> ${escapeHtml(message)}${hintHtml}</li>`;
}
