/** Returns a count with its noun: "1 page", "2 pages"; `plural(2, 'entry', 'entries')` is "2 entries". */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : many}`;
}
