import type { IndexEntry } from '../model/types';
import { createEngine } from './engine';
import { atOnce } from './slices';

/** Something for each way that a query goes: words, a name, a beginning, a slip, Chinese. */
const QUERIES = ['how to set a timeout', 'testTimeout', 'conf', 'snapshto', '测试 mock', '照'];

const TEXT =
  'Set the testTimeout option in the configuration of a project, or mock a module with `fs.readFile`.\n\n' +
  'A snapshot of what was rendered is compared with the stored one. 在配置中设置超时时间，测试快照与模块。';

const PAGES = 6;

/**
 * Run the engine's code on pages of no meaning. A browser runs code slowly until it has seen it work for a while, which
 * it may as well do while a thread waits for an index.
 */
export async function warmUp(): Promise<void> {
  const pages = Array.from({ length: PAGES }, (_, index): IndexEntry => {
    const id = `/page-${index}`;
    const toc = [{ id: 'options', text: 'Options', depth: 2, charIndex: TEXT.length + 2 }];
    const content = `${TEXT}\n\nOptions\n\n${TEXT}`;
    return { id, routePath: id, title: `Timeout ${index}`, content, toc, lang: 'en', version: '' };
  });
  const engine = await createEngine(pages, undefined, atOnce);
  for (const query of QUERIES) {
    engine.query(query);
    // What has come of the index is taken.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
