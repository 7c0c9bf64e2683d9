import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';

import { useMessages } from '../context/useMessages';
import { classNames } from '../dom/class-names';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { plainText } from '../inline-markdown/inline-markdown';
import type { HeroAction } from '../model/types';
import { ActionLink } from './ActionLink';
import { HeroStars } from './HeroStars';
import { ThemedImage, type ThemedSource } from './ThemedImage';

export interface HeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** Address of the logo; a pair where light and dark differ. */
  logoUrl?: ThemedSource;
  /** Text in place of the logo for those who do not see it. @default '' */
  logoAlt?: string;
  title: string;
  subTitle?: string;
  description?: string;
  /** @default 'Get Started' in the page's language */
  getStartedButtonText?: string;
  /** @default 'Learn More' in the page's language */
  learnMoreButtonText?: string;
  /** Where Get Started leads. Without it and `onClickGetStarted` there is no such button. */
  getStartedHref?: string;
  learnMoreHref?: string;
  onClickGetStarted?: (event: MouseEvent) => void;
  onClickLearnMore?: (event: MouseEvent) => void;
  /** Source repository; its link takes the place of Learn More. */
  githubURL?: string;
  /** Buttons of another kind or number; they take the place of all of the above. */
  actions?: readonly HeroAction[];
  /**
   * Whether stars follow the pointer in the background.
   * @default false
   */
  showStars?: boolean;
  /**
   * Whether a soft oval glows behind the logo.
   * @default true
   */
  showOvalBg?: boolean;
}

/** The first screen of a home page. */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  {
    logoUrl,
    logoAlt = '',
    title,
    subTitle,
    description,
    getStartedButtonText,
    learnMoreButtonText,
    getStartedHref,
    learnMoreHref,
    onClickGetStarted,
    onClickLearnMore,
    githubURL,
    actions,
    showStars = false,
    showOvalBg = true,
    className,
    ...props
  },
  ref,
) {
  const messages = useMessages();
  // "Learn more" alone says nothing about where it leads.
  const isVague = (text: string): boolean =>
    text.toLowerCase() === messages.learnMore.toLowerCase();
  const buttons = actions?.map(({ text, link, theme }) => ({
    text,
    href: link,
    variant: theme ?? 'brand',
    onClick: undefined,
  })) ?? [
    {
      text: getStartedButtonText ?? messages.getStarted,
      href: getStartedHref,
      variant: 'brand' as const,
      onClick: onClickGetStarted,
    },
    githubURL
      ? { text: messages.github, href: githubURL, variant: 'alt' as const, onClick: undefined }
      : {
          text: learnMoreButtonText ?? messages.learnMore,
          href: learnMoreHref,
          variant: 'alt' as const,
          onClick: onClickLearnMore,
        },
  ];
  const shown = buttons.filter(({ href, onClick }) => href || onClick);

  return (
    <section {...props} ref={ref} className={classNames('oct-hero', className)}>
      {showStars && <HeroStars />}
      {logoUrl && (
        <div className="oct-hero-logo" data-oval={showOvalBg || undefined}>
          <ThemedImage className="oct-hero-image" src={logoUrl} alt={logoAlt} size={176} />
        </div>
      )}
      <h1 className="oct-hero-title">
        <InlineMarkdown text={title} />
      </h1>
      {subTitle && (
        <p className="oct-hero-subtitle">
          <InlineMarkdown text={subTitle} />
        </p>
      )}
      {description && (
        <p className="oct-hero-description">
          <InlineMarkdown text={description} />
        </p>
      )}
      {shown.length > 0 && (
        <div className="oct-hero-actions">
          {shown.map((button) => (
            <ActionLink
              key={`${button.text}:${button.href}`}
              {...button}
              about={isVague(button.text) ? plainText(title) : undefined}
            />
          ))}
        </div>
      )}
    </section>
  );
});
