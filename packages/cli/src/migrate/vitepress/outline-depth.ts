/** Returns whether the outline of Octavo, with levels 2 to 4, supports a depth of VitePress. */
export function isSupportedDepth(outline: unknown): boolean {
  const [first, last] = Array.isArray(outline) ? (outline as unknown[]) : [];
  return outline === 'deep' || (first === 2 && Number(last) > 2);
}
