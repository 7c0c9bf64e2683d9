import type { Root } from 'mdast';
import type { Data, Plugin, Processor } from 'unified';
import { containerSyntax } from '../micromark/container';
import { containerFromMarkdown } from '../micromark/container-from-markdown';
import { headingIdFromMarkdown, headingIdSyntax } from '../micromark/heading-id';

type FromMarkdownExtension = NonNullable<Data['fromMarkdownExtensions']>[number];

/** Teach the parser containers and heading ids. */
export const remarkSyntax: Plugin<[], Root> = function remarkSyntax() {
  const data = (this as unknown as Processor).data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    containerSyntax(),
    headingIdSyntax(),
  ];
  data.fromMarkdownExtensions = [
    ...withoutTransforms(data.fromMarkdownExtensions ?? []),
    containerFromMarkdown(),
    headingIdFromMarkdown(),
  ];
};

/**
 * Bare addresses are found while text is tokenized; the search through the finished tree for those that
 * were not costs more than half a millisecond a page.
 */
function withoutTransforms(extensions: FromMarkdownExtension[]): FromMarkdownExtension[] {
  return extensions.map((extension) =>
    Array.isArray(extension)
      ? withoutTransforms(extension)
      : extension.enter?.literalAutolink
        ? { ...extension, transforms: [] }
        : extension,
  ) as FromMarkdownExtension[];
}
