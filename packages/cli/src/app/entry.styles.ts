import '@octavo/theme/document.css';
import '@octavo/theme/styles.css';
// Imports the stylesheet of the site.
import 'octavo-theme-overrides';
