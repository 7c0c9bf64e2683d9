/** Whether two pieces of HTML make the same nodes, however they spell them. */
export function isSameMarkup(a: string, b: string): boolean {
  return a === b || normalize(a) === normalize(b);
}

function normalize(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}
