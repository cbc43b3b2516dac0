import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/;
const shellAndContent =
  /src[\\/](site[\\/]styles|site[\\/](i18n|head|api[\\/]enums|features[\\/](shell|consent[\\/]consent\.|analytics[\\/]analytics\.|faq[\\/]faq|reviews|content[\\/](call-to-action|cards|content-|location[\\/]location-links|text-language)))|domain[\\/]sites|texts[\\/](?!travel))/;
const primitives =
  /src[\\/]site[\\/](site-context|trip-shell|visitor[\\/]consent|ui[\\/](?!testing|showcase|form[\\/](radio|checkbox|fieldset|error-summary)|empty|summary|price|notice|random))/;
const groups = [
  { name: 'libraries', test: libraries, priority: 2 },
  { name: 'shared', test: (id: string) => shellAndContent.test(id) || primitives.test(id), priority: 1 },
  { name: 'trips', test: /src[\\/](site|domain)[\\/]/, priority: 0, minShareCount: 5 },
];

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
    // Many small files compress worse than few: one of the libraries, one of what pages share (docs/decisions/0014).
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One bundle for everything that runs on the server: web, worker and the commands share one module graph.
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
});
