/** Remote cache to use, from the environment variables of Turborepo. */
export interface RemoteCacheSettings {
  /** URL of the API, without a trailing slash. */
  api: string;
  token: string;
  /** Query parameters that identify the team. */
  team: Record<string, string>;
  /** Key to sign artifacts with. Artifacts without a valid signature are not used. */
  signatureKey?: string;
  /** Whether artifacts are uploaded. */
  canWrite: boolean;
}

/** Value of `build.remoteCache`. */
export type RemoteCacheMode = boolean | 'read-only';

const DEFAULT_API = 'https://vercel.com/api';

/**
 * Reads the settings of the remote cache. Returns `undefined` if it is disabled or if there is no token, and a `problem`
 * if a variable is invalid.
 *
 * @param env - environment variables
 */
export function readRemoteCacheSettings(
  env: Readonly<Record<string, string | undefined>>,
  mode: RemoteCacheMode,
): RemoteCacheSettings | { problem: string } | undefined {
  const token = env.TURBO_TOKEN;
  const { canRead, canWrite } = readAccess(env);
  if (mode === false || !token || !canRead) return undefined;
  const api = (env.TURBO_API || DEFAULT_API).replace(/\/+$/, '');
  if (!/^https?:\/\//i.test(api) || !URL.canParse(api)) {
    return { problem: 'TURBO_API must be a URL that starts with "https://" or "http://".' };
  }
  // Header values with other characters cannot be sent. The message does not contain the token.
  if (!/^[\x21-\x7E]+$/.test(token)) {
    return { problem: 'TURBO_TOKEN contains characters that are not allowed in a token.' };
  }
  return {
    api,
    token,
    team: {
      ...(env.TURBO_TEAMID ? { teamId: env.TURBO_TEAMID } : {}),
      ...(env.TURBO_TEAM ? { slug: env.TURBO_TEAM } : {}),
    },
    ...(env.TURBO_REMOTE_CACHE_SIGNATURE_KEY
      ? { signatureKey: env.TURBO_REMOTE_CACHE_SIGNATURE_KEY }
      : {}),
    canWrite: canWrite && mode !== 'read-only',
  };
}

/** Reads `TURBO_CACHE`, such as `local:rw,remote:r`, and the older `TURBO_REMOTE_CACHE_READ_ONLY`. */
function readAccess(env: Readonly<Record<string, string | undefined>>) {
  const isReadOnly = /^(?:1|true)$/i.test(env.TURBO_REMOTE_CACHE_READ_ONLY ?? '');
  const access = env.TURBO_CACHE
    ? (/(?:^|,)\s*remote:([rw]*)/.exec(env.TURBO_CACHE)?.[1] ?? '')
    : 'rw';
  return { canRead: access.includes('r'), canWrite: access.includes('w') && !isReadOnly };
}
