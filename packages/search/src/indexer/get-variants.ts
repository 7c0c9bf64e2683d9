import { isChinese } from '../engine/load-chinese';
import type { HanVariants } from '../text/fold';
import { SIMPLIFIED } from '../text/simplified';

/** Returns the character variants that the index of a language folds. */
export function getVariants(lang: string): HanVariants | undefined {
  return isChinese(lang) ? SIMPLIFIED : undefined;
}
