import { createSite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

/** Site in a project that was created with `npm init -y`. */
const FILES: Record<string, string> = {
  'package.json': '{ "name": "project", "type": "commonjs" }',
  'docs.config.ts': "export default { title: 'Project' };\n",
  'content/index.mdx': "import { Box } from '../lib/box.js';\n\n# Home\n\n<Box />\n",
  'lib/box.js':
    "import { createElement } from 'react';\nexport const Box = () => createElement('p', null, 'A box');\n",
};

test('a project with "type": "commonjs" builds, and its dev server shows pages', async ({
  page,
}) => {
  const site = createSite('commonjs-package', FILES);
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  for (const command of ['preview', 'dev'] as const) {
    const served = await serve(command, site);
    try {
      await page.goto(served.url);
      await expect(page.getByText('A box')).toBeVisible();
      expect(served.output()).not.toContain('✗');
    } finally {
      await served.close();
    }
  }
});
