import type { IndexEntry } from '../model/types';
import { createEngine } from './engine';
import { runSync } from './scheduler';

/** Queries that cover all code paths: words, a name, a prefix, a typo, Chinese. */
const QUERIES = ['how to set a timeout', 'testTimeout', 'conf', 'snapshto', '测试 mock', '照'];

const TEXT =
  'Set the testTimeout option in the configuration of a project, or mock a module with `fs.readFile`.\n\n' +
  'A snapshot of what was rendered is compared with the stored one. 在配置中设置超时时间，测试快照与模块。';

const PAGE_COUNT = 6;

/**
 * Runs the engine on placeholder pages. Browsers run code slowly until they have optimized it, so this is done while the
 * index is being fetched.
 */
export async function warmUp(): Promise<void> {
  const pages = Array.from({ length: PAGE_COUNT }, (_, index): IndexEntry => {
    const id = `/page-${index}`;
    const toc = [{ id: 'options', text: 'Options', depth: 2, charIndex: TEXT.length + 2 }];
    const content = `${TEXT}\n\nOptions\n\n${TEXT}`;
    return { id, routePath: id, title: `Timeout ${index}`, content, toc, lang: 'en', version: '' };
  });
  const engine = await createEngine(pages, undefined, runSync);
  for (const query of QUERIES) {
    engine.query(query);
    // Let the worker process the response of the index.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
