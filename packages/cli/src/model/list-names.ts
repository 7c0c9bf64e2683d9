/** Joins the first names with commas and appends the number of the others, for example `a, b and 3 more`. */
export function listNames(names: readonly string[], max: number): string {
  const rest = names.length - max;
  const listed = names.slice(0, max).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}
