import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

/** Returns functions that write and edit the files of a site. */
function editorOf(site: string) {
  const write = (path: string, text: string) => {
    mkdirSync(join(site, path, '..'), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  const configure = (text: string) =>
    write(
      'docs.config.ts',
      readFileSync(join(site, 'docs.config.ts'), 'utf8').replace(
        "lang: 'en',",
        `lang: 'en',\n${text}`,
      ),
    );
  return { write, configure };
}

/** Builds a site and returns the lines of its errors, `file:line message`. */
async function problemsOf(site: string): Promise<string[]> {
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(1);
  expect(existsSync(join(site, 'dist'))).toBe(false);
  expect(output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
  return [...output.matchAll(/^(\S+\.(?:ts|json|mdx?|txt)(?::\d+)?)\S*\n {2}(.*)/gm)].map(
    ([, position, message]) => `${position} ${message}`,
  );
}

test('links that run code and redirects that leave the site fail the build, each with its position', async () => {
  const site = copySite('basic', 'unsafe-links');
  const { write, configure } = editorOf(site);
  configure(
    [
      'redirects: {',
      "  '/../../../PWNED': '/guide/start',",
      "  '/one': 'JavaScript:alert(1)',",
      "  '/two': 'https://a.example/\\n/* https://evil.example 301',",
      "  '/three\\nX: y': '/guide/start',",
      '},',
    ].join('\n'),
  );
  write(
    'content/en/guide/links.mdx',
    [
      '---\nredirectFrom:\n  - /../../../../PWNED\n---\n# Links',
      '[one](javascript:alert(1))',
      '[two](java&#x0A;script:alert(1))',
      '<a href="java&#x0A;script:alert(1)">three</a>',
      '<a href={" vbscript:x"}>four</a>',
      '![five](data:text/html,x)',
      '[six][s]\n\n[s]: <data:text/html,x>',
      '<Badge link="javascript:alert(1)" text="a" />',
      '![fine](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
    ].join('\n\n'),
  );
  write('content/en/guide/raw.md', '# Raw\n\nText <a href=" javascript:alert(1)">one</a>\n');
  write(
    'content/en/index.mdx',
    '---\npageType: home\nhero:\n  name: Home\n  actions:\n    - text: Go\n      link: "javascript:alert(1)"\n---\n',
  );
  const problems = await problemsOf(site);
  expect(problems.map((line) => line.replace(/: .*/, ''))).toEqual([
    'content/en/guide/links.mdx:3 The redirect source "/../../../../PWNED" is outside of the site. (bad-redirect)',
    'content/en/guide/links.mdx:7 Unsafe URL',
    'content/en/guide/links.mdx:9 Unsafe URL',
    'content/en/guide/links.mdx:11 Unsafe URL',
    'content/en/guide/links.mdx:13 Unsafe URL',
    'content/en/guide/links.mdx:15 Unsafe URL',
    'content/en/guide/links.mdx:17 Unsafe URL',
    'content/en/guide/links.mdx:21 Unsafe URL',
    'content/en/guide/raw.md:3 Unsafe URL',
    'content/en/index.mdx:7 Unsafe URL',
    'docs.config.ts:9 The redirect source "/../../../PWNED" is outside of the site. (bad-redirect)',
    'docs.config.ts:10 The redirect from "/one" has an unsafe target',
    'docs.config.ts:11 The redirect from "/two" has an unsafe target',
    'docs.config.ts:12 The redirect source "/three\\nX',
  ]);
});

test('symlinks out of the workspace and unsafe links in navigation files fail the build', async () => {
  const site = copySite('basic', 'unsafe-files');
  const { write } = editorOf(site);
  const secret = join(tmpdir(), `octavo-secret-${process.pid}.mdx`);
  writeFileSync(secret, '# Secret');
  mkdirSync(join(site, 'public'));
  symlinkSync(secret, join(site, 'content/en/guide/key.mdx'));
  symlinkSync(secret, join(site, 'public/key.txt'));
  symlinkSync(join(site, 'content/en/guide/start.mdx'), join(site, 'content/en/guide/same.mdx'));
  write(
    'content/en/_nav.json',
    '[\n  { "text": "Data: x", "link": "/guide/start" },\n  { "text": "a", "link": "\\tjava\\nscript:x" }\n]\n',
  );
  write(
    'content/zh/guide/_meta.json',
    '[\n  "start",\n  { "type": "custom-link", "label": "a",\n    "link": "data:text/html,x" }\n]\n',
  );
  expect(await problemsOf(site)).toEqual([
    `content/en/guide/key.mdx The symlink points outside the workspace, to "${secret}".`,
    `public/key.txt The symlink points outside the workspace, to "${secret}".`,
    'content/en/_nav.json:3 Unsafe URL: "\\tjava\\nscript:x" can run code.',
    'content/zh/guide/_meta.json:4 Unsafe URL: "data:text/html,x" can run code.',
  ]);
});

test('a base, languages and links of the configuration that are not valid fail the build', async () => {
  const site = copySite('basic', 'unsafe-config');
  const { write } = editorOf(site);
  write(
    'docs.config.ts',
    [
      'export default {',
      "  base: 'https://a.example/docs/',",
      "  lang: '../x',",
      "  locales: [{ lang: 'en', label: 'a' }, { lang: 'EN', label: 'b' }],",
      "  multiVersion: { versions: ['caf\\u00e9', 'cafe\\u0301'] },",
      '  themeConfig: {',
      "    nav: [{ text: 'a', link: 'javascript:x' }],",
      "    socialLinks: [{ icon: 'github', content: 'data:text/html,x' }],",
      '  },',
      '};',
      '',
    ].join('\n'),
  );
  expect(await problemsOf(site)).toEqual([
    'docs.config.ts:2 base: expected a path such as "/docs/" or "./", got "https://a.example/docs/".',
    'docs.config.ts:3 lang: expected the language of a locale ("en", "EN"), got "../x".',
    'docs.config.ts:3 lang: expected a language tag such as "en" or "zh-CN", got "../x".',
    'docs.config.ts:4 locales[1].lang: duplicate language "EN", also written as "en".',
    'docs.config.ts:5 multiVersion.versions[1]: duplicate version "cafe\u0301", also written as "caf\u00e9".',
    'docs.config.ts:7 themeConfig.nav[0].link: Unsafe URL: "javascript:x" can run code.',
    'docs.config.ts:8 themeConfig.socialLinks[0].content: Unsafe URL: "data:text/html,x" can run code.',
  ]);
});

test('the policy allows inline scripts of a page only if its frontmatter does, and the build lists the others', async ({
  page,
}) => {
  const site = copySite('basic', 'inline-scripts');
  const { write, configure } = editorOf(site);
  configure("security: { headers: true },\n  head: ['<script>window.ranHead = 1</script>'],");
  const script = (name: string) => `# Page\n\n<script>{\`window.${name} = 1\`}</script>\n`;
  write('content/en/guide/allowed.mdx', `---\ninlineScripts: true\n---\n\n${script('ranAllowed')}`);
  write('content/en/guide/blocked.mdx', script('ranBlocked'));
  write('content/en/guide/raw.md', '# Page\n\nText\n\n<script>window.ranRaw = 1</script>\n');
  write(
    'content/en/guide/widget.mdx',
    "import { Widget } from '../../../components/Widget';\n\n# Page\n\nText\n\n<Widget />\n",
  );
  write(
    'components/Widget.tsx',
    "export const Widget = () => <script dangerouslySetInnerHTML={{ __html: 'window.ranWidget = 1' }} />;\n",
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  expect(output).toContain('content/en/guide/blocked.mdx:3:1');
  expect(output).toContain('content/en/guide/raw.md:5:1');
  expect(output).toContain('content/en/guide/widget.mdx:1:1');
  expect(output.match(/→ Add "inlineScripts: true"/g)).toHaveLength(3);

  const { url, close } = await serve('preview', site);
  try {
    const run: string[] = [];
    for (const route of ['allowed', 'blocked', 'raw', 'widget']) {
      await page.goto(`${url}guide/${route}`);
      await page.locator('html[data-hydrated]').waitFor();
      run.push(
        ...(await page.evaluate(() =>
          Object.keys(window).filter((name) => name.startsWith('ran')),
        )),
      );
    }
    expect(run).toEqual(['ranHead', 'ranAllowed', 'ranHead', 'ranHead', 'ranHead']);
  } finally {
    await close();
  }
});

test('a build reports inline styles that only the rendered HTML shows, once per page', async () => {
  const site = copySite('basic', 'inline-styles');
  const { write, configure } = editorOf(site);
  configure('security: { headers: true },');
  const styled = "export const Styled = () => <p style={{ color: 'red' }}>Text</p>;\n";
  write('components/Styled.tsx', styled);
  const importStyled = "import { Styled } from '../../../components/Styled';\n\n# Page\n\n";
  write('content/en/guide/widget.mdx', `${importStyled}Text\n\n<Styled />\n\n<Styled />\n`);
  write(
    'content/en/guide/expression.mdx',
    '# Page\n\n{[1].map((n) => <i key={n} style={{ top: n }}>{n}</i>)}\n',
  );
  write(
    'content/en/guide/source.mdx',
    `${importStyled}<p style={{ left: 0 }}>Text</p>\n\n<Styled />\n`,
  );
  write(
    'content/en/guide/text.mdx',
    '# Page\n\n`<p style="top:0">` <Note title=\'a style="top:0"\' />\n\nexport const Note = ({ title }) => <b title={title}>Note</b>;\n',
  );
  write('content/en/guide/element.tsx', 'export default () => <style>{`p { top: 0 }`}</style>;\n');
  write('theme/Logo.tsx', 'export const Logo = () => <b style={{ right: 0 }}>Logo</b>;\n');
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  const places = [
    ...output.matchAll(
      /^(?:! )?(\S+:\d+:\d+)\n.* (style=\S+|a <style> element|this style attribute)/gm,
    ),
  ];
  expect(places.map(([, place, style]) => `${place} ${style}`).sort()).toEqual([
    'content/en/guide/element.tsx:1:1 a <style> element',
    'content/en/guide/expression.mdx:1:1 style="top:1px"',
    'content/en/guide/source.mdx:5:1 this style attribute',
    'content/en/guide/widget.mdx:1:1 style="color:red"',
    'theme/Logo.tsx:1:1 style="right:0"',
  ]);
  expect(output.match(/\(inline-style\)/g)).toHaveLength(5);

  const { output: checked } = await runOctavo(site, ['check']);
  expect(checked.match(/\(inline-style\)/g)).toHaveLength(1);
});
