import './app.css';
import '@octavo/theme/styles.css';

import { createRoot } from 'react-dom/client';

import { navigate, useHistoryNavigation } from './history';
import { ThemeDemo } from './ThemeDemo';

function App() {
  const link = (
    <a
      href="/about"
      onClick={(event) => {
        event.preventDefault();
        navigate('/about');
      }}
    >
      own link
    </a>
  );
  return <ThemeDemo navigation={useHistoryNavigation()} link={link} />;
}

createRoot(document.getElementById('root')!).render(<App />);
