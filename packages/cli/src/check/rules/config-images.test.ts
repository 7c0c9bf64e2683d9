import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { loadSiteConfig } from '../../commands/load-site-config';
import { auditConfigImages, auditSocialIcons, auditSocialLinks } from './nav-links';
import { createLinkTargets } from './targets';

test('reports missing images of the configuration with their keys and positions', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-images-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'content/public'), { recursive: true });
  writeFileSync(join(cwd, 'content/public/logo.svg'), '<svg/>');
  writeFileSync(
    join(cwd, 'tools.ts'),
    "const rest = { name: 'A', desc: '', descEn: '', url: '/' };\nexport const tools = [\n  { ...rest, logo: '/logo.svg' },\n  { ...rest, logo: '/tool.svg' },\n];\n",
  );
  writeFileSync(
    join(cwd, 'docs.config.ts'),
    `import { tools } from './tools';
export default {
  icon: '/icon.svg',
  image: 'preview.png',
  logo: { light: '/logo.svg', dark: '/lgoo.svg' },
  themeConfig: {
    tools,
    socialLinks: [
      { icon: 'x', content: '/no-image' },
      { icon: 'qq', mode: 'img', content: '/code.png' },
    ],
  },
};
`,
  );
  const config = await loadSiteConfig({ cwd });
  const targets = createLinkTargets({ config, pages: [], mayGenerateIds: () => false });
  const findings = auditConfigImages(targets, config, (file) => readFileSync(file, 'utf8'));
  expect(
    findings.map(
      ({ rule, file, line, column, message, hint }) =>
        `${rule} ${file!.slice(cwd.length)}:${line}:${column} ${message} ${hint}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "dead-asset /docs.config.ts:3:9 icon: File "/icon.svg" not found in the public folder. Fix the path or add the file.",
      "dead-asset /docs.config.ts:4:10 image: File "/preview.png" not found in the public folder. Fix the path or add the file.",
      "dead-asset /docs.config.ts:5:37 logo.dark: File "/lgoo.svg" not found in the public folder. Did you mean "/logo.svg"?",
      "dead-asset /tools.ts:4:20 themeConfig.tools[1].logo: File "/tool.svg" not found in the public folder. Fix the path or add the file.",
      "dead-asset /docs.config.ts:10:43 themeConfig.socialLinks[1].content: File "/code.png" not found in the public folder. Fix the path or add the file.",
    ]
  `);
});

test('reports unknown social icons with their positions and the nearest name', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-icons-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'content'));
  writeFileSync(
    join(cwd, 'docs.config.ts'),
    `const content = 'https://example.com';
export default {
  themeConfig: {
    socialLinks: [
      { icon: 'GitHub', content },
      { icon: 'githb', content },
      { icon: 'constructor', content },
      { icon: { svg: '<svg/>' }, content },
    ],
  },
};
`,
  );
  const config = await loadSiteConfig({ cwd });
  const findings = auditSocialIcons(config, (file) => readFileSync(file, 'utf8'));
  expect(
    findings.map(({ rule, line, column, message, hint }) => [
      `${rule} ${line}:${column} ${message}`,
      hint,
    ]),
  ).toEqual([
    [
      'page-warning 6:15 themeConfig.socialLinks[1].icon: Unknown icon "githb". A link icon is shown instead.',
      'Did you mean "github"?',
    ],
    [
      'page-warning 7:15 themeConfig.socialLinks[2].icon: Unknown icon "constructor". A link icon is shown instead.',
      'Use a built-in icon name or an SVG.',
    ],
  ]);
});

test('reports social links that lead nowhere, and URLs without a scheme', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-social-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'content/public'), { recursive: true });
  writeFileSync(join(cwd, 'content/public/feed.xml'), '');
  const contents = ['github.com/a', '/gone', '/feed.xml', 'https://github.com/a', 'mailto:a@b.c'];
  writeFileSync(
    join(cwd, 'docs.config.ts'),
    `export default { base: '/docs/', themeConfig: { socialLinks: [
${contents.map((content) => `  { icon: 'github', content: '${content}' },`).join('\n')}
  { icon: 'qq', mode: 'text', content: '12345' },
] } };
`,
  );
  const config = await loadSiteConfig({ cwd });
  const targets = createLinkTargets({ config, pages: [], mayGenerateIds: () => false });
  const findings = auditSocialLinks(targets, config, (file) => readFileSync(file, 'utf8'));
  expect(
    findings.map(({ rule, line, column, message, hint }) => [
      `${rule} ${line}:${column} ${message}`,
      hint,
    ]),
  ).toEqual([
    [
      'dead-link 2:30 Dead link: page "/github.com/a" not found.',
      'Did you mean "https://github.com/a"?',
    ],
    ['dead-link 3:30 Dead link: page "/gone" not found.', undefined],
  ]);
});
