import type { Link, Root, RootContent, Text } from 'mdast';
import type { Data, Plugin, Processor } from 'unified';
import { containerSyntax } from '../micromark/container';
import { containerFromMarkdown } from '../micromark/container-from-markdown';
import { headingIdFromMarkdown, headingIdSyntax } from '../micromark/heading-id';
import { walk } from '../tree/walk';

type FromMarkdownExtension = NonNullable<Data['fromMarkdownExtensions']>[number];

/** Extends the parser: containers, heading ids, and bare addresses that end at Chinese punctuation. */
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
    { transforms: [endBareLinks] },
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

/** What ends an address in Chinese text, where no space follows it. */
const END_OF_ADDRESS = /[，。；：！？、（）【】「」『』《》“”‘’…]/;

/** GitHub's rule takes Chinese punctuation for a part of the address. */
function endBareLinks(tree: Root): void {
  walk<RootContent>(tree, (node) => (node.type === 'link' ? endBareLink(node) : undefined));
}

function endBareLink(link: Link): RootContent[] | undefined {
  const [text, ...others] = link.children;
  if (text?.type !== 'text' || others.length > 0 || !isBare(link, text)) return undefined;
  const end = text.value.search(END_OF_ADDRESS);
  if (end < 0) return undefined;
  const rest = text.value.slice(end);
  text.value = text.value.slice(0, end);
  link.url = link.url.slice(0, -rest.length);
  return [link, { type: 'text', value: rest }];
}

/** Whether an address is written without brackets around it. */
function isBare({ position }: Link, text: Text): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start !== undefined && end !== undefined && end - start === text.value.length;
}
