import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Markup } from '../icons/Markup';
import { assetUrl } from '../url/asset-url';

export interface TagProps {
  /** Text, the URL of an image, or the markup of an SVG icon. */
  tag: string;
  className?: string;
}

/** Small label next to an entry, for example `new`. */
export function Tag({ tag, className }: TagProps) {
  const site = useSite();
  const classes = classNames('oct-tag', className);
  return (
    <>
      {/* The space separates the tag from the text of the entry for screen readers. */}{' '}
      {tag.trimStart().startsWith('<svg') ? (
        <Markup className={classes} html={tag} />
      ) : /^(?:https?:)?\/|^data:image\//.test(tag) ? (
        <img className={classes} src={assetUrl(tag, site)} alt="" height={16} />
      ) : (
        <span className={classes} data-tag={tag.toLowerCase()}>
          {tag}
        </span>
      )}
    </>
  );
}
