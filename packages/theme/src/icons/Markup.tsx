export interface MarkupProps {
  /** Trusted HTML from the configuration of the site. It is not sanitized. */
  html: string;
  className?: string;
}

/** Renders HTML from the configuration of the site, for example the `<svg>` of an icon. */
export function Markup({ html, className }: MarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the configuration of the site
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
