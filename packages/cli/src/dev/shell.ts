import { getIconHref, renderLanguageAttributes, renderTag } from '../build/render/document';
import { getHeadScript } from '../build/render/document-scripts';
import { getLangOptions } from '../content/scan/route-of';
import { escapeHtml, serializeForScript } from '../files/escape';
import type { SiteConfig } from '../model/config';
import { type InlineDevData, PAYLOAD_ELEMENT_ID, ROOT_ELEMENT_ID } from '../model/payload';
import { devStyles } from './dev-style';

export interface ShellInput {
  route: string;
  script: string;
  style: string;
  bundleId: string;
  revision: number;
}

/** Renders the HTML shell for the dev server. It has no content, because pages are rendered on the client. */
export function renderShell(
  config: SiteConfig,
  { route, script, style, bundleId, revision }: ShellInput,
): string {
  const inline: InlineDevData = {
    base: config.base,
    bundleId,
    revision,
    ...getLangOptions(config),
  };
  const lang =
    inline.langs.find((name) => route === `/${name}` || route.startsWith(`/${name}/`)) ??
    config.lang;
  return `<!doctype html>
<html${renderLanguageAttributes(lang)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(config.title)}</title>
<script>${getHeadScript(config)}</script>
<link rel="icon" href="${getIconHref(config)}">
<link rel="stylesheet" href="${escapeHtml(style)}">
<style>${devStyles}</style>
<script defer src="${escapeHtml(script)}"></script>
${config.head.map((tag) => `${renderTag(tag)}\n`).join('')}</head>
<body>
<div id="${ROOT_ELEMENT_ID}"></div>
<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${serializeForScript(inline)}</script>
</body>
</html>
`;
}
