import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';

import { classNames } from '../dom/class-names';
import { Icon } from '../icons/Icon';
import { Link } from '../link/Link';
import type { ToolCard } from '../model/types';
import { ToolLogo } from './ToolLogo';

/** Props for `ToolStack`. */
export interface ToolStackProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  title: string;
  /** Subtitle below the title. */
  tagline?: string;
  tools: readonly ToolCard[];
}

/**
 * Home page section with a card for each tool, arranged in one to three columns depending on the available width.
 *
 * @example
 * <ToolStack
 *   title="Toolchain"
 *   tools={[
 *     {
 *       name: 'Rspack',
 *       description: 'A fast bundler',
 *       logo: '/rspack.svg',
 *       url: 'https://rspack.rs',
 *       urlText: 'Read more',
 *     },
 *   ]}
 * />
 */
export const ToolStack = forwardRef<HTMLElement, ToolStackProps>(function ToolStack(
  { title, tagline, tools, className, ...props },
  ref,
) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...props}
      ref={ref}
      className={classNames('oct-tool-stack', className)}
    >
      <h2 id={titleId} className="oct-tool-stack-title">
        {title}
      </h2>
      {tagline && <p className="oct-tool-stack-tagline">{tagline}</p>}
      <ul className="oct-tool-cards">
        {tools.map(({ name, description, logo, url, urlText }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are static and can have the same name
          <li key={index} className="oct-tool-card">
            <ToolLogo src={logo} name={name} />
            <h3 className="oct-tool-name">{name}</h3>
            <p className="oct-tool-description">{description}</p>
            <Link key={urlText} className="oct-tool-link" href={url}>
              {urlText}
              <Icon name="arrowRight" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
