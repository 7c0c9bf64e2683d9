import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Markup } from '../icons/Markup';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { Link } from '../link/Link';
import type { Feature } from '../model/types';
import { assetUrl } from '../url/asset-url';

/** Props for `Features`. */
export interface FeaturesProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Features to render, one card per feature. */
  items: readonly Feature[];
}

/**
 * Renders a grid of feature cards.
 *
 * @example
 * ```tsx
 * <Features items={[{ title: 'Fast', details: 'Built on Rspack', icon: '⚡', link: '/guide/' }]} />
 * ```
 */
export const Features = forwardRef<HTMLUListElement, FeaturesProps>(function Features(
  { items, className, ...props },
  ref,
) {
  if (items.length === 0) return null;
  return (
    <ul {...props} ref={ref} className={classNames('oct-features', className)}>
      {items.map(({ title, details, icon, span, link }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat.
          key={`${index} ${title} ${details}`}
          className="oct-feature"
          data-span={span}
          data-link={link ? '' : undefined}
        >
          {icon && <FeatureIcon icon={icon} />}
          <h2 className="oct-feature-title">
            {link ? (
              <Link href={link}>
                <InlineMarkdown text={title} />
              </Link>
            ) : (
              <InlineMarkdown text={title} />
            )}
          </h2>
          {details && (
            <p className="oct-feature-details">
              <InlineMarkdown text={details} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
});

/** Renders an icon from an HTML string, an image URL, or a character such as an emoji. */
function FeatureIcon({ icon }: { icon: string }) {
  const site = useSite();
  if (icon.trimStart().startsWith('<')) return <Markup className="oct-feature-icon" html={icon} />;
  if (/^(?:https?:)?\/|^data:image\//.test(icon)) {
    return (
      <span className="oct-feature-icon">
        <img src={assetUrl(icon, site)} alt="" width={24} height={24} loading="lazy" />
      </span>
    );
  }
  return (
    <span className="oct-feature-icon" aria-hidden="true">
      {icon}
    </span>
  );
}
