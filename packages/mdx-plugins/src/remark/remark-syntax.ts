import type { Link, Root, RootContent, Text } from 'mdast';
import type { Data, Plugin, Processor } from 'unified';
import { containerSyntax } from '../micromark/container';
import { containerFromMarkdown } from '../micromark/container-from-markdown';
import { headingIdFromMarkdown, headingIdSyntax } from '../micromark/heading-id';
import { typeParameterSyntax } from '../micromark/type-parameter';
import { walk } from '../tree/walk';

type FromMarkdownExtension = NonNullable<Data['fromMarkdownExtensions']>[number];

/** Adds syntax extensions for containers, heading IDs, type parameters and autolinks that end at CJK punctuation. */
export const remarkSyntax: Plugin<[], Root> = function remarkSyntax() {
  const data = (this as unknown as Processor).data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    containerSyntax(),
    headingIdSyntax(),
    typeParameterSyntax(),
  ];
  data.fromMarkdownExtensions = [
    ...withoutTransforms(data.fromMarkdownExtensions ?? []),
    containerFromMarkdown(),
    headingIdFromMarkdown(),
    { transforms: [trimAutolinks] },
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

/** CJK punctuation that ends a URL, because Chinese text has no space after URLs. */
const CJK_PUNCTUATION = /[，。；：！？、（）【】「」『』《》“”‘’…]/;

/** Ends autolinks at CJK punctuation, which GFM would include in the URL. */
function trimAutolinks(tree: Root): void {
  walk<RootContent>(tree, (node) => (node.type === 'link' ? trimAutolink(node) : undefined));
}

function trimAutolink(link: Link): RootContent[] | undefined {
  const [text, ...others] = link.children;
  if (text?.type !== 'text' || others.length > 0 || !isAutolink(link, text)) return undefined;
  const end = text.value.search(CJK_PUNCTUATION);
  if (end < 0) return undefined;
  const rest = text.value.slice(end);
  text.value = text.value.slice(0, end);
  link.url = link.url.slice(0, -rest.length);
  return [link, { type: 'text', value: rest }];
}

/** Checks whether a link is a bare URL without angle brackets. */
function isAutolink({ position }: Link, text: Text): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start !== undefined && end !== undefined && end - start === text.value.length;
}
