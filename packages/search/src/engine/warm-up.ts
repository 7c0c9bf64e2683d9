import type { IndexEntry } from '../model/types';
import { createEngine } from './engine';
import { runSync } from './scheduler';

/** Queries that cover the main code paths: words, a camel-case name, a prefix, a typo and Chinese. */
const QUERIES = ['how to set a timeout', 'testTimeout', 'conf', 'snapshto', '测试 mock', '照'];

const TEXT =
  'Set the testTimeout option in the project configuration, or mock the `fs.readFile` function.\n\n' +
  'The rendered output is compared with the stored snapshot. 在配置中设置超时时间，测试快照与模块。';

const PAGE_COUNT = 6;

/**
 * Warms up the engine by running queries on sample pages. JavaScript engines optimize frequently used code, so the first real
 * query is faster.
 */
export async function warmUp(): Promise<void> {
  const pages = Array.from({ length: PAGE_COUNT }, (_, index): IndexEntry => {
    const id = `/page-${index}`;
    const toc = [{ id: 'options', text: 'Options', depth: 2, charIndex: TEXT.length + 2 }];
    const content = `${TEXT}\n\nOptions\n\n${TEXT}`;
    return { id, routePath: id, title: `Timeout ${index}`, content, toc, lang: 'en', version: '' };
  });
  const engine = await createEngine(pages, { schedule: runSync });
  for (const query of QUERIES) {
    await engine.query(query);
    // Yield to the event loop, so that the worker can handle the index response.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
