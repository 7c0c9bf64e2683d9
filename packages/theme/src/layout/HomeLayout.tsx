import { type ReactNode, useRef } from 'react';

import { useOverride } from '../context/useOverride';
import { usePage, useSite } from '../context/useSite';
import { MAIN_ID } from '../dom/main-id';
import { BackgroundImage as OwnBackgroundImage } from '../hero/BackgroundImage';
import { Features as OwnFeatures } from '../hero/Features';
import { Hero as OwnHero } from '../hero/Hero';
import { useProseBehavior } from '../mdx/behavior/useProseBehavior';
import { SCROLLED_THRESHOLD } from '../model/constants';
import { useScrolledPast } from '../scroll/useScrolledPast';
import { ToolStack as OwnToolStack } from '../tool-stack/ToolStack';
import { readBackground, readHero, readToolStack } from './read-home';
import { SiteEnd } from './SiteEnd';
import type { LayoutSlots } from './slots';

/** A landing page: hero, features and toolchain from the frontmatter, then the page's content. */
export function HomeLayout({ children, slots }: { children: ReactNode; slots: LayoutSlots }) {
  const site = useSite();
  const { routePath, frontmatter } = usePage();
  const prose = useRef<HTMLDivElement>(null);
  const scrolled = useScrolledPast(SCROLLED_THRESHOLD);
  useProseBehavior(prose, routePath);
  const BackgroundImage = useOverride('BackgroundImage', OwnBackgroundImage);
  const Hero = useOverride('Hero', OwnHero);
  const Features = useOverride('Features', OwnFeatures);
  const ToolStack = useOverride('ToolStack', OwnToolStack);
  const hero = readHero(frontmatter, site);
  const toolStack = readToolStack(frontmatter);
  return (
    <>
      <BackgroundImage src={readBackground(frontmatter)} data-scrolled={scrolled || undefined} />
      <main id={MAIN_ID} className="oct-main oct-home" tabIndex={-1}>
        {slots.homeBefore}
        {slots.heroBefore}
        {hero && <Hero {...hero} />}
        {slots.heroAfter}
        {slots.featuresBefore}
        {frontmatter.features && <Features items={frontmatter.features} />}
        {slots.featuresAfter}
        <div ref={prose} className="oct-prose oct-home-content">
          {children}
        </div>
        {slots.toolStackBefore}
        {toolStack && <ToolStack {...toolStack} />}
        {slots.toolStackAfter}
        {slots.homeAfter}
      </main>
      <SiteEnd slots={slots} />
    </>
  );
}
