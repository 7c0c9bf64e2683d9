import type { SiteConfig } from '../config/types';
import { compileSettings } from './compile-settings';
import { digest } from './digest';
import { surroundings } from './surroundings';
import { toolchainDigest } from './toolchain';
import type { CompileContext } from './types';

/** Settings of the compiler, with a version that changes whenever a page could come out differently. */
export function compileContext(config: SiteConfig): CompileContext {
  const settings = compileSettings(config);
  const version = digest(toolchainDigest(), JSON.stringify(settings), ...surroundings(config));
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
