import { createTransformerFactory } from '@shikijs/twoslash/core';
import type { ShikiTransformer } from 'shiki/core';
import { isLocalFile } from '../cache/version-files';
import { createRenderer } from './renderer';
import { createRunTwoslash, TypeProblem } from './run-twoslash';
import type { TransformerOptions } from './types';

/** Languages of code blocks, by the name of their grammar. */
const EXTENSIONS: Readonly<Record<string, string>> = { ts: 'ts', typescript: 'ts', tsx: 'tsx' };

/** Creates the Shiki transformer, which runs in compile workers. */
export default function createTransformer(options: TransformerOptions): ShikiTransformer {
  const run = createRunTwoslash(options);
  let sourceFiles: string[] = [];
  const transformer = createTransformerFactory((code: string, lang = '') => {
    const result = run(code, lang);
    ({ sourceFiles } = result);
    // Without a meta object, the language of the code block stays the same.
    return { code: result.code, nodes: result.nodes };
  }, createRenderer(options))({ filter: () => true, langAlias: EXTENSIONS });
  return {
    ...transformer,
    name: 'octavo:twoslash',
    preprocess(code, context) {
      const { lang, meta } = this.options;
      if (!Object.hasOwn(EXTENSIONS, lang))
        throw new TypeProblem(
          `The attribute "twoslash" requires TypeScript, but the language of the code block is "${lang}".\nChange it to "ts" or "tsx", or remove the attribute.`,
        );
      const result = transformer.preprocess?.call(this, code, context);
      (meta as { dependencies?: string[] }).dependencies?.push(...sourceFiles.filter(isLocalFile));
      return result;
    },
  };
}
