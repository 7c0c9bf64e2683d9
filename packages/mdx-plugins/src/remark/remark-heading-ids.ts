import type { Heading, Root } from 'mdast';
import type { Plugin } from 'unified';
import { warn } from '../diagnostics/report';
import { type PageState, pageState } from '../page/page-state';
import { walkFiles } from '../partials/partial';

const EXPLICIT_ID = /\s*\{#([^\s{}]+)\}\s*$/;
/** Meant as one, but no id: empty, with a space, or not closed. */
const MALFORMED_ID = /\{#[^{}]*\}?\s*$/;

/** Take `{#id}` off the end of headings and make it their id. */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree, file) => {
  const state = pageState(file);
  walkFiles(tree, state.path, (node, path) => {
    if (node.type !== 'heading') return undefined;
    takeId(node, state, path);
    return false;
  });
};

function takeId(heading: Heading, state: PageState, path: string): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) {
    const malformed = MALFORMED_ID.exec(last.value)?.[0].trim();
    if (malformed) warnOfMalformed(malformed, heading, state, path);
    return;
  }
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: match[1]! } };
}

function warnOfMalformed(id: string, heading: Heading, state: PageState, path: string): void {
  warn(
    state,
    { file: path, at: heading.position },
    {
      message: `Expected an id such as \`{#my-id}\` at the end of the heading, got \`${id}\`; it is shown as text`,
      hint: 'Write it without spaces, with `}` at its end.',
    },
  );
}
