const IMAGES = ['avif', 'bmp', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'];
const AUDIO = ['aac', 'flac', 'm4a', 'mp3', 'oga', 'ogg', 'opus', 'wav'];
const VIDEO = ['mov', 'mp4', 'ogv', 'vtt', 'webm'];
const FONTS = ['eot', 'otf', 'ttf', 'woff', 'woff2'];

/** Extensions of the files that modules import as URLs. `client.d.ts` declares their types. */
export const ASSET_EXTENSIONS = [...IMAGES, ...AUDIO, ...VIDEO, ...FONTS, 'pdf'];

/** Matches files that modules import as URLs. */
export const ASSET_FILES = new RegExp(`\\.(?:${ASSET_EXTENSIONS.join('|')})$`, 'i');
