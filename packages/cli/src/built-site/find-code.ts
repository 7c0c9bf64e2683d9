/** Returns for each line of Markdown whether it belongs to a fenced code block, including its fences. */
export function findCode(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, marker] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && line.trim().endsWith(marker)) fence = undefined;
      return true;
    }
    fence = marker;
    return marker !== undefined;
  });
}
