import type { Root } from 'mdast';
import type { Data, Plugin, Processor } from 'unified';
import { endAutolinksAtCjkPunctuation } from '../micromark/cjk-autolinks';
import { containerSyntax } from '../micromark/container';
import { containerFromMarkdown } from '../micromark/container-from-markdown';
import { headingIdFromMarkdown, headingIdSyntax } from '../micromark/heading-id';
import { typeParameterSyntax } from '../micromark/type-parameter';

type FromMarkdownExtension = NonNullable<Data['fromMarkdownExtensions']>[number];

/** Adds syntax extensions for containers, heading IDs, type parameters and autolinks that end at CJK punctuation. */
export const remarkSyntax: Plugin<[], Root> = function remarkSyntax() {
  const data = (this as unknown as Processor).data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []).map(endAutolinksAtCjkPunctuation),
    containerSyntax(),
    headingIdSyntax(),
    typeParameterSyntax(),
  ];
  data.fromMarkdownExtensions = [
    ...withoutTransforms(data.fromMarkdownExtensions ?? []),
    containerFromMarkdown(),
    headingIdFromMarkdown(),
  ];
};

/**
 * Removes the GFM transform that searches the tree for additional autolinks. The tokenizer already detects them, and the
 * search takes more than 0.5 ms per page.
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
