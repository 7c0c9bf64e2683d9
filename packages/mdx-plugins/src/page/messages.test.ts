import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';

const inLanguage = (lang: string, source: string): Promise<string> =>
  compileToMarkup(source, { langOf: () => lang });

test.each([
  ['en', 'TIP', 'WARNING', 'DETAILS'],
  ['zh', '提示', '警告', '详情'],
  ['zh-TW', '提示', '警告', '詳細資訊'],
  ['fr', 'Astuce', 'Avertissement', 'Détails'],
  ['ar', 'نصيحة', 'تحذير', 'التفاصيل'],
  ['pl', 'TIP', 'WARNING', 'DETAILS'],
])('uses the default titles of callouts in %s', async (lang, tip, warning, details) => {
  expect(await inLanguage(lang, ':::tip\nx\n:::')).toContain(
    `<p class="oct-callout-title" data-default>${tip}</p>`,
  );
  expect(await inLanguage(lang, '> [!WARNING]\n> x')).toContain(`>${warning}</p>`);
  expect(await inLanguage(lang, ':::details\nx\n:::')).toContain(
    `<summary data-default>${details}</summary>`,
  );
});

test('uses labels of code blocks in the language of the page', async () => {
  const html = await inLanguage('fr', '```js\nx\n```');
  expect(html).toContain('aria-label="Copier le code"');
  expect(html).toContain('aria-label="Retour à la ligne automatique"');
});

test.each([
  ['en', 'Show all 12 lines'],
  ['zh', '显示全部 12 行'],
  ['ru', 'Показать все 12 строк'],
])('labels the button of a collapsed code block in %s "%s"', async (lang, label) => {
  const code = 'x\n'.repeat(12);
  expect(await inLanguage(lang, `\`\`\`js fold\n${code}\`\`\``)).toContain(`>${label}</button>`);
});

test('uses labels of footnotes and tasks in the language of the page', async () => {
  const html = await inLanguage('de', 'x[^1]\n\n[^1]: y\n\n- [ ] z');
  expect(html).toContain('>Fußnoten</h2>');
  expect(html).toContain('aria-label="Zurück zum Verweis 1"');
  expect(html).toContain('aria-label="Aufgabe"');
});

test('overrides the built-in messages of each language with the messages of the site', async () => {
  const messages = {
    fr: { copyCode: 'Copier', wrapCode: 'Couper', expandCode: 'Tout', calloutTip: 'Idée' },
    en: { copyCode: 'Grab' },
  };
  const code = `\`\`\`js fold\n${'x\n'.repeat(12)}\`\`\`\n\n:::tip\nx\n:::`;
  const compile = (lang: string) => compileToMarkup(code, { langOf: () => lang, messages });
  const html = await compile('fr');
  expect(html).toContain('aria-label="Copier"');
  expect(html).toContain('aria-label="Couper"');
  expect(html).toContain('>Tout</button>');
  expect(html).toContain('>Idée</p>');
  expect(await compile('en')).toContain('aria-label="Grab"');
  expect(await compile('en')).toContain('>TIP</p>');
});
