import { fold } from '../text/fold';
import { tokenize } from '../text/tokenize';

/** Link from a page to another one. */
export interface MentionLink {
  /** Route path of the page that contains the link. */
  from: string;
  /** Route path of the linked page. */
  to: string;
  /** Text of the sentence that contains the link. */
  sentence: string;
}

/** Maximum length of all mentions of a page, in UTF-16 code units. A page can be linked from all others. */
const MAX_LENGTH = 1000;

/**
 * Returns the `mentions` of pages by route path: the sentences that link to them. Links of a page to itself, and sentences
 * without new words, are omitted.
 */
export function collectMentions(links: Iterable<MentionLink>): Map<string, string> {
  const mentions = new Map<string, string>();
  const knownByPage = new Map<string, Set<string>>();
  for (const { from, to, sentence } of links) {
    const text = mentions.get(to) ?? '';
    if (from === to || text.length + sentence.length > MAX_LENGTH) continue;
    const known = knownByPage.get(to) ?? new Set();
    knownByPage.set(to, known);
    const before = known.size;
    for (const { term } of tokenize(fold(sentence))) known.add(term);
    if (known.size > before) mentions.set(to, text === '' ? sentence : `${text}\n${sentence}`);
  }
  return mentions;
}
