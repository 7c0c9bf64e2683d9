/** Folder for generated modules, which replace modules of Docusaurus. */
export const COMPAT_FOLDER = 'from-docusaurus';

/** Source code of replacements for modules of Docusaurus, by module. `h` is `createElement` from React. */
const MODULES: Readonly<Record<string, string>> = {
  '@docusaurus/Link': `import { Link as OctavoLink, type LinkProps } from '@octavo/theme/mdx';
import { createElement as h } from 'react';

export default function Link({ to, href, ...props }: Partial<LinkProps> & { to?: string }) {
  return h(OctavoLink, { ...props, href: to ?? href ?? '' } as LinkProps);
}
`,
  '@docusaurus/useBaseUrl': `import { usePublicUrl } from './public-url';

export default function useBaseUrl(path: string) {
  return usePublicUrl()(path);
}

export function useBaseUrlUtils() {
  return { withBaseUrl: usePublicUrl() };
}
`,
  '@docusaurus/useDocusaurusContext': `import { useSite } from '@octavo/theme';

export default function useDocusaurusContext() {
  const { title, description, lang } = useSite();
  return { siteConfig: { title, tagline: description, baseUrl: '/', customFields: {} }, i18n: { currentLocale: lang } };
}
`,
  '@docusaurus/useIsBrowser': `import { useEffect, useState } from 'react';

export default function useIsBrowser() {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}
`,
  '@docusaurus/BrowserOnly': `import { NoSSR } from '@octavo/theme/mdx';
import { createElement as h, type ReactNode } from 'react';

export default function BrowserOnly({ children, fallback }: { children: () => ReactNode; fallback?: ReactNode }) {
  return h(NoSSR, { fallback } as object, h(Render, { render: children }));
}

function Render({ render }: { render: () => ReactNode }) {
  return render();
}
`,
  '@docusaurus/Translate': `import { createElement as h, Fragment, type ReactNode } from 'react';

export default function Translate({ children }: { children?: ReactNode }) {
  return h(Fragment, null, children);
}

export function translate({ message = '', id = '' }: { message?: string; id?: string }) {
  return message || id;
}
`,
  '@theme/CodeBlock': `import { SourceCode } from '@octavo/theme/mdx';
import { createElement as h, type ReactNode } from 'react';

export default function CodeBlock({ children, title }: { children?: ReactNode; title?: string; language?: string }) {
  return h('figure', null, title && h('figcaption', null, title), h('pre', null, h('code', null, children)));
}

export { SourceCode };
`,
  '@theme/Admonition': `import { createElement as h, type ReactNode } from 'react';

export default function Admonition({ type, title, children }: { type?: string; title?: ReactNode; children?: ReactNode }) {
  return h('aside', { className: 'oct-callout', 'data-type': type }, h('p', null, h('strong', null, title ?? type)), children);
}
`,
  '@theme/Details': `import { createElement as h, type ReactNode } from 'react';

export default function Details({ summary, children }: { summary?: ReactNode; children?: ReactNode }) {
  return h('details', null, typeof summary === 'string' ? h('summary', null, summary) : summary, children);
}
`,
  '@theme/Heading': `import { createElement as h, type HTMLAttributes } from 'react';

export default function Heading({ as = 'h2', ...props }: HTMLAttributes<HTMLHeadingElement> & { as?: string }) {
  return h(as, props);
}
`,
};
const TABS = `export { Tabs as default } from '@octavo/theme/mdx';\n`;
const TAB = `export { Tab as default } from '@octavo/theme/mdx';\n`;
const PUBLIC_URL = `import { useSite } from '@octavo/theme';

/** Returns a function that adds the base to the path of a file in the public folder. */
export function usePublicUrl() {
  const { base } = useSite() as { base?: string };
  return (path: string) => (/^(?:[a-z]+:|\\/\\/|#)/.test(path) ? path : \`\${(base ?? '/').replace(/\\/$/, '')}/\${path.replace(/^\\//, '')}\`);
}
`;

/** Checks whether a module of Docusaurus has a replacement. */
export function hasReplacement(specifier: string): boolean {
  return Object.hasOwn(MODULES, specifier) || /^@theme\/(?:Tabs|TabItem)$/.test(specifier);
}

/** Generates the replacements, and the aliases that refer to them. */
export function generateCompatFiles(specifiers: Iterable<string>): {
  files: Map<string, string>;
  alias: Record<string, string>;
} {
  const files = new Map<string, string>();
  const alias: Record<string, string> = {};
  for (const specifier of specifiers) {
    const source =
      MODULES[specifier] ??
      (specifier === '@theme/Tabs' ? TABS : specifier === '@theme/TabItem' ? TAB : undefined);
    if (source === undefined) continue;
    const name = specifier.split('/').at(-1)!;
    files.set(`${COMPAT_FOLDER}/${name}.ts`, `// Replaces ${specifier}.\n${source}`);
    if (source.includes('./public-url')) files.set(`${COMPAT_FOLDER}/public-url.ts`, PUBLIC_URL);
    alias[`${specifier}$`] = `./${COMPAT_FOLDER}/${name}.ts`;
  }
  return { files, alias };
}

/** Checks whether a page imports a module that only exists in Docusaurus. */
export function isDocusaurusModule(specifier: string): boolean {
  return /^@(?:docusaurus|theme|theme-original|theme-init|generated)\//.test(specifier);
}
