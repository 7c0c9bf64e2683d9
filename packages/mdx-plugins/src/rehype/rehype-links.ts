import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { pointOf, warn } from '../diagnostics/report';
import { recordLinkProps } from '../hast/link-props';
import { forEachReference, type Reference } from '../hast/references';
import { warnOfSpacedLinks } from '../hast/spaced-links';
import type { DialectOptions } from '../options';
import { type PageState, pageState } from '../page/page-state';
import { hasScheme } from '../text/address';
import type { PageLink } from '../types';

type Options = Pick<DialectOptions, 'resolveLink'>;

const IS_WEB = /^(?:https?:)?\/\//i;

/** Resolve links, record them for the audit, and open other sites in a new tab. */
export const rehypeLinks: Plugin<[Options], Root> = (options) => (tree, file) => {
  const state = pageState(file);
  forEachReference(tree, file, (reference) => {
    // Anchors of headings are ours, and so are the links of footnotes.
    if (reference.attribute !== 'href' || !reference.position) return;
    const { value: href, name } = reference;
    if (href === '' && name === 'a') warnOfEmpty(state, reference);
    let resolved = href;
    if (hasScheme(href)) {
      if (name === 'a' && IS_WEB.test(href)) openInNewTab(reference);
    } else if (href !== '' && !href.startsWith('#') && options.resolveLink) {
      resolved = resolve(reference, options.resolveLink, state);
      if (resolved !== href) reference.set(resolved);
    }
    record(state, reference, resolved, 'link');
  });
  recordLinkProps(tree, file);
  warnOfSpacedLinks(tree, file);
};

function warnOfEmpty(state: PageState, { file, position }: Reference): void {
  warn(
    state,
    { file, at: position },
    {
      message: 'Expected an address for the link, got none',
      hint: 'Write where it leads, or remove the link.',
    },
  );
}

function resolve(
  { name, value, file }: Reference,
  resolveLink: NonNullable<Options['resolveLink']>,
  state: PageState,
): string {
  const result = resolveLink(value, file, state.path);
  if (typeof result === 'string') return result;
  for (const path of result.dependencies ?? []) state.dependencies.add(path);
  return (/^[A-Z]/.test(name) && result.componentHref) || result.href;
}

function openInNewTab({ has, add }: Reference): void {
  if (!has('target')) add('target', '_blank');
  if (!has('rel')) add('rel', 'noopener noreferrer');
}

/** Remember a link or an image with its place. */
export function record(
  state: PageState,
  { value, file, position }: Reference,
  resolved: string,
  kind: PageLink['kind'],
): void {
  const link: PageLink = { kind, href: value, resolved, ...pointOf(position) };
  if (file !== state.path) link.file = file;
  state.links.push(link);
}
