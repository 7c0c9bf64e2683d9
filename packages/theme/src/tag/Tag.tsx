import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Markup } from '../icons/Markup';
import { assetUrl } from '../url/asset-url';

export interface TagProps {
  /** A word, an image's address, or the markup of an icon. */
  tag: string;
  className?: string;
}

/** A small mark beside an entry, such as `new`. */
export function Tag({ tag, className }: TagProps) {
  const site = useSite();
  const classes = classNames('oct-tag', className);
  return (
    <>
      {/* Apart from the entry's text also for those who hear it. */}{' '}
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
