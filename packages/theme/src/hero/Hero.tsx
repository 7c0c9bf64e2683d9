import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';

import { useMessages } from '../context/useMessages';
import { classNames } from '../dom/class-names';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { plainText } from '../inline-markdown/inline-markdown';
import type { HeroAction } from '../model/types';
import { ActionLink } from './ActionLink';
import { HeroStars } from './HeroStars';
import { ThemedImage, type ThemedSource } from './ThemedImage';

/** Code example in a hero. */
export interface HeroCodeProps {
  /** File name above the code. */
  title?: string;
  /** Highlighted code, as HTML. */
  html: string;
  /** Output of the code, as HTML. */
  outputHtml?: string;
}

/** Props for `Hero`. */
export interface HeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** Logo URL, or separate URLs for light and dark mode. */
  logoUrl?: ThemedSource;
  /**
   * Alternative text for the logo.
   * @default ''
   */
  logoAlt?: string;
  /** Highlighted code next to the text. From 960 px, it replaces the logo. */
  code?: HeroCodeProps;
  /**
   * Alignment from 960 px: `start` places the text next to the code or the logo, `center` stacks them.
   * A hero without code and logo is centered.
   * @default 'start'
   */
  align?: 'start' | 'center';
  /** Title, such as the product name. Supports inline Markdown. */
  title: string;
  /** Subtitle. Supports inline Markdown. */
  subTitle?: string;
  /** Text below the subtitle. Supports inline Markdown. */
  description?: string;
  /**
   * Primary button label.
   * @default 'Get Started', translated into the page language
   */
  getStartedButtonText?: string;
  /**
   * Secondary button label.
   * @default 'Learn More', translated into the page language
   */
  learnMoreButtonText?: string;
  /** Primary button link. The button is hidden if neither `getStartedHref` nor `onClickGetStarted` is set. */
  getStartedHref?: string;
  /** Secondary button link. The button is hidden if neither `learnMoreHref` nor `onClickLearnMore` is set. */
  learnMoreHref?: string;
  /** Called when the primary button is clicked. */
  onClickGetStarted?: (event: MouseEvent) => void;
  /** Called when the secondary button is clicked. */
  onClickLearnMore?: (event: MouseEvent) => void;
  /** Source repository URL. If set, a link to the repository replaces the secondary button. */
  githubURL?: string;
  /** Custom buttons that replace the primary and secondary buttons. */
  actions?: readonly HeroAction[];
  /**
   * Whether to show background stars that follow the pointer.
   * @default false
   */
  showStars?: boolean;
  /**
   * Whether to show an oval behind the logo.
   * @default true
   */
  showOvalBg?: boolean;
}

/**
 * Renders the hero section of a home page.
 *
 * @example
 * ```tsx
 * <Hero
 *   title="Rstest"
 *   subTitle="The test framework built on Rspack"
 *   getStartedHref="/guide/start/"
 *   githubURL="https://github.com/web-infra-dev/rstest"
 * />
 * ```
 */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  {
    logoUrl,
    logoAlt = '',
    code,
    align = 'start',
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
  // "Learn More" does not describe the link target, so the title is appended as hidden text.
  const isGeneric = (text: string): boolean =>
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
  const visibleButtons = buttons.filter(({ href, onClick }) => href || onClick);

  return (
    <section
      {...props}
      ref={ref}
      className={classNames('oct-hero', className)}
      data-align={code || logoUrl ? align : 'center'}
    >
      {showStars && <HeroStars />}
      {logoUrl && (
        <div className="oct-hero-logo" data-oval={showOvalBg || undefined}>
          <ThemedImage className="oct-hero-image" src={logoUrl} alt={logoAlt} size={176} />
        </div>
      )}
      <h1 key={title} className="oct-hero-title">
        <InlineMarkdown text={title} />
      </h1>
      {subTitle && (
        <p key={subTitle} className="oct-hero-subtitle">
          <InlineMarkdown text={subTitle} />
        </p>
      )}
      {description && (
        <p key={description} className="oct-hero-description">
          <InlineMarkdown text={description} />
        </p>
      )}
      {visibleButtons.length > 0 && (
        <div className="oct-hero-actions">
          {visibleButtons.map((button) => (
            <ActionLink
              key={`${button.text}:${button.href}`}
              {...button}
              hiddenText={isGeneric(button.text) ? plainText(title) : undefined}
            />
          ))}
        </div>
      )}
      {code && <HeroCode {...code} />}
    </section>
  );
});

function HeroCode({ title, html, outputHtml }: HeroCodeProps) {
  return (
    <div className="oct-hero-code">
      {[html, outputHtml].map(
        (code, index) =>
          code !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the code and its output have fixed positions.
            <div key={index} className="oct-code">
              {index === 0 && title && <div className="oct-code-title">{title}</div>}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable. */}
              <pre tabIndex={0}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler escapes the code. */}
                <code dangerouslySetInnerHTML={{ __html: code }} />
              </pre>
            </div>
          ),
      )}
    </div>
  );
}
