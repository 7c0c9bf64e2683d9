import { useReactRouterNavigation } from '@octavo/theme/react-router';
import { createRoot } from 'react-dom/client';

/** For an application that has no react-router-dom: it is not meant to build. */
function App() {
  return <p>{useReactRouterNavigation().location.pathname}</p>;
}

createRoot(document.getElementById('root')!).render(<App />);
