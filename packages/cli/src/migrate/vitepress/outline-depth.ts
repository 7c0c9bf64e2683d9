/** Whether the outline here, of levels 2 to 4, shows what was asked for. */
export function isAsDeep(outline: unknown): boolean {
  const [first, last] = Array.isArray(outline) ? (outline as unknown[]) : [];
  return outline === 'deep' || (first === 2 && Number(last) > 2);
}
