import { logInlinePlugins } from '../content/compile/inline-plugins';
import { updateTestedBlocks } from '../examples/update-tested-blocks';
import type { CompileContext } from '../model/compiled-page';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { trackActivityWithoutTimeout } from '../watchdog/watchdog';
import { loadSharp } from './output/load-sharp';
import type { Output } from './output/output';
import { createPolicyWriter, type PolicyWriter } from './output/write-policy';
import { openRemoteFiles, type RemoteFiles } from './remote-files';

export interface OpenBuildInput {
  config: SiteConfig;
  context: CompileContext;
  output: Output;
  /** Cache folder for what depends on the output. */
  cacheDir: string;
  logger: Logger;
}

/** What builds of a site and of a shard use from the start. */
export interface OpenedBuild {
  /** Image converter. `undefined` if the site has no image variants. */
  sharp: Awaited<ReturnType<typeof loadSharp>> | undefined;
  policy: PolicyWriter;
  /** `undefined` if there is no remote cache. */
  remote: RemoteFiles | undefined;
  /** Downloads what is missing, see `RemoteFiles.restore`. `undefined` if there is no remote cache. */
  restore: RemoteFiles['restore'] | undefined;
}

/** Opens what a build needs, before it reads the pages. */
export async function openBuild({
  config,
  context,
  output,
  cacheDir,
  logger,
}: OpenBuildInput): Promise<OpenedBuild> {
  const sharp = config.images && (await loadSharp(config.configFile));
  const policy = createPolicyWriter(output, { ...config, cacheDir });
  const remote = openRemoteFiles(config, context.version, logger);
  logInlinePlugins(context.settings, logger);
  await updateTestedBlocks(config);
  return {
    sharp,
    policy,
    remote,
    restore:
      remote &&
      (async (...args) => {
        logger.progress('Downloading from the remote cache');
        await trackActivityWithoutTimeout('downloading', () => remote.restore(...args));
      }),
  };
}
