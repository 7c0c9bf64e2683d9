import { announce } from '../dom/announce';
import { writeClipboard } from '../dom/write-clipboard';

/**
 * Fetches the text at `url`, copies it to the clipboard and announces `successMessage` to screen readers.
 *
 * @returns whether the text was copied
 * @throws {Error} if the request fails
 */
export async function copyMarkdown(url: string, successMessage: string): Promise<boolean> {
  const isCopied = await writeClipboard(await fetchText(url));
  if (isCopied) announce(successMessage);
  return isCopied;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Failed to fetch ${url} (HTTP ${response.status}).`);
  return response.text();
}
