import { usePage, useSite } from '../context/useSite';
import { Markup } from '../icons/Markup';

/** The site's own last line, on pages that have no sidebar. */
export function SiteFooter() {
  const { footer } = useSite().themeConfig;
  const { frontmatter } = usePage();
  if (!footer?.message || frontmatter.footer === false) return null;
  return (
    <footer className="oct-site-footer">
      <Markup html={footer.message} />
    </footer>
  );
}
