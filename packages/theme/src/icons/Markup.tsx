export interface MarkupProps {
  /** HTML that the site's configuration wrote. Never anything a reader typed. */
  html: string;
  className?: string;
}

/** Markup from the site's own configuration, such as an icon's `<svg>`. */
export function Markup({ html, className }: MarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration is the site's own code.
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
