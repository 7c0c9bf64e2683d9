import { openWithoutScripts } from '../support/open-without-scripts';
import { createSite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

const FORM = `import { useEffect, useState } from 'react';

const INITIAL = { name: 'Ada', note: '', color: 'red', news: false, size: 'S' };

export function Form() {
  const [values, setValues] = useState(INITIAL);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const set = (change) => setValues((old) => ({ ...old, ...change }));
  return (
    <div data-mounted={isMounted || undefined}>
      <input aria-label="Name" value={values.name} onChange={(e) => set({ name: e.target.value })} />
      <textarea aria-label="Note" value={values.note} onChange={(e) => set({ note: e.target.value })} />
      <select aria-label="Color" value={values.color} onChange={(e) => set({ color: e.target.value })}>
        <option>red</option>
        <option>blue</option>
      </select>
      <input type="checkbox" aria-label="News" checked={values.news} onChange={(e) => set({ news: e.target.checked })} />
      {['S', 'L'].map((size) => (
        <input key={size} type="radio" name="size" aria-label={size} checked={values.size === size} onChange={() => set({ size })} />
      ))}
      <input aria-label="Free" defaultValue="x" />
      <output>{JSON.stringify(values)}</output>
    </div>
  );
}
`;

const FILES = {
  'package.json': '{ "name": "early-fields", "type": "module" }',
  'docs.config.ts': "export default { title: 'Fields', runtime: process.env.OCTAVO_RUNTIME };\n",
  'components/Form.jsx': FORM,
  'content/index.mdx': "import { Form } from '../components/Form.jsx';\n\n# Home\n\n<Form />\n",
};

for (const runtime of ['auto', 'react'])
  test(`what a reader enters before the scripts load is kept, with runtime "${runtime}"`, async ({
    page,
    consoleMessages,
  }) => {
    const site = createSite(`early-fields-${runtime}`, FILES);
    const env = { OCTAVO_RUNTIME: runtime };
    const built = await runOctavo(site, ['build'], env);
    expect(built.code, built.output).toBe(0);
    const { url, close } = await serve('preview', site, env);
    const release = await openWithoutScripts(page, url);
    const name = page.getByLabel('Name', { exact: true });
    await page.getByLabel('Note', { exact: true }).fill('Some text');
    await page.getByLabel('Color', { exact: true }).selectOption('blue');
    await page.getByLabel('News', { exact: true }).check();
    await page.getByLabel('L', { exact: true }).check();
    await page.getByLabel('Free', { exact: true }).fill('free');
    await name.fill('Grace');
    await name.press('Home');
    await name.press('Delete');
    await name.pressSequentially('T');
    release();
    await page.locator('[data-mounted]').waitFor();
    await expect(page.locator('output')).toHaveText(
      JSON.stringify({ name: 'Trace', note: 'Some text', color: 'blue', news: true, size: 'L' }),
    );
    await expect(page.getByLabel('Free', { exact: true })).toHaveValue('free');
    await name.pressSequentially('h');
    await expect(name).toHaveValue('Thrace');
    expect(consoleMessages).toEqual([]);
    await close();
  });
