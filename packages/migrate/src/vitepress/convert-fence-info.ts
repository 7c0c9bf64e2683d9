/** Matches the info string of a code block with Vue expressions, such as `html-vue`. */
const VUE_FENCE = /^\s*[\w#+.]+-vue(?=$|[\s:{[])/;

/** Checks whether Vue evaluates expressions in a code block. */
export function isVueFence(info: string): boolean {
  return VUE_FENCE.test(info);
}

/** Converts `ts:line-numbers=5 {1} [a.ts]` to `ts lineNumbers=5 {1} title="a.ts"`. Code group labels stay unchanged. */
export function convertFenceInfo(info: string, isGroup = false): string {
  const spaced = info
    .replace(/^\s*(?=\[)/, 'text ')
    .replace(/(?<=:(?:no-)?line-numbers(?:=\d+)?)(?=\{)/, ' ');
  const titled = isGroup ? spaced : spaced.replace(/(?<=\s)\[([^\]"]+)\]/, 'title="$1"');
  return titled
    .replace(/^(\s*[\w#+.]+)-vue(?=$|[\s:{[])/, '$1')
    .replace(
      /^(\s*[\w#+.-]*):(no-)?line-numbers(=\d+)?/,
      (_, lang: string, no?: string, first?: string) =>
        `${lang} lineNumbers${no ? '=false' : (first ?? '')}`,
    );
}
