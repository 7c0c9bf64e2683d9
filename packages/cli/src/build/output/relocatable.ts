import { ANY_BASE, baseAsVariable } from '../../model/base-placeholder';
import type { Output } from './output';

/** Matches scripts of a document: the opening tag, the code and the closing tag. */
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script\s*>)/gi;

/** Wraps an output so that its files use relative URLs. The folder can then be served from any base path. */
export function createRelocatableOutput(output: Output, siteOrigin: string | undefined): Output {
  const transform = (path: string, content: string | Uint8Array) =>
    typeof content === 'string' ? relocate(path, content, siteOrigin) : content;
  return {
    ...output,
    put: (path, key, make) => output.put(path, key, () => transform(path, make())),
    write: (path, content) => output.write(path, transform(path, content)),
  };
}

/** Reverts the relative links of a document to links with the base placeholder, so that checks can resolve them. */
export function restoreBase(path: string, html: string | undefined): string | undefined {
  return html?.replaceAll(`="${pathToRoot(path)}`, `="${ANY_BASE}`);
}

/** Returns the relative path from a file to the root of the output, such as `./` or `../`. */
export function pathToRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

/**
 * Replaces the base placeholder in a file with a relative path, and in absolute URLs of the site with `/`. The
 * placeholders in JSON data remain, because the application replaces them at run time.
 */
export function relocate(path: string, text: string, siteOrigin: string | undefined): string {
  if (!/\.(?:html|md|txt|xml)$/.test(path) || !text.includes(ANY_BASE)) return text;
  const root = pathToRoot(path);
  const replaceBase = (part: string) =>
    // Absolute URLs assume that the site is at the root of its host.
    (siteOrigin ? part.replaceAll(siteOrigin + ANY_BASE, `${siteOrigin}/`) : part).replaceAll(
      ANY_BASE,
      root,
    );
  if (!path.endsWith('.html')) return replaceBase(text);
  let end = 0;
  let result = '';
  for (const match of text.matchAll(SCRIPT)) {
    const [script, tag, code, close] = match as unknown as [string, string, string, string];
    result +=
      replaceBase(text.slice(end, match.index)) +
      replaceBase(tag) +
      relocateScript(tag, code, root) +
      close;
    end = match.index + script.length;
  }
  return result + replaceBase(text.slice(end));

  function relocateScript(tag: string, code: string, toRoot: string): string {
    if (/\btype="application\/json"/.test(tag)) return code;
    if (/\btype=/.test(tag)) return replaceBase(code);
    return code.includes(ANY_BASE)
      ? `octavoBase=new URL("${toRoot}",location).pathname;${baseAsVariable(code)}`
      : code;
  }
}
