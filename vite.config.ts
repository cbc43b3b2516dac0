import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  // Names the build: browsers keep texts under it. scripts/build.ts works it out of the sources.
  define: { 'import.meta.env.VITE_BUILD_VERSION': JSON.stringify(process.env.CONVOYA_BUILD ?? 'development') },
  // Found by Vite only once a page asks for them, which would reload that page.
  optimizeDeps: {
    include: ['i18next', 'react-i18next', 'valibot'],
  },
  environments: {
    // One bundle for everything that runs on the server: web, worker and the commands share one module graph.
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
});
