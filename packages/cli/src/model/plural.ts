/** Returns a count with its noun, for example "1 page", "2 pages" or `plural(2, 'entry', 'entries')`: "2 entries". */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : many}`;
}
