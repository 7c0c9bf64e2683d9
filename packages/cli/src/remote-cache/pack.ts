import { promisify } from 'node:util';
import { gunzip as gunzipCallback, gzip as gzipCallback } from 'node:zlib';

import { digest } from '../files/digest';
import { isOutputPath } from '../files/output-path';

const gzip = promisify(gzipCallback);
const gunzip = promisify(gunzipCallback);

/** Fast, because the build waits for it. */
const LEVEL = 1;
const DIGEST_LENGTH = 64;
/** Largest size of a pack and of a manifest after decompression, in bytes. */
export const MAX_RAW_SIZE = 256 * 1024 * 1024;

/** File in a pack. */
export interface PackedFile {
  /** Name that contains the folder, such as `pages/3f/09c1….jsonl`. */
  name: string;
  size: number;
  /** Digest of the content. */
  hash: string;
  /** Digest of all inputs of an output file. */
  key?: string | undefined;
}

/** Pack: the contents of several files, one after another, compressed. */
export interface Pack {
  /** Digest of the compressed pack, which is the hash of its artifact. */
  id: string;
  /** Size of the compressed pack in bytes. */
  size: number;
  files: PackedFile[];
}

/** Files of a site in the remote cache. Later packs replace files of earlier ones. */
export interface Manifest {
  packs: Pack[];
}

/** Compresses files to a pack. */
export async function createPack(
  files: readonly { file: PackedFile; content: Uint8Array }[],
): Promise<{ pack: Pack; body: Buffer }> {
  const body = await gzip(Buffer.concat(files.map(({ content }) => content)), { level: LEVEL });
  const pack = { id: digest(body), size: body.length, files: files.map(({ file }) => file) };
  return { pack, body };
}

/** Returns the files of a pack. Returns `undefined` if the pack or a file does not have the digest in the manifest. */
export async function readPack(
  { id, size, files }: Pack,
  body: Buffer,
): Promise<{ file: PackedFile; content: Buffer }[] | undefined> {
  if (body.length !== size || digest(body) !== id) return undefined;
  const total = files.reduce((sum, file) => sum + file.size, 0);
  try {
    const raw = await gunzip(body, { maxOutputLength: Math.max(1, total) });
    let start = 0;
    const contents = files.map((file) => {
      const content = raw.subarray(start, start + file.size);
      start += file.size;
      return { file, content };
    });
    const isValid = raw.length === total && contents.every(matchesDigest);
    return isValid ? contents : undefined;
  } catch {
    return undefined;
  }
}

function matchesDigest({ file, content }: { file: PackedFile; content: Buffer }): boolean {
  return digest(content) === file.hash;
}

/** Serializes a manifest, preceded by its digest. */
export async function writeManifest(id: string, { packs }: Manifest): Promise<Buffer> {
  const lines = packs.map(({ id, size, files }) => [
    id,
    size,
    files.map(({ name, size, hash, key }) => [name, size, hash, ...(key ? [key] : [])]),
  ]);
  const body = await gzip(JSON.stringify({ id, packs: lines }), { level: LEVEL });
  return Buffer.concat([Buffer.from(digest(body)), body]);
}

/** Parses a manifest. Returns `undefined` if it is invalid or if it belongs to another site. */
export async function readManifest(id: string, bytes: Buffer): Promise<Manifest | undefined> {
  try {
    const body = bytes.subarray(DIGEST_LENGTH);
    if (digest(body) !== bytes.toString('latin1', 0, DIGEST_LENGTH)) return undefined;
    const json = await gunzip(body, { maxOutputLength: MAX_RAW_SIZE });
    const value = JSON.parse(json.toString()) as { id: unknown; packs: unknown[] };
    return value.id === id ? { packs: value.packs.map(parsePack) } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws if the pack is invalid */
function parsePack(value: unknown): Pack {
  const [id, size, files] = value as [unknown, unknown, unknown[]];
  const pack = { id: parseDigest(id), size: parseSize(size), files: files.map(parseFile) };
  if (pack.files.reduce((sum, file) => sum + file.size, 0) > MAX_RAW_SIZE) throw new RangeError();
  return pack;
}

function parseFile(value: unknown): PackedFile {
  const [name, size, hash, key] = value as unknown[];
  if (!isOutputPath(name)) throw new TypeError();
  return {
    name,
    size: parseSize(size),
    hash: parseDigest(hash),
    ...(key === undefined ? {} : { key: String(key) }),
  };
}

function parseDigest(value: unknown): string {
  if (typeof value !== 'string' || !/^[\da-f]{64}$/.test(value)) throw new TypeError();
  return value;
}

function parseSize(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new TypeError();
  return value as number;
}
