import type { Root, RootContent, Text } from 'hast';
import type { Plugin } from 'unified';
import { walk } from './walk';

/** Characters of scripts that put no spaces between words, and their punctuation. */
const CJK =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
const BREAK = new RegExp(`(?<=${CJK})\\n(?=${CJK})`, 'gu');
const ENDS_WITH_BREAK = new RegExp(`${CJK}\\n$`, 'u');
const ENDS_WITH = new RegExp(`${CJK}$`, 'u');
const STARTS_WITH_BREAK = new RegExp(`^\\n${CJK}`, 'u');
const STARTS_WITH = new RegExp(`^${CJK}`, 'u');

/** Drop line breaks between Chinese characters: they would be shown, and searched, as spaces. */
export const rehypeJoinChinese: Plugin<[], Root> = () => (tree) => {
  let previous: Text | undefined;
  walk<RootContent>(tree, (node) => {
    if (node.type !== 'text') return undefined;
    if (node.value.includes('\n')) node.value = node.value.replace(BREAK, '');
    if (previous && ENDS_WITH_BREAK.test(previous.value) && STARTS_WITH.test(node.value)) {
      previous.value = previous.value.slice(0, -1);
    }
    if (previous && ENDS_WITH.test(previous.value) && STARTS_WITH_BREAK.test(node.value)) {
      node.value = node.value.slice(1);
    }
    previous = node;
    return undefined;
  });
};
