import { toHtmlFile } from '@octavo/theme/urls';

import type { SiteConfig } from '../../model/config';
import { hasStrictStyles } from '../../model/has-strict-styles';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import { HTML_ATTRIBUTE } from '../../site/footer-links';
import type { SiteGraph } from '../../site/read-site';

export interface RenderedStylesInput {
  graph: Pick<SiteGraph, 'published' | 'summaries'>;
  config: Pick<SiteConfig, 'overrides' | 'security' | 'plugins' | 'themeFile'>;
  /** Whether a page has been rendered. Other pages are not checked. */
  isRendered: (page: Page) => boolean;
  /** Returns the HTML at a path relative to the output folder. */
  htmlOf: (path: string) => Promise<string | undefined>;
}

/**
 * Reports inline styles that components render, if the site sends a content security policy. Styles in the source of a page
 * are reported when it is compiled. Styles of the layout are on all pages, so they are reported once.
 */
export async function auditRenderedStyles({
  graph: { published, summaries },
  config: { overrides, security, plugins, themeFile },
  isRendered,
  htmlOf,
}: RenderedStylesInput): Promise<Finding[]> {
  if (!hasStrictStyles({ security, plugins })) return [];
  const stylesOf = async (path: string) => findInlineStyles((await htmlOf(path)) ?? '');
  // The 404 page has a layout, but no content.
  const layoutStyles = await stylesOf('404.html');
  const findings: Finding[] = [];
  if (layoutStyles.length > 0) {
    const files = [...(themeFile ? [themeFile] : []), ...Object.values(overrides)];
    const place = files.length === 1 ? { file: files[0]!, line: 1, column: 1 } : {};
    findings.push({ ...place, ...describe(layoutStyles[0]!, 'in the layout of all pages') });
  }

  const isRelevant = (page: Page) => {
    const summary = summaries.get(page.filePath);
    const isReported = summary?.warnings.some(({ rule }) => rule === 'inline-style');
    return !summary?.isStatic && !isReported && isRendered(page);
  };
  // Fallback pages for missing translations have the file of the original page.
  const routes = new Map(
    published.filter(isRelevant).map(({ filePath, routePath }) => [filePath, routePath]),
  );
  for (const [file, routePath] of routes) {
    const styles = await stylesOf(toHtmlFile(routePath));
    const style = styles.find((value) => !layoutStyles.includes(value));
    if (style !== undefined)
      findings.push({ file, line: 1, column: 1, ...describe(style, 'on this page') });
  }
  return findings;
}

function describe(style: string, place: string): Pick<Finding, 'rule' | 'message' | 'hint'> {
  return {
    rule: 'inline-style',
    message: `The content security policy of the site does not allow ${style} that a component renders ${place}, so it has no effect.`,
    hint: `Use a class and a stylesheet in the component, or add "'unsafe-inline'" to "security.csp['style-src']" in the configuration.`,
  };
}

const TAG =
  /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script\s*>|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** Returns the `style` attributes in the body of an HTML document, such as `style="top:0"`, and `<style>` for elements. */
export function findInlineStyles(html: string): string[] {
  const body = html.slice(Math.max(html.indexOf('</head>'), 0));
  return [...body.matchAll(TAG)].flatMap(([, name = '', attributes = '']) => {
    if (name.toLowerCase() === 'style') return 'a <style> element';
    return [...attributes.matchAll(HTML_ATTRIBUTE)].flatMap(([, , key, , value]) =>
      key!.toLowerCase() === 'style' && value ? `style=${value}` : [],
    );
  });
}
