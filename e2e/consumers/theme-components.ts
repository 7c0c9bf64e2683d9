import { expect, type Page } from '@playwright/test';

/** Collects all console messages. */
export function collectConsoleMessages(page: Page): string[] {
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleMessages.push(`error: ${error.message}`));
  return consoleMessages;
}

/** Checks that the components render, use the styles of the app, and navigate with its router. */
export async function expectThemeComponents(page: Page, url: string): Promise<void> {
  const consoleMessages = collectConsoleMessages(page);
  await page.goto(`${url}/guide`);
  const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Acme' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'First steps' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Octavo elsewhere' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All about us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Why' }).last()).toBeVisible();
  const navbar = page.getByRole('banner');
  await expect(navbar.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Code' }).locator('path')).toHaveAttribute(
    'd',
    /^M4.7/,
  );

  // The app sets colors with a token and with plain rules, which apply in any order of stylesheets.
  await expect(page.locator('html')).toHaveCSS(
    '--oct-color-accent',
    /^\s*(?:rgb\(176, ?0, ?96\)|#b00060)$/,
  );
  await expect(page.getByText('own link').locator('..')).toHaveCSS('color', 'rgb(1, 2, 3)');

  // The elements of the app look as without the theme.
  await expect(page.getByRole('button', { name: 'Find' })).toHaveCSS('border-style', 'outset');
  await expect(page.locator('body')).toHaveCSS('margin', '8px');

  // Before hydration, a click has no effect.
  await expect(async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('Popover content')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.keyboard.press('Escape');

  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox').fill('who');
  await page.getByRole('option', { name: 'Who we are' }).click();
  await expect(page).toHaveURL(`${url}/about`);
  await sidebar.getByRole('link', { name: 'First steps' }).click();
  await expect(page).toHaveURL(`${url}/guide`);
  await page.getByText('own link').click();
  await expect(page).toHaveURL(`${url}/about`);
  await expect(sidebar.getByRole('link', { name: 'Who we are' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
  expect(consoleMessages).toEqual([]);
}

/** Checks that the server renders the components. */
export async function expectServerHtml(url: string): Promise<void> {
  const html = await (await fetch(`${url}/guide`)).text();
  for (const text of [
    'Octavo elsewhere',
    'Who we are',
    'All about us',
    'oct-navbar',
    'oct-outline',
    'oct-search-button',
    'd="M4.7',
  ])
    expect(html, text).toContain(text);
}
