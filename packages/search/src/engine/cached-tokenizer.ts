import { type FoldedText, fold, type HanVariants } from '../text/fold';
import { type Token, tokenize } from '../text/tokenize';

/** Maximum number of texts to cache. A query reads up to 24 pages with nine sections each. */
const MAX_TEXTS = 600;

export interface TokenizedText {
  folded: FoldedText;
  tokens: readonly Token[];
}

/** Folds and tokenizes a text. */
export type Tokenizer = (text: string) => TokenizedText;

/** Creates a tokenizer that caches the most recent texts, because most queries extend the previous one. */
export function createCachedTokenizer(variants: HanVariants | undefined): Tokenizer {
  const cache = new Map<string, TokenizedText>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const folded = fold(text, variants);
    const tokenized = { folded, tokens: tokenize(folded) };
    if (cache.size >= MAX_TEXTS) cache.delete(cache.keys().next().value!);
    cache.set(text, tokenized);
    return tokenized;
  };
}
