import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const entry = process.env.ENTRY;

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: !entry,
    assetsDir: entry ?? 'assets',
    rolldownOptions: { input: `${entry ?? 'index'}.html` },
  },
});
