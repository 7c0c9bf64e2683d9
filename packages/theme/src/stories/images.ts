/** A picture that needs no file: a rounded square with a few letters. */
export function picture(letters: string, color: string, width = 64, height = width): string {
  const size = Math.min(width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${size / 6}" fill="${color}"/><text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size / 2.4}" fill="#fff">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A pair of which dark mode shows the second. */
export const logoPair = { light: picture('R', '#bd3f0b'), dark: picture('R', '#e0682a') };

/** The address of a picture that does not exist. */
export const missingPicture = 'data:image/png;base64,AAAA';
