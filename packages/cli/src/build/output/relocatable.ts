import { ANY_BASE, baseAsVariable } from '../../model/base-placeholder';
import type { Output } from './output';

/** Scripts of a document: what stands before, the tag, its code, the closing tag. */
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script\s*>)/gi;

/** An output whose files name each other by relative paths, so that the folder can be served from anywhere. */
export function relocatable(output: Output, siteOrigin: string | undefined): Output {
  const move = (path: string, content: string | Uint8Array) =>
    typeof content === 'string' ? relocate(path, content, siteOrigin) : content;
  return {
    ...output,
    put: (path, key, make) => output.put(path, key, () => move(path, make())),
    write: (path, content) => output.write(path, move(path, content)),
  };
}

/** Write links of a document from the base again, for what compares them with those that were written. */
export function fromBase(path: string, html: string | undefined): string | undefined {
  return html?.replaceAll(`="${pathToRoot(path)}`, `="${ANY_BASE}`);
}

/** What leads from a file to the root of the output: `./`, `../`, and so on. */
export function pathToRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

/** Write paths below the base as they are seen from a file. Data is left alone: the application knows the base when it reads it. */
export function relocate(path: string, text: string, siteOrigin: string | undefined): string {
  if (!/\.(?:html|md|txt|xml)$/.test(path) || !text.includes(ANY_BASE)) return text;
  const root = pathToRoot(path);
  const plain = (part: string) =>
    // What names the site's own host is published at its root.
    (siteOrigin ? part.replaceAll(siteOrigin + ANY_BASE, `${siteOrigin}/`) : part).replaceAll(
      ANY_BASE,
      root,
    );
  if (!path.endsWith('.html')) return plain(text);
  let end = 0;
  let result = '';
  for (const match of text.matchAll(SCRIPT)) {
    const [whole, tag, code, close] = match as unknown as [string, string, string, string];
    result +=
      plain(text.slice(end, match.index)) + plain(tag) + relocateScript(tag, code, root) + close;
    end = match.index + whole.length;
  }
  return result + plain(text.slice(end));

  function relocateScript(tag: string, code: string, toRoot: string): string {
    if (/\btype="application\/json"/.test(tag)) return code;
    if (/\btype=/.test(tag)) return plain(code);
    return code.includes(ANY_BASE)
      ? `octavoBase=new URL("${toRoot}",location).pathname;${baseAsVariable(code)}`
      : code;
  }
}
