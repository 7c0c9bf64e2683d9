import { brotliCompressSync, constants } from 'node:zlib';

const ALREADY_PACKED = /\.(woff2?|png|jpe?g|webp|avif|pf_\w+|pagefind)$/;

/**
 * Compresses a file as a static host would: with brotli at its highest quality, unless its format
 * is already compressed.
 */
export function compressed(file, bytes) {
  if (ALREADY_PACKED.test(file)) return { body: bytes, encoding: undefined };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { body: brotliCompressSync(bytes, { params }), encoding: 'br' };
}
