import { digest } from '../files/digest';
import { createArtifactClient } from './artifact-client';
import {
  createPack,
  MAX_RAW_SIZE,
  type Manifest,
  type Pack,
  type PackedFile,
  readManifest,
  readPack,
  writeManifest,
} from './pack';
import type { RemoteCacheSettings } from './settings';
import { startTimeLimit } from './time-limit';

/** Time in milliseconds without a new artifact after which a download ends. */
const DOWNLOAD_TIMEOUT = 2000;
/** Time in milliseconds for all packs of an upload. The next build uploads the rest. */
const UPLOAD_TIMEOUT = 3000;
/** Time in milliseconds to read and write the manifest of an upload. */
const MANIFEST_TIMEOUT = 1000;
const CONCURRENCY = 6;
const TIMED_OUT = 'the server did not respond in time';
/** Size of the files in a pack before compression, in bytes. */
const PACK_SIZE = 4 * 1024 * 1024;
/** Packs are written again if a smaller portion of their files belongs to the site. */
const MIN_USED = 0.5;
/** Maximum number of packs below a quarter of the usual size. Builds after small edits create them. */
const MAX_SMALL_PACKS = 16;

/** File to upload. */
export interface UploadFile {
  name: string;
  key?: string;
  read: () => Uint8Array;
}

/** What a build has transferred. */
export interface TransferSummary {
  /** Number of restored files. */
  files: number;
  /** Compressed size of the downloaded and uploaded packs in bytes. */
  downloaded: number;
  uploaded: number;
  /** Why the cache was not used to the end, if it was not. */
  failure: string | undefined;
}

/** Files of a site in a remote cache. None of its methods throw because of the server. */
export interface RemoteCache {
  /** Downloads files. `write` is called with each file, after its digest was compared. */
  restore: (
    isWanted: (file: PackedFile) => boolean,
    write: (file: PackedFile, content: Buffer) => void,
  ) => Promise<void>;
  /** Uploads the files of the site that the cache does not contain. */
  upload: (files: readonly UploadFile[]) => Promise<void>;
  summary: () => TransferSummary;
}

/**
 * Opens a remote cache. A manifest lists all files of the site, so that a build needs one request to find them. Files are
 * grouped into packs, because a request for each of thousands of files would take longer than building them.
 *
 * @param id - digest of what the files of all builds of this site have in common
 */
export function openRemoteCache(
  settings: RemoteCacheSettings,
  id: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): RemoteCache {
  const client = createArtifactClient(settings, fetch);
  const manifestHash = digest('octavo-manifest-1', id);
  const invalidPacks = new Set<string>();
  const total = { files: 0, downloaded: 0, uploaded: 0 };
  let known: Manifest | undefined;

  const loadManifest = async (signal: AbortSignal): Promise<Manifest> => {
    if (known) return known;
    const body = await client.get(manifestHash, { signal, maxSize: MAX_RAW_SIZE });
    const manifest = body ? await readManifest(id, body) : undefined;
    if (body && !manifest) client.reportInvalid();
    // Without the manifest, an upload would replace it.
    if (body === undefined) client.stop(signal.aborted ? TIMED_OUT : undefined);
    known = manifest ?? { packs: [] };
    return known;
  };

  async function restorePack(pack: Pack, signal: AbortSignal) {
    const body = await client.get(pack.id, { signal, maxSize: pack.size });
    const contents = body ? await readPack(pack, body) : undefined;
    if (contents) total.downloaded += pack.size;
    else invalidPacks.add(pack.id);
    if (body && !contents) client.reportInvalid();
    return contents;
  }

  async function uploadPacks(
    groups: readonly (readonly UploadFile[])[],
    signal: AbortSignal,
  ): Promise<Pack[]> {
    const packs: Pack[] = [];
    await forEachConcurrently(groups, async (group) => {
      if (signal.aborted || client.failure() !== undefined) return;
      const { pack, body } = await createPack(
        group.map(({ name, key, read }) => {
          const content = read();
          return { file: { name, size: content.length, hash: digest(content), key }, content };
        }),
      );
      if (!(await client.put(pack.id, body, { signal }))) return;
      packs.push(pack);
      total.uploaded += pack.size;
    });
    return packs;
  }

  return {
    async restore(isWanted, write) {
      const limit = startTimeLimit(DOWNLOAD_TIMEOUT);
      try {
        const { packs } = await loadManifest(limit.signal);
        const newest = findNewest(packs);
        const isUsed = (file: PackedFile) => newest.get(file.name) === file && isWanted(file);
        const wanted = packs.filter(({ files }) => files.some(isUsed));
        await forEachConcurrently(wanted, async (pack) => {
          const contents = await restorePack(pack, limit.signal);
          if (!contents) return;
          limit.extend();
          for (const { file, content } of contents) {
            if (!isUsed(file)) continue;
            write(file, content);
            total.files += 1;
          }
        });
        if (limit.signal.aborted) client.stop(TIMED_OUT);
      } finally {
        limit.clear();
      }
    },
    async upload(files) {
      if (!settings.canWrite || client.failure() !== undefined) return;
      const { packs } = await withTimeLimit(MANIFEST_TIMEOUT, loadManifest);
      if (client.failure() !== undefined) return;
      await withTimeLimit(UPLOAD_TIMEOUT, async (signal) => {
        const { kept, missing } = await findMissing(files, packs, { invalidPacks, signal });
        if (signal.aborted || (missing.length === 0 && kept.length === packs.length)) return;
        const added = await uploadPacks(groupFiles(missing), signal);
        // Also after the time limit, so that the next build does not upload the same packs again.
        const manifest = { packs: [...kept, ...added] };
        const body = await writeManifest(id, manifest);
        await withTimeLimit(MANIFEST_TIMEOUT, (last) =>
          client.put(manifestHash, body, { signal: last }),
        );
      });
    },
    summary: () => ({ ...total, failure: client.failure() }),
  };
}

