const { globSync, readFileSync, statSync } = require('node:fs');

/** What a build says of its routes. */
function readManifest(pattern) {
  const [file] = globSync(pattern);
  return JSON.parse(
    readFileSync(file, 'utf8')
      .replace(/^window\.__reactRouterManifest=/, '')
      .replace(/;$/, ''),
  );
}

/** The scripts that a page loads: entry, its own, those of the routes around it, and all that these import. */
function filesOf({ entry, routes }, route) {
  const around = [];
  for (let each = route; each !== undefined; each = routes[each.parentId]) around.push(each);
  return [...new Set([entry, ...around].flatMap((part) => [part.module, ...part.imports]))];
}

const sites = readManifest('build/client/assets/manifest-*.js');
const idOf = (name) => Object.keys(sites.routes).find((id) => id.startsWith('nl:') && id.split(':')[2] === name);

function page(name, route, limit) {
  return { name, limit, path: filesOf(sites, sites.routes[idOf(route)]).map((file) => `build/client${file}`) };
}

/** The page of the desk that loads most. */
function heaviestOfDesk() {
  const manifest = readManifest('build/desk/client/assets/manifest-*.js');
  const pages = Object.values(manifest.routes).map((route) => filesOf(manifest, route).map((file) => `build/desk/client${file}`));
  const weigh = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
  return pages.reduce((heaviest, files) => (weigh(files) > weigh(heaviest) ? files : heaviest));
}

module.exports = [
  { name: 'heaviest page of the desk', limit: '160 kB', path: heaviestOfDesk() },
  page('home page', 'home', '110 kB'),
  page('content page', 'fleet', '108 kB'),
  page('page of a city', 'location', '110 kB'),
  page('request form', 'request-quote', '134.1 kB'),
  page('quote', 'my-quote/overview', '132.5 kB'),
];
