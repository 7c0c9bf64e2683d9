import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

import { type Run, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';
import type { PageCase } from './cases';
import { CONFIGURATION, NAVIGATION } from './configuration';
import { ENVIRONMENTS, FILE_NAMES, OUTPUT_FOLDERS } from './machine';
import { INVALID_PAGES, VALID_PAGES } from './pages';
import { READERS } from './readers';
import { REQUESTS } from './servers';
import { createSite, type Files, readSources } from './site';

/** A line of a stack trace. */
const STACK = /\n\s+at .*:\d+:\d+\)?\n/;

/** Files that a table of pages adds to the site. */
function pageFiles(pages: readonly PageCase[]): Files {
  return Object.assign(
    {},
    ...pages.map(({ file, content, files }) => ({ [`content/${file}`]: content, ...files })),
  );
}

test.describe('pages that are built', () => {
  test.describe.configure({ mode: 'default' });
  let site: string;
  let run: Run;
  test.beforeAll(async () => {
    site = createSite('valid', {
      ...pageFiles(VALID_PAGES),
      // Pages with thousands of markers take seconds, and minutes on a busy machine.
      'docs.config.mjs': "export default { title: 'Site', build: { pageTimeout: 3600 } };\n",
    });
    run = await runOctavo(site, ['build']);
  });
  for (const { input, file, html } of VALID_PAGES)
    test(input, () => {
      expect(run.code, run.output).toBe(0);
      const path = join(site, 'dist', file.replace(/\.mdx?$/, '.html'));
      expect(readFileSync(path, 'utf8')).toMatch(html ?? /<main/);
    });
});

test.describe('pages with mistakes', () => {
  test.describe.configure({ mode: 'default' });
  let site: string;
  let run: Run;
  test.beforeAll(async () => {
    site = createSite('invalid', pageFiles(INVALID_PAGES));
    // `check` also reports the problems that a build does not reach.
    const { output } = await runOctavo(site, ['check']);
    run = await runOctavo(site, ['build']);
    run.output += output;
  });
  for (const { input, error } of INVALID_PAGES)
    test(input, () => {
      expect(run.code).toBe(1);
      expect(run.output).toMatch(error!);
      expect(run.output).not.toMatch(STACK);
      expect(existsSync(join(site, 'dist'))).toBe(false);
    });
});

for (const [group, cases] of Object.entries({
  configuration: CONFIGURATION,
  navigation: NAVIGATION,
  'file names': FILE_NAMES,
  'output folders': OUTPUT_FOLDERS,
  environments: ENVIRONMENTS,
}))
  test.describe(group, () => {
    for (const [index, each] of cases.entries())
      test(each.input, async () => {
        const {
          files,
          prepare,
          args = ['build'],
          env,
          error,
          output,
          built = {},
          absent = [],
        } = each;
        const site = createSite(`${group.replace(' ', '-')}-${index}`, files);
        prepare?.(site);
        const sources = readSources(site);
        const run = await runOctavo(site, args, env);
        expect(run.output).not.toMatch(STACK);
        expect(run.code, run.output).toBe(error ? 1 : 0);
        expect(run.output).toMatch(error ?? output ?? '');
        for (const [path, text] of Object.entries(built))
          expect(readFileSync(join(site, 'dist', path), 'utf8')).toMatch(text);
        for (const path of absent) expect(existsSync(join(site, path)), path).toBe(false);
        expect(readSources(site)).toEqual(sources);
        rmSync(site, { recursive: true, force: true });
      });
  });

/** Site for the groups that need a server. */
const SERVED: Files = {
  'content/index.md': '# Home\n\n[Guide](./guide.md), [Other](./other.md)\n',
  'content/guide.md': `# Guide\n\n## First\n\n[Other](./other.md)\n\n\`\`\`sh\nnpm install\n\`\`\`\n\n${'text\n\n'.repeat(60)}`,
  'content/other.md': '# Other\n',
};

for (const command of ['preview', 'dev'] as const)
  test.describe(`requests to ${command}`, () => {
    test.describe.configure({ mode: 'default' });
    let served: Served;
    test.beforeAll(async () => {
      const site = createSite(`requests-${command}`, SERVED);
      if (command === 'preview') expect((await runOctavo(site, ['build'])).code).toBe(0);
      served = await serve(command, site);
    });
    test.afterAll(() => served.close());
    for (const { input, method = 'GET', path = '/guide', headers, status } of REQUESTS)
      test(input, async () => {
        const answer = await send(served.url, { method, path, headers });
        // The development server answers unknown paths with a page that shows the error.
        expect([...status, ...(command === 'dev' ? [200] : [])]).toContain(answer.status);
        // Names that only occur in files outside of the site.
        expect(answer.body).not.toMatch(
          /"type": "module"|localhost\tlocalhost|ref: |export default/,
        );
        expect(answer.location ?? '').not.toMatch(/^(?:\w+:)?[/\\]{2}/);
        expect((await send(served.url, {})).status).toBe(200);
      });
  });

interface RawRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string> | undefined;
}

/** Sends a request whose target is not normalized. */
function send(url: string, { method = 'GET', path = '/guide', headers = {} }: RawRequest) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; body: string; location: string | undefined }>(
    (done, fail) => {
      const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, body, location: response.headers.location }),
        );
      });
      sent.on('error', fail);
      sent.end();
    },
  );
}

test.describe('readers', () => {
  let served: Served;
  test.beforeAll(async () => {
    const site = createSite('readers', SERVED);
    expect((await runOctavo(site, ['build'])).code).toBe(0);
    served = await serve('preview', site);
  });
  test.afterAll(() => served.close());
  for (const { input, path = 'guide', before, after, logsFailures } of READERS)
    test(input, async ({ page, consoleMessages }) => {
      await before?.(page);
      await page.goto(served.url + path);
      await page.waitForLoadState('networkidle');
      await after?.(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('main')).not.toBeEmpty();
      await expect
        .poll(() => page.evaluate(() => (window as { pwned?: number }).pwned).catch(String))
        .toBeUndefined();
      if (!logsFailures) expect(consoleMessages).toEqual([]);
      expect(consoleMessages.filter((message) => message.startsWith('error: Uncaught'))).toEqual(
        [],
      );
    });
});
