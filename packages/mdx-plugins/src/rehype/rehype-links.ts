import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { toPoint, warn } from '../diagnostics/report';
import { recordLinkProps } from '../hast/link-props';
import { findLinkSentences } from '../hast/link-sentences';
import { warnAboutLinksWithSpaces } from '../hast/links-with-spaces';
import { recordDependencies } from '../hast/record-dependencies';
import { forEachReference, type Reference } from '../hast/references';
import type { DialectOptions } from '../options';
import { getPageState, type PageState } from '../page/page-state';
import { isAbsoluteUrl } from '../text/url';
import type { PageLink } from '../types';
import { isSvgReference } from './svg-reference';

type Options = Pick<DialectOptions, 'resolveLink' | 'linkPrefixes'>;

const EXTERNAL = /^(?:https?:)?\/\//i;

/** Resolves links, records them for the link check, and sets the target of external links and links to files. */
export const rehypeLinks: Plugin<[Options], Root> = (options) => (tree, file) => {
  const state = getPageState(file);
  const sentences = findLinkSentences(tree);
  forEachReference(tree, file, (reference) => {
    // Skip generated links, such as heading anchors and footnote links. They have no position.
    if (reference.attribute !== 'href' || !reference.position || isSvgReference(reference)) return;
    const { value: href, name } = reference;
    if (href === '' && name === 'a') warnAboutMissingUrl(state, reference);
    let resolved = href;
    const isResolved = isAbsoluteUrl(href, options.linkPrefixes);
    if (!isResolved && href !== '' && !href.startsWith('#') && options.resolveLink) {
      resolved = resolve(reference, options.resolveLink, state);
      if (resolved !== href) reference.set(resolved);
    }
    if (name === 'a' && EXTERNAL.test(resolved)) openInNewTab(reference);
    const link = recordReference(state, reference, resolved, 'link');
    const sentence = isSitePath(resolved) && sentences.get(reference.node);
    if (sentence) link.sentence = sentence;
  });
  recordLinkProps(tree, file, options);
  warnAboutLinksWithSpaces(tree, file);
};

function warnAboutMissingUrl(state: PageState, { file, position }: Reference): void {
  warn(
    state,
    { file, at: position },
    {
      message: 'The link has no URL',
      hint: 'Add a URL, or remove the link.',
    },
  );
}

function resolve(
  { name, value, file, has, add }: Reference,
  resolveLink: NonNullable<Options['resolveLink']>,
  state: PageState,
): string {
  const result = resolveLink(value, file, state.path);
  if (typeof result === 'string') return result;
  recordDependencies(result, state);
  const { href, componentHref } = result;
  if (componentHref === undefined) return href;
  if (name === 'a' && !has('target')) add('target', '_self');
  return /^[A-Z]/.test(name) ? componentHref : href;
}

function openInNewTab({ has, add }: Reference): void {
  if (!has('target')) add('target', '_blank');
  if (!has('rel')) add('rel', 'noopener noreferrer');
}

/** Checks whether a URL is a path on the site. */
function isSitePath(url: string): boolean {
  return url.startsWith('/') && !EXTERNAL.test(url);
}

/** Records a link or image and its position for the link check. Returns the record. */
export function recordReference(
  state: PageState,
  { value, file, position }: Reference,
  resolved: string,
  kind: PageLink['kind'],
): PageLink {
  const link: PageLink = { kind, href: value, resolved, ...toPoint(position) };
  if (file !== state.path) link.file = file;
  state.links.push(link);
  return link;
}
