/** A fence whose expressions Vue evaluates. */
const VUE_FENCE = /^\s*[\w#+.]+-vue(?=$|[\s:{[])/;

/** Whether Vue evaluates expressions in the code behind these words of a fence. */
export function isVueFence(info: string): boolean {
  return VUE_FENCE.test(info);
}

/** `ts:line-numbers=5 {1} [a.ts]` is `ts lineNumbers=5 {1} title="a.ts"`; in groups the name stays a label. */
export function fenceInfo(info: string, isGroup = false): string {
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
