/** Checks whether Octavo supports a VitePress outline level. The Octavo outline always shows h2 to h4 headings. */
export function isSupportedOutlineLevel(outline: unknown): boolean {
  const [first, last] = Array.isArray(outline) ? (outline as unknown[]) : [];
  return outline === 'deep' || (first === 2 && Number(last) > 2);
}
