import { digest } from '../../files/digest';
import type { CompileContext } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import { compileSettings } from './compile-settings';
import { surroundings } from './surroundings';
import { toolchainDigest } from './toolchain';

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
