import { BASE_PLACEHOLDER, insertBaseVariable } from '../../model/base-placeholder';
import { findAttribute } from './inline-scripts';
import type { Output } from './output';

/** Matches a `<script>` element: opening tag, code and closing tag. */
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script\s*>)/gi;

/** Wraps an output so that its files use relative URLs. The output can then be served from any base path. */
export function createRelocatableOutput(output: Output, siteOrigin: string | undefined): Output {
  const transform = (path: string, content: string | Uint8Array) =>
    typeof content === 'string' ? relocate(path, content, siteOrigin) : content;
  return {
    ...output,
    put: (path, key, make) => output.put(path, key, () => transform(path, make())),
    write: (path, content) => output.write(path, transform(path, content)),
  };
}

/** Replaces relative links in a document with the base placeholder, so that checks can resolve the links. */
export function restoreBase(path: string, html: string | undefined): string | undefined {
  return html?.replaceAll(`="${pathToRoot(path)}`, `="${BASE_PLACEHOLDER}`);
}

/** Returns the relative path from a file to the output root, such as `./` or `../`. */
export function pathToRoot(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

/**
 * Replaces the base placeholder in a file with a relative path, or with `/` in absolute site URLs. Placeholders in JSON
 * data are kept, because the app replaces them at runtime.
 */
export function relocate(path: string, text: string, siteOrigin: string | undefined): string {
  if (!/\.(?:html|md|txt|xml)$/.test(path) || !text.includes(BASE_PLACEHOLDER)) return text;
  const root = pathToRoot(path);
  const replaceBase = (part: string) =>
    // Absolute URLs assume that the site is served from the root of its host.
    (siteOrigin
      ? part.replaceAll(siteOrigin + BASE_PLACEHOLDER, `${siteOrigin}/`)
      : part
    ).replaceAll(BASE_PLACEHOLDER, root);
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
    const type = findAttribute(tag, 'type');
    if (type === 'application/json') return code;
    if (type !== undefined) return replaceBase(code);
    return code.includes(BASE_PLACEHOLDER)
      ? // A host may serve a 404 page at a path with several slashes, such as `//evil.example/`, which is another host.
        `octavoBase=new URL("${toRoot}",location).pathname.replace(/^[/]+/,"/");${insertBaseVariable(code)}`
      : code;
  }
}
