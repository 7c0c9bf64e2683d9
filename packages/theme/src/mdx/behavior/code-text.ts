const NOT_CODE = '.oct-prompt, .oct-line-number, [aria-hidden="true"]';

/**
 * Text of a code block as a reader wants to paste it: without line numbers, prompt signs and removed
 * lines.
 */
export function codeText(block: Element): string {
  const code = block.querySelector('pre code') ?? block.querySelector('pre') ?? block;
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return trimEnd(textOf(code));
  return lines
    .filter((line) => line.getAttribute('data-diff') !== 'remove')
    .map((line) => textOf(line).replace(/\r?\n$/, ''))
    .join('\n');
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll(NOT_CODE)) extra.remove();
  return copy.textContent ?? '';
}

function trimEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}
