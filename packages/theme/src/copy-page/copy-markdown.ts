import { announce } from '../dom/announce';
import { writeClipboard } from '../dom/write-clipboard';

/**
 * Put the text at an address on the clipboard, and say `done`.
 *
 * @returns whether that worked
 * @throws {Error} where there is no such text
 */
export async function copyMarkdown(url: string, done: string): Promise<boolean> {
  const copied = await writeClipboard(await read(url));
  if (copied) announce(done);
  return copied;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Expected ${url}, got ${response.status}.`);
  return response.text();
}
