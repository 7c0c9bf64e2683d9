import { usePage, useSite } from '../context/useSite';
import { Markup } from '../icons/Markup';

/** Renders the site footer of home pages and custom pages. */
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
