import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const source = join(import.meta.dirname, '../..');

/**
 * What every page loads in one file: the modules directly in these folders, with their imports. Modules that load on demand are in folders
 * beneath.
 */
const ofEveryPage = [
  'site/styles',
  'site/i18n',
  'site/head',
  'site/delivery',
  'site/ui',
  'site/ui/link',
  'site/ui/text',
  'site/features/shell',
  'site/features/consent',
  'site/features/analytics',
  'site/features/content',
  'site/features/faq',
  'site/features/reviews',
  'site/values',
];
const ofForms = ['site/ui/form'];
/** The picture of a route. Trips show it, and stories do, which load nothing else of a trip. */
const ofRoutes = ['site/ui/route'];
/** The data of a visit, used by trip pages and analytics. */
const ofVisits = ['site/visitor'];
/** Folders about trips, with the folders beneath them. What many of their pages share goes into one file that no content page loads. */
const aboutTrips = [
  'domain/trip',
  'site/explain',
  'site/features/faq/late',
  'site/features/reviews/late',
  'site/features/trip',
  'site/trip-editor',
  'site/ui/form/choices',
  'site/ui/message',
  'output/texts/travel',
];

/** The server renders their parts, and their script loads late. */
const explainers = ['site/explain', 'site/ui/road', 'site/ui/facts', 'site/ui/form/choices', 'site/ui/message'];
const ofRequests = ['site/features/request-quote', 'site/trip-editor', 'site/ui/form/calendar'];

/**
 * Assigns modules to script files (docs/decisions/0014): many small files compress worse than few. A module that two groups claim goes to
 * the one with the higher priority. A module in no group goes where it is used.
 */
export const chunkGroups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/, priority: 4 },
  { name: 'shared', test: liesIn(ofEveryPage), priority: 3 },
  { name: 'forms', test: liesIn(ofForms), priority: 2 },
  { name: 'routes', test: liesIn(ofRoutes), priority: 2 },
  { name: 'visits', test: liesIn(ofVisits), priority: 2 },
  // The styles of parts that a page shows before their script has loaded: one list of names instead of one a file.
  { name: 'explained', test: stylesBeneath(explainers), priority: 2 },
  { name: 'request-styles', test: stylesBeneath(ofRequests), priority: 2 },
  { name: 'trips', test: liesBeneath(aboutTrips), minShareCount: 10, priority: 1 },
];

function liesIn(folders: readonly string[]): (id: string) => boolean {
  requireFolders(folders);
  return (id) => folders.includes(folderOf(id));
}

function liesBeneath(folders: readonly string[]): (id: string) => boolean {
  requireFolders(folders);
  return (id) => folders.some((folder) => `${folderOf(id)}/`.startsWith(`${folder}/`));
}

function stylesBeneath(folders: readonly string[]): (id: string) => boolean {
  const liesThere = liesBeneath(folders);
  return (id) => /\.module\.css(\?.*)?$/.test(id) && liesThere(id);
}

/** A missing folder fails the build. Otherwise renaming one would silently move its bytes to another file. */
function requireFolders(folders: readonly string[]): void {
  const missing = folders.filter((folder) => !existsSync(join(source, folder)));
  if (missing.length > 0) throw new Error(`src/site/delivery/chunks.ts names folders that are not there: ${missing.join(', ')}`);
}

function folderOf(id: string): string {
  return relative(source, dirname(id.replace(/\?.*$/, ''))).replaceAll('\\', '/');
}
