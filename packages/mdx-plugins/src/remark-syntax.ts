import type { Root } from 'mdast';
import type { Plugin, Processor } from 'unified';
import { containerSyntax } from './syntax/container';
import { containerFromMarkdown } from './syntax/container-from-markdown';
import { headingIdFromMarkdown, headingIdSyntax } from './syntax/heading-id';

/** Teach the parser containers and heading ids. */
export const remarkSyntax: Plugin<[], Root> = function remarkSyntax() {
  const data = (this as unknown as Processor).data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    containerSyntax(),
    headingIdSyntax(),
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    containerFromMarkdown(),
    headingIdFromMarkdown(),
  ];
};
