export interface MarkupProps {
  /** Trusted HTML from the site configuration. It is not sanitized. */
  html: string;
  className?: string;
}

/** Renders HTML from the site configuration, such as an `<svg>` icon. */
export function Markup({ html, className }: MarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the site configuration
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
