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

/** The scripts of a page whose body is loaded when somebody uses it: the page's own, the body's, and all that these import. */
function pageInUse(name, route, body, limit) {
  const found = new Set(filesOf(sites, sites.routes[idOf(route)]).map((file) => `build/client${file}`));
  const add = (file) => {
    found.add(file);
    for (const [, next] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
      if (!found.has(`build/client/assets/${next}`)) add(`build/client/assets/${next}`);
    }
  };
  for (const file of globSync(`build/client/assets/${body}-*.js`)) add(file);
  return { name, limit, path: [...found] };
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
  page('home page', 'home', '110.2 kB'),
  page('content page', 'fleet', '108 kB'),
  page('page of a city', 'location', '110.2 kB'),
  page('request form, before it is touched', 'request-quote', '110.5 kB'),
  pageInUse('request form, in use', 'request-quote', 'request-body', '135.8 kB'),
  page('quote', 'my-quote/overview', '131.6 kB'),
];
