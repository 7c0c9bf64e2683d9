import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { SiteConfig } from '../config/types';
import { compileSettings } from './compile-settings';
import { digest, digestFile } from './digest';
import { toolchainDigest } from './toolchain';
import type { CompileContext } from './types';

/** Settings of the compiler, with a version that changes whenever a page could come out differently. */
export function compileContext(config: SiteConfig): CompileContext {
  const settings = compileSettings(config);
  const require = createRequire(join(config.cwd, 'docs.config.ts'));
  const { remarkPlugins, rehypePlugins } = settings.markdown;
  const plugins = [...remarkPlugins, ...rehypePlugins].map((ref) => {
    const specifier = typeof ref === 'string' ? ref : ref[0];
    try {
      return digestFile(require.resolve(specifier)) ?? '';
    } catch {
      // Loading it reports it.
      return '';
    }
  });
  const version = digest(toolchainDigest(), JSON.stringify(settings), ...plugins);
  return { settings, cacheDir: config.cacheDir, version };
}

/**
 * The same for who reads pages and does not show them: code stays as it is written, and no page is said in Markdown.
 * What is compiled with it has a version of its own, so that nobody shows it.
 */
export function readingContext({ settings, cacheDir, version }: CompileContext): CompileContext {
  return {
    settings: { ...settings, highlight: false, markdownOut: false },
    cacheDir,
    version: digest(version, 'reading'),
    fuller: version,
  };
}