async function withTimeLimit<T>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = startTimeLimit(milliseconds);
  try {
    return await run(limit.signal);
  } finally {
    limit.clear();
  }
}

/** Returns the file in the last pack for each name. */
function findNewest(packs: readonly Pack[]): Map<string, PackedFile> {
  return new Map(packs.flatMap(({ files }) => files.map((file) => [file.name, file] as const)));
}

/** Returns the packs to keep, and the files that they do not contain. */
async function findMissing(
  files: readonly UploadFile[],
  packs: readonly Pack[],
  { invalidPacks, signal }: { invalidPacks: ReadonlySet<string>; signal: AbortSignal },
): Promise<{ kept: Pack[]; missing: UploadFile[] }> {
  const newest = findNewest(packs);
  const used = new Set<PackedFile>();
  const missing: UploadFile[] = [];
  const sources = new Map<PackedFile, UploadFile>();
  for (const [index, file] of files.entries()) {
    // Lets the timer run, which aborts the signal.
    if (index % 100 === 0) await new Promise((done) => setImmediate(done));
    if (signal.aborted) break;
    const stored = newest.get(file.name);
    // The same inputs have the same output, so it is not read.
    const isStored =
      stored?.key === file.key && (file.key !== undefined || stored?.hash === digest(file.read()));
    if (!stored || !isStored) missing.push(file);
    else {
      used.add(stored);
      sources.set(stored, file);
    }
  }
  const sizeOf = (items: readonly PackedFile[]) => items.reduce((sum, { size }) => sum + size, 0);
  const isSmall = ({ files }: Pack) => sizeOf(files) < PACK_SIZE / 4;
  const repacksSmall = packs.filter(isSmall).length > MAX_SMALL_PACKS;
  const isKept = (pack: Pack) =>
    !invalidPacks.has(pack.id) &&
    !(repacksSmall && isSmall(pack)) &&
    sizeOf(pack.files.filter((file) => used.has(file))) >= sizeOf(pack.files) * MIN_USED;
  const kept = packs.filter(isKept);
  const dropped = packs.filter((pack) => !kept.includes(pack)).flatMap(({ files }) => files);
  const again = dropped.flatMap((file) => sources.get(file) ?? []);
  return { kept, missing: [...missing, ...again] };
}

/** Groups files by size. Files with similar names are in the same pack. */
function groupFiles(files: readonly UploadFile[]): UploadFile[][] {
  const groups: UploadFile[][] = [];
  let size = PACK_SIZE;
  for (const file of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (size >= PACK_SIZE) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(file);
    size += file.read().length;
  }
  return groups;
}

async function forEachConcurrently<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const runNext = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
}
