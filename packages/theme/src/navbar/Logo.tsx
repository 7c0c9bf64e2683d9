import { usePage, useSite } from '../context/useSite';
import { Link } from '../link/Link';
import { assetUrl } from '../url/asset-url';
import { homePath } from '../url/home-path';

/** Site logo and title, linked to the home page in the current language and version. */
export function Logo() {
  const site = useSite();
  const page = usePage();
  const { logo, logoText, logoSize = { height: 32 }, title } = site;
  const name = logoText || (logo ? undefined : title);
  const images =
    logo && typeof logo === 'object'
      ? [
          { src: logo.light, only: 'light' },
          { src: logo.dark, only: 'dark' },
        ]
      : logo
        ? [{ src: logo, only: undefined }]
        : [];
  return (
    <Link className="oct-logo" href={homePath(site, page)}>
      {images.map(({ src, only }) => (
        <img
          key={src}
          className="oct-logo-image"
          data-only={only}
          src={assetUrl(src, site)}
          // The image is decorative because the site title is next to it.
          alt={name === undefined ? title : ''}
          {...logoSize}
        />
      ))}
      {name !== undefined && <span className="oct-logo-text">{name}</span>}
    </Link>
  );
}
