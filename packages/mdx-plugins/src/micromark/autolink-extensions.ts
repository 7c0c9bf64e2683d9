import type { Construct, Extension } from 'micromark-util-types';

/** Patterns that must occur in the source for a GFM autolink construct to match. */
const REQUIRED: Record<string, RegExp> = {
  emailAutolink: /[\w+.-]@[\w-]+\.[\w.-]*[a-z]/i,
  wwwAutolink: /www\./i,
  protocolAutolink: /https?:\/\//i,
};

/**
 * Returns a function that removes GFM autolink constructs that cannot match in a given source.
 *
 * The parser tries these constructs at the start of every word. On a page without URLs, they account for a sixth of the
 * parsing time.
 */
export function createExtensionFilter(all: Extension[]): (source: string) => Extension[] {
  const filtered = new Map<string, Extension[]>();
  return (source) => {
    const unused = Object.keys(REQUIRED).filter((name) => !REQUIRED[name]!.test(source));
    const key = unused.join();
    const extensions = filtered.get(key) ?? all.map((extension) => without(extension, unused));
    filtered.set(key, extensions);
    return extensions;
  };
}

function without(extension: Extension, names: readonly string[]): Extension {
  if (!extension.text) return extension;
  const isKept = (construct: Construct) => !names.includes(construct.name ?? '');
  const text = Object.entries(extension.text).map(([code, constructs]) => [
    code,
    (Array.isArray(constructs) ? constructs : constructs ? [constructs] : []).filter(isKept),
  ]);
  return { ...extension, text: Object.fromEntries(text) };
}
