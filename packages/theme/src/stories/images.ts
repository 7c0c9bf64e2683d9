/** Returns the data URL of an image: a rounded square with letters. */
export function placeholderImage(
  letters: string,
  color: string,
  width = 64,
  height = width,
): string {
  const size = Math.min(width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${size / 6}" fill="${color}"/><text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size / 2.4}" fill="#fff">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Logo for light and dark mode. */
export const themedLogo = {
  light: placeholderImage('R', '#bd3f0b'),
  dark: placeholderImage('R', '#e0682a'),
};

/** URL of an image that fails to load. */
export const missingImage = 'data:image/png;base64,AAAA';
