import { useReactRouterNavigation } from '@octavo/theme/react-router';
import { createRoot } from 'react-dom/client';

/** An app without react-router-dom, which is expected to fail to build. */
function App() {
  return <p>{useReactRouterNavigation().location.pathname}</p>;
}

createRoot(document.getElementById('root')!).render(<App />);
