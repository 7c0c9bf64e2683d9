/** Returns the data URL of a placeholder image: a rounded square with letters. */
export function createPlaceholderImage(
  letters: string,
  color: string,
  width = 64,
  height = width,
): string {
  const size = Math.min(width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${size / 6}" fill="${color}"/><text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size / 2.4}" fill="#fff">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Logo URLs for light and dark mode. */
export const themedLogo = {
  light: createPlaceholderImage('R', '#bd3f0b'),
  dark: createPlaceholderImage('R', '#e0682a'),
};

/** Image URL that fails to load. */
export const brokenImageUrl = 'data:image/png;base64,AAAA';
