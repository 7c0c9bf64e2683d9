import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let site: string;
let served: Served;

test.beforeAll(async () => {
  site = copySite('basic', 'dev-runtime-errors');
  write('components/Price.tsx', price('props.product.amount'));
  write(
    'content/en/guide/price.mdx',
    "import { Price } from '../../../components/Price';\n\n# Price\n\n<Price />\n",
  );
  served = await serve('dev', site);
});
test.afterAll(() => served.close());

function write(path: string, text: string): void {
  writeFileSync(join(site, path), text);
}

/** Returns a component that renders an expression. */
function price(expression: string): string {
  return [
    'interface Props {',
    '  product?: any;',
    '}',
    '',
    'export function Price(props: Props) {',
    `  const amount = ${expression};`,
    '  return <button type="button" data-testid="price">{amount}</button>;',
    '}',
    '',
  ].join('\n');
}

test('the overlay of a component that has never rendered closes once the component is fixed', async ({
  page,
}) => {
  await page.goto(`${served.url}guide/price`);
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('TypeError');
  write('components/Price.tsx', price('props.product?.amount ?? 5'));
  await expect(page.getByTestId('price')).toHaveText('5');
  await expect(overlay).toHaveCount(0);
  write('components/Price.tsx', price('props.product.amount'));
  await expect(overlay).toContainText('TypeError');
  write('components/Price.tsx', price('6'));
  await expect(page.getByTestId('price')).toHaveText('6');
  await expect(overlay).toHaveCount(0);
});

test('a runtime error has its position in the source, in the overlay and in the terminal', async ({
  page,
}) => {
  await page.goto(`${served.url}guide/price`);
  await expect(page.getByTestId('price')).toHaveText('6');
  write('components/Price.tsx', price('props.product.cents'));
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('components/Price.tsx:6:32');
  await expect(overlay).toContainText("reading 'cents'");
  await expect(overlay).toContainText('const amount = props.product.cents;');
  await expect.poll(served.output).toContain('components/Price.tsx:6:32');
  write('components/Price.tsx', price('7'));
  await expect(overlay).toHaveCount(0);
  await expect
    .poll(() => served.output().split("reading 'cents'").at(-1))
    .toContain('All reported problems are fixed.');
});

test('a component of the theme can replace a broken one', async ({ page }) => {
  const path = 'content/en/guide/replaced.mdx';
  const tabs = '<PackageManagerTabs command="install lib" />\n';
  write('content/en/guide/tabs.mdx', `# Tabs\n\n${tabs}`);
  write('components/Broken.tsx', 'export const Broken = () => {\n  throw new Error();\n};\n');
  write(path, "import { Broken } from '../../../components/Broken';\n\n# Replaced\n\n<Broken />\n");
  await page.goto(`${served.url}guide/replaced`);
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toBeVisible();
  write(path, `# Replaced\n\n${tabs}`);
  await expect(page.getByRole('tab', { name: 'pnpm' })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

for (const [name, statement, message] of [
  ['named', 'import { Prices } from', 'does not export "Prices".'],
  ['default', 'import Prices from', 'has no default export.'],
] as const)
  test(`a missing ${name} export is shown instead of the error that it causes`, async ({
    page,
  }) => {
    const path = `content/en/guide/missing-${name}.mdx`;
    write(path, `${statement} '../../../components/Price';\n\n# Missing\n\n<Prices />\n`);
    const overlay = page.getByRole('dialog', { name: 'Problems' });
    let thrown = 0;
    page.on('console', (entry) => {
      if (entry.text().includes('Element type is invalid')) thrown++;
    });
    const open = async () => {
      await page.goto(`${served.url}guide/missing-${name}`);
      await expect(overlay).toContainText(`${path}:1:`);
      await expect(overlay).toContainText(message);
    };
    await open();
    const before = thrown;
    await open();
    await expect.poll(() => thrown).toBeGreaterThan(before);
    await expect(overlay).toContainText(message);
    await expect(overlay).not.toContainText('Element type is invalid');
    const printed = served.output().length;
    write(path, '# Missing\n');
    await expect.poll(() => served.output().slice(printed)).toContain('✓');
    await expect(overlay).toHaveCount(0);
  });

test('an error in an expression of a page has its position in the page', async ({ page }) => {
  write(
    'content/en/guide/broken.mdx',
    '# Broken\n\nText.\n\nTotal: {[].find(Boolean).price}\n\n## End\n',
  );
  await page.goto(`${served.url}guide/broken`);
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('content/en/guide/broken.mdx:5:');
});

test('an error of an event handler is shown, and printed', async ({ page }) => {
  write(
    'components/Price.tsx',
    price('8').replace('<button', '<button onClick={() => props.product.buy()}'),
  );
  await page.goto(`${served.url}guide/price`);
  await expect(page.getByTestId('price')).toHaveText('8');
  await page.getByTestId('price').click();
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText("reading 'buy'");
  await expect(overlay).toContainText('components/Price.tsx:7:');
  await expect.poll(served.output).toContain("reading 'buy'");
});

test('an error of a closed page is fixed when the page renders in another document', async ({
  page,
  context,
}) => {
  write('components/Price.tsx', price('props.product.euros'));
  await page.goto(`${served.url}guide/price`);
  await expect.poll(served.output).toContain("reading 'euros'");
  await page.close();
  const printed = served.output().length;
  write('components/Price.tsx', price('9'));
  const other = await context.newPage();
  // The events of the bundle reload the page until it has the fixed component.
  await other.goto(`${served.url}guide/price/`);
  await expect(other.getByTestId('price')).toHaveText('9');
  await expect
    .poll(() => served.output().slice(printed))
    .toMatch(/✓ (All reported problems are fixed|Fixed 1 problem)\./);
  expect(served.output().slice(printed)).not.toContain("reading 'euros'");
});

for (const [change, act] of [
  ['changed', (file: string) => writeFileSync(file, '# Closed\n')],
  ['deleted', (file: string) => rmSync(file, { force: true })],
] as const)
  test(`an error of a closed page is fixed when the page is ${change}`, async ({ page }) => {
    const path = 'content/en/guide/closed.mdx';
    const name = `of_${change}`;
    write(path, `# Closed\n\n{[].find(Boolean).${name}}\n`);
    await page.goto(`${served.url}guide/closed`);
    await expect.poll(served.output).toContain(`reading '${name}'`);
    await page.close();
    const printed = served.output().length;
    await expect
      .poll(() => {
        // The server may not have received yet that the page is closed.
        act(join(site, path));
        return served.output().slice(printed);
      })
      .toMatch(/✓ (All reported problems are fixed|Fixed 1 problem)\./);
    expect(served.output().slice(printed)).not.toContain(`reading '${name}'`);
  });

test('requests that are not runtime errors are rejected', async ({ request }) => {
  const send = (data: string) =>
    request.post(`${served.url}__octavo/runtime-error`, { data }).then((r) => r.status());
  expect(await send('{')).toBe(400);
  expect(await send('null')).toBe(400);
  expect(await send('{"message": 1, "stack": "", "route": "/"}')).toBe(400);
  expect(await send(JSON.stringify({ message: 'x'.repeat(200_000), stack: '', route: '/' }))).toBe(
    400,
  );
  expect(await request.post(served.url).then((r) => r.status())).toBe(405);
  const hostile = { message: '\u001b[2Jhidden', stack: 'at http://x/%ff.js:1:1', route: '/' };
  expect(await send(JSON.stringify(hostile))).toBe(200);
  await expect.poll(served.output).toContain('hidden');
  expect(served.output()).not.toContain('\u001b[2J');
});
