import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

const page = (code: string) => `---\npageType: home\nhero:\n  code:\n${code}\n---\n`;
const heroCode = async (code: string, options = {}) => {
  const { content } = await compilePage(page(code), options);
  return (content.frontmatter.hero as { code: Record<string, string> }).code;
};

test('highlights the code and the output of the hero', async () => {
  const { html, outputHtml } = await heroCode(
    '    lang: ts\n    source: |\n      const a = 1;\n    output: "\\e[32m✓\\e[0m passed"',
  );
  expect(html).toContain('<span class="o-k">const</span> a');
  expect(outputHtml).toContain('<span class="o-a2">✓</span>');
  expect(html).not.toMatch(/\n$/);
});

test('escapes code in an unknown language', async () => {
  const { html, outputHtml } = await heroCode('    lang: nonsense\n    source: "<script>"');
  expect(html).toContain('&lt;script');
  expect(outputHtml).toBeUndefined();
});

test('does not change pages without code in the hero', async () => {
  const { content } = await compilePage('---\nhero:\n  name: A\n---\n');
  expect(content.frontmatter.hero).toEqual({ name: 'A' });
});
