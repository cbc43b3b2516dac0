import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './src/site/delivery/chunks.ts';

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  // Names the build: browsers keep texts under it. scripts/build.ts works it out of the sources.
  define: { 'import.meta.env.VITE_BUILD_VERSION': JSON.stringify(process.env.CONVOYA_BUILD ?? 'development') },
  // Found by Vite only once a page asks for them, which would reload that page.
  optimizeDeps: {
    include: ['valibot'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The domain is pure: what a browser does not use of it falls away, also where a value is worked out when its file is read.
          treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/](domain|operations[\\/][^\\/]+[\\/]rules)[\\/]/, sideEffects: false }] },
          // A name is told to every page that may need its file: as short as the bundler lets it be.
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    },
    // One bundle for everything that runs on the server: web, worker and the commands share one module graph. What browsers load late is in it anyway.
    ssr: { build: { rollupOptions: { input: './src/server/main.ts', checks: { ineffectiveDynamicImport: false } } } },
  },
});
