/**
 * Formats a count with a noun, for example `1 page` or `2 pages`. `many` is the plural form.
 */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : many}`;
}
