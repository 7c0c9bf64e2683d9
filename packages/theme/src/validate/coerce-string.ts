/** A text, or nothing where something else was given. */
export function soundText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
