import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { amount } from '../support/amounts';
import { copySite, repository, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

/** A typical documentation page: headings, prose, a list, a table and code. */
function pageText(index: number): string {
  const section = (number: number) => `## Section ${number} of page ${index}

Prose about option ${index * 7 + number}, which [another page](./page-${index}.md) says more of. ${'Words follow words. '.repeat(12)}

- first of ${number}
- second with \`code${number}\`

| name | value |
| --- | --- |
| option${number} | ${index} |

\`\`\`ts
export const option${number} = { page: ${index}, section: ${number % 5} };
\`\`\`
`;
  return `# Page ${index}\n\n${Array.from({ length: 6 }, (_, number) => section(number)).join('\n')}`;
}

/**
 * Builds a site with the given number of pages without a cache, and returns the peak memory of the
 * process in MB.
 */
async function peakOf(pages: number): Promise<number> {
  const site = copySite('basic', 'memory');
  rmSync(join(site, 'content/zh'), { recursive: true });
  for (let index = 0; index < pages; index++) {
    const folder = join(site, 'content/en/guide', `part-${index % 20}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `page-${index}.md`), pageText(index));
  }
  const peak = join(site, 'peak');
  const hook = pathToFileURL(join(repository, 'e2e/support/peak-memory.mjs')).href;
  const { code, output } = await runOctavo(site, ['build'], {
    NODE_OPTIONS: `--import=${hook}`,
    OCTAVO_PEAK_MEMORY: peak,
  });
  expect(code, output).toBe(0);
  return Number(readFileSync(peak, 'utf8'));
}

test('five times as many pages need less than 1.5 times the memory', async () => {
  const few = await peakOf(amount(60, 2000));
  const many = await peakOf(amount(300, 10_000));
  console.log(`${Math.round(few)} MB, with five times as many pages ${Math.round(many)} MB`);
  expect(few).toBeGreaterThan(50);
  expect(many).toBeLessThan(few * 1.5);
});
