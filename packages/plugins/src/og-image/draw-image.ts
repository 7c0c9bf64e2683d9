import type { FontDetails, Node, Renderer } from '@takumi-rs/core';

import { directionOf, type ImageContent, sizeOfTitle, splitTitle } from './image-content';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** Default accent of the theme in dark mode. */
export const ACCENT = '#93a3ff';

/** Appearance that all images of a site share. */
export interface ImageDesign {
  /** CSS color. */
  accent: string;
  /** Logo as a data URL. */
  logo?: string | undefined;
}

const COLORS = { page: '#121110', text: '#f4f2f0', soft: '#d0ccc8', muted: '#b5b1ad' };

/** Draws an image as PNG. */
export function drawImage(
  renderer: Renderer,
  content: ImageContent,
  design: ImageDesign,
  fonts: FontDetails[],
): Promise<Uint8Array> {
  return renderer.render(createTree(content, design), {
    width: WIDTH,
    height: HEIGHT,
    format: 'png',
    lang: content.lang,
    fonts,
    fontFamilies: [...new Set(fonts.map(({ name }) => name!))],
  });
}

/** Returns the nodes of an image. */
export function createTree(content: ImageContent, { accent, logo }: ImageDesign): Node {
  const { section, description, site } = content;
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: 72,
      flexDirection: 'column',
      direction: directionOf(content.lang),
      color: COLORS.text,
      backgroundColor: COLORS.page,
      backgroundImage: `radial-gradient(ellipse 900px 500px at 50% -80px, color-mix(in srgb, ${accent} 25%, transparent), transparent)`,
    },
    [
      text(section, { fontSize: 30, color: COLORS.muted, ...clamp(1) }),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 24 }, [
        createTitle(content.title),
        ...(description
          ? [
              text(description, {
                fontSize: 34,
                lineHeight: 1.45,
                color: COLORS.soft,
                ...clamp(2),
              }),
            ]
          : []),
      ]),
      box({ alignItems: 'center', gap: 20 }, [
        logo
          ? { type: 'image', src: logo, style: { height: 48 } }
          : box({ width: 14, height: 44, borderRadius: 7, backgroundColor: accent }, []),
        text(site, { fontSize: 34, fontWeight: 700 }),
      ]),
    ],
  );
}

function createTitle(title: string): Node {
  const size = sizeOfTitle(title);
  return {
    type: 'container',
    style: {
      display: 'block',
      fontSize: size,
      fontWeight: 700,
      lineHeight: 1.15,
      letterSpacing: '-0.025em',
      overflowWrap: 'anywhere',
      ...clamp(3),
    },
    children: splitTitle(title).map((part) =>
      text(part.text, {
        display: 'inline',
        ...(part.isCode
          ? { padding: '0 12px', borderRadius: 10, backgroundColor: 'rgb(255 255 255 / 10%)' }
          : {}),
      }),
    ),
  };
}

type Style = NonNullable<Node['style']>;

function clamp(lines: number): Style {
  return { lineClamp: lines, textOverflow: 'ellipsis', overflow: 'hidden' };
}

function box(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(value: string, style: Style): Node {
  return { type: 'text', text: value, style };
}
