import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Markup } from '../icons/Markup';
import { assetUrl } from '../url/asset-url';

export interface TagProps {
  /** Text, image URL or SVG markup. */
  tag: string;
  className?: string;
}

/** Badge next to a navbar or sidebar item, for example `new`. */
export function Tag({ tag, className }: TagProps) {
  const site = useSite();
  const classes = classNames('oct-tag', className);
  return (
    <>
      {/* Screen readers need a space between the tag and the preceding text. */}{' '}
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
