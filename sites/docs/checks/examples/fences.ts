import { includeFile, parseMeta } from '@octavo/mdx-plugins';
import GithubSlugger from 'github-slugger';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';

import { headingId, parsePage } from '../parse-page';

/** A code block of a page and what it says of itself. */
export interface Fence {
  lang: string;
  /** What a reader copies: lines that are shown as removed are not part of it. */
  code: string;
  /** Line of the page that it begins on. */
  line: number;
  /** Id of the first- or second-level heading that it stands under. */
  section: string;
  /** The file it stands for. */
  title?: string;
  /** Why it cannot run. */
  norun?: string;
  /** Whether its file stays for the sections that follow. */
  keep: boolean;
  /** Exit codes of its commands; the last one holds for the rest. */
  exits?: number[];
  /** What cannot be read of it. */
  problem?: string;
}

/** Read the code blocks of a page in their order. */
export function readFences(source: string, path: string, contentRoot: string): Fence[] {
  const fences: Fence[] = [];
  const slugger = new GithubSlugger();
  let section = '';
  visit(parsePage(source, path.endsWith('.md') ? 'md' : 'mdx'), (node) => {
    if (node.type === 'heading') {
      const id = headingId(node, slugger);
      if (node.depth <= 2) section = id;
    }
    if (node.type === 'code') fences.push(readFence(node, section, path, contentRoot));
  });
  return fences;
}

function readFence(node: Code, section: string, path: string, contentRoot: string): Fence {
  const { values, problems } = parseMeta(node.meta ?? '');
  const fence: Fence = {
    lang: node.lang ?? 'text',
    code: node.value,
    line: node.position?.start.line ?? 0,
    section,
    keep: values.keep === true,
  };
  if (problems[0]) fence.problem = problems[0].message;
  if (typeof values.title === 'string') fence.title = values.title;
  if (typeof values.norun === 'string') fence.norun = values.norun;
  else if (values.norun === true) fence.problem = 'Expected a reason: norun="why"';
  if (typeof values.exit === 'string') fence.exits = values.exit.split(',').map(Number);
  if (typeof values.file === 'string') {
    const included = includeFile(values.file, path, contentRoot);
    if (included.problem) fence.problem = included.problem.message;
    fence.code = included.code;
  }
  fence.code = withoutNotation(fence.code);
  return fence;
}

const NOTATION = /\s*(?:\/\/|\/\*|#|<!--|\{\/\*)\s*\[!code [^\]]*\]\s*(?:\*\/\}?|-->)?\s*$/;

function withoutNotation(code: string): string {
  return code
    .split('\n')
    .filter((line) => !/\[!code --\]/.test(line))
    .map((line) => line.replace(NOTATION, ''))
    .join('\n');
}
