import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  root: import.meta.dirname,
  publicDir: false,
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { emptyOutDir: true, cssMinify: 'lightningcss', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
});
