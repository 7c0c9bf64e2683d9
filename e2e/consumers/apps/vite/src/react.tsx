import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

function App() {
  const [text] = useState('Only React');
  return <p>{createPortal(text, document.body)}</p>;
}

createRoot(document.getElementById('root')!).render(<App />);
