import type { Root, RootContent, Text } from 'hast';
import type { Plugin } from 'unified';
import { walk } from '../tree/walk';

/** Characters of scripts that put no spaces between words, and their punctuation. */
const CJK =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
// The break comes first: the character before it is looked at where there is one, and not at every character.
const BREAK = new RegExp(`\\n(?<=${CJK}\\n)(?=${CJK})`, 'gu');
const ENDS_WITH = new RegExp(`${CJK}$`, 'u');
const STARTS_WITH = new RegExp(`^${CJK}`, 'u');

/** Drop line breaks between Chinese characters: they would be shown, and searched, as spaces. */
export const rehypeJoinChinese: Plugin<[], Root> = () => (tree) => {
  let previous: Text | undefined;
  walk<RootContent>(tree, (node) => {
    if (node.type !== 'text') return undefined;
    if (node.value.includes('\n')) node.value = node.value.replace(BREAK, '');
    if (previous) joinAt(previous, node);
    previous = node;
    return undefined;
  });
};

/** Drop the break between two texts: at the end of the one, or at the start of the other. */
function joinAt(before: Text, after: Text): void {
  const { value } = before;
  if (value.endsWith('\n')) {
    if (endsWithChinese(value.slice(0, -1)) && STARTS_WITH.test(after.value))
      before.value = value.slice(0, -1);
  } else if (after.value.startsWith('\n')) {
    if (endsWithChinese(value) && STARTS_WITH.test(after.value.slice(1)))
      after.value = after.value.slice(1);
  }
}

/** A character is two units at most; the rest is not searched. */
function endsWithChinese(text: string): boolean {
  return ENDS_WITH.test(text.slice(-2));
}
