/** Folder for generated modules, which replace modules of Starlight. */
export const COMPAT_FOLDER = 'from-starlight';

/** Source code of the components of Starlight that Octavo does not have. */
export const COMPONENTS_SOURCE = `// Replaces @astrojs/starlight/components.
import { Link, type LinkProps } from '@octavo/theme/mdx';
import { createElement as h, type ReactNode } from 'react';

export function Aside({ type = 'note', title, children }: { type?: string; title?: ReactNode; children?: ReactNode }) {
  const name = type[0].toUpperCase() + type.slice(1);
  return h('aside', { className: 'oct-callout', 'data-type': type }, h('p', null, h('strong', null, title ?? name)), children);
}

export function Code({ code, title }: { code?: string; title?: ReactNode; lang?: string }) {
  return h('figure', null, title && h('figcaption', null, title), h('pre', null, h('code', null, code)));
}

// Icons of Starlight are decorative.
export function Icon(_props: { name?: string }) {
  return null;
}

export function LinkButton({ href, children }: { href: string; children?: ReactNode }) {
  return h(Link, { href } as LinkProps, children);
}
`;
