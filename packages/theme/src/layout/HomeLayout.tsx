import { type ReactNode, useRef } from 'react';

import { useOverride } from '../context/useOverride';
import { usePage, useSite } from '../context/useSite';
import { MAIN_ID } from '../dom/main-id';
import { BackgroundImage as DefaultBackgroundImage } from '../hero/BackgroundImage';
import { Features as DefaultFeatures } from '../hero/Features';
import { Hero as DefaultHero } from '../hero/Hero';
import { useProseBehavior } from '../mdx/behavior/useProseBehavior';
import { SCROLLED_THRESHOLD } from '../model/constants';
import { useScrolledPast } from '../scroll/useScrolledPast';
import { ToolStack as DefaultToolStack } from '../tool-stack/ToolStack';
import { ContentLang, useContentLang } from './ContentLang';
import { Notices } from './Notices';
import { readBackground, readHero, readToolStack } from './read-home';
import { SiteFooterArea } from './SiteFooterArea';
import type { LayoutSlots } from './slots';

/** Renders a home page: the hero, features and tool stack from the frontmatter, and the page content. */
export function HomeLayout({ children, slots }: { children: ReactNode; slots: LayoutSlots }) {
  const site = useSite();
  const { routePath, frontmatter } = usePage();
  const contentLang = useContentLang();
  const prose = useRef<HTMLDivElement>(null);
  const isScrolled = useScrolledPast(SCROLLED_THRESHOLD);
  useProseBehavior(prose, routePath);
  const BackgroundImage = useOverride('BackgroundImage', DefaultBackgroundImage);
  const Hero = useOverride('Hero', DefaultHero);
  const Features = useOverride('Features', DefaultFeatures);
  const ToolStack = useOverride('ToolStack', DefaultToolStack);
  const hero = readHero(frontmatter, site);
  const toolStack = readToolStack(frontmatter);
  return (
    <>
      <BackgroundImage src={readBackground(frontmatter)} data-scrolled={isScrolled || undefined} />
      <main id={MAIN_ID} className="oct-main oct-home" tabIndex={-1}>
        <Notices />
        {slots.homeBefore}
        {slots.heroBefore}
        {hero && (
          <ContentLang>
            <Hero {...hero} />
          </ContentLang>
        )}
        {slots.heroAfter}
        {slots.featuresBefore}
        {frontmatter.features && (
          <ContentLang>
            <Features items={frontmatter.features} />
          </ContentLang>
        )}
        {slots.featuresAfter}
        <div ref={prose} className="oct-prose oct-home-content" lang={contentLang}>
          {children}
        </div>
        {slots.toolStackBefore}
        {toolStack && (
          <ContentLang>
            <ToolStack {...toolStack} />
          </ContentLang>
        )}
        {slots.toolStackAfter}
        {slots.homeAfter}
      </main>
      <SiteFooterArea slots={slots} />
    </>
  );
}
