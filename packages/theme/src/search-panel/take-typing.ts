import { earlyTyping, endTyping } from './early-typing';

/**
 * Hand over what was typed before the panel was there, or nothing. What an input method composes is waited for: it would be
 * cut in two.
 *
 * @param take Moves the focus, which the field has until then; `pause` is how long ago it was typed last, in ms.
 * @returns Function after which nothing is handed over any more.
 */
export function takeTyping(take: (typed: string, pause: number) => void): () => void {
  const typing = earlyTyping;
  const finish = (): void => {
    take(typing?.field.value ?? '', performance.now() - (typing?.time ?? 0));
    endTyping();
  };
  if (!typing?.isComposing) {
    finish();
    return () => {};
  }
  typing.field.addEventListener('compositionend', finish, { once: true });
  return () => typing.field.removeEventListener('compositionend', finish);
}
