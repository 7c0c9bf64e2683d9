import type { Construct, Extension } from 'micromark-util-types';

/** What a page has to hold for a construct of GitHub's bare addresses to find anything. */
const NEEDS: Record<string, RegExp> = {
  emailAutolink: /[\w+.-]@[\w-]+\.[\w.-]*[a-z]/i,
  wwwAutolink: /www\./i,
  protocolAutolink: /https?:\/\//i,
};

/**
 * Make what gives the extensions for a page: without the constructs that can find nothing in it.
 *
 * They are tried at the beginning of every word, and looking for addresses in a page that has none would take a sixth of
 * the time of reading it.
 */
export function extensionsFor(all: Extension[]): (source: string) => Extension[] {
  const known = new Map<string, Extension[]>();
  return (source) => {
    const idle = Object.keys(NEEDS).filter((name) => !NEEDS[name]!.test(source));
    const key = idle.join();
    const extensions = known.get(key) ?? all.map((extension) => without(extension, idle));
    known.set(key, extensions);
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
