const { globSync, readFileSync } = require('node:fs');

/** The scripts that a page loads, from the manifest of the build: entry, root, the page's own, and all that these import. */
const [manifestFile] = globSync('build/client/assets/manifest-*.js');
const manifest = JSON.parse(
  readFileSync(manifestFile, 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;$/, ''),
);
const idOf = (name) => Object.keys(manifest.routes).find((id) => id.startsWith('nl:') && id.split(':')[2] === name);

function page(name, route, limit) {
  const parts = [manifest.entry, manifest.routes.root, manifest.routes[idOf(route)]];
  const files = new Set(parts.flatMap((part) => [part.module, ...part.imports]));
  return { name, limit, path: [...files].map((file) => `build/client${file}`) };
}

/** All that the desk has of scripts: its pages share nearly all of them. */
const desk = {
  name: 'desk',
  limit: '180 kB',
  path: globSync('build/desk/client/assets/*.js').filter((file) => !file.includes('manifest-')),
};

module.exports = [
  desk,
  page('home page', 'home', '110 kB'),
  page('content page', 'fleet', '108 kB'),
  page('page of a city', 'location', '110 kB'),
  page('request form', 'request-quote', '130 kB'),
  page('quote', 'my-quote/overview', '129 kB'),
];
