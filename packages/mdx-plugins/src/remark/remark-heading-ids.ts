import type { Heading, PhrasingContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { warn } from '../diagnostics/report';
import { getPageState, type PageState } from '../page/page-state';
import { walkWithPartials } from '../partials/partial';

const EXPLICIT_ID = /\s*\{#([^\s{}]+)\}(?=\s*$)/;
/** Matches an invalid ID: empty, unclosed or with spaces. */
const INVALID_ID = /\{#[^{}]*\}?\s*$/;

/** Converts a trailing `{#id}` in headings to the heading ID. */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree, file) => {
  const state = getPageState(file);
  walkWithPartials(tree, state.path, (node, path) => {
    if (node.type !== 'heading') return undefined;
    extractId(node, state, path);
    return false;
  });
};

function extractId(heading: Heading, state: PageState, path: string): void {
  const index = heading.children.findLastIndex((child) => !isBadgeOrBlank(child));
  const last = heading.children[index];
  if (last?.type !== 'text') return;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) {
    const invalid = INVALID_ID.exec(last.value)?.[0].trim();
    if (invalid) warnAboutInvalidId(invalid, heading, state, path);
    return;
  }
  last.value = last.value.replace(EXPLICIT_ID, '');
  if (last.value === '') heading.children.splice(index, 1);
  const before = match.index === 0 ? heading.children[index - 1] : undefined;
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: match[1]! } };
}

/** Checks whether a node can follow the ID of a heading. */
function isBadgeOrBlank(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'mdxJsxTextElement' && node.name === 'Badge';
}

function warnAboutInvalidId(id: string, heading: Heading, state: PageState, path: string): void {
  warn(
    state,
    { file: path, at: heading.position },
    {
      message: `Invalid heading ID "${id}"; rendered as text`,
      hint: 'Write heading IDs as `{#my-id}`, without spaces.',
    },
  );
}
