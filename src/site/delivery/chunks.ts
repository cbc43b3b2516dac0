import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const source = join(import.meta.dirname, '../..');

/**
 * What every page loads in one file: the files that lie in these folders themselves, and what they import. What a page loads only once it is
 * wanted lies in a folder beneath.
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
/** The picture of a route: trips show it, and stories do, which load nothing else of a trip. */
const ofRoutes = ['site/ui/route'];
/** What is known of a visit: pages of trips and measuring ask for it. */
const ofVisits = ['site/visitor'];
/** Rooms about trips, with the folders beneath them. What many of their pages share goes into one file; no content page asks for it. */
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

/** Their parts are drawn by the server, and their script comes late. */
const explainers = ['site/explain', 'site/ui/road', 'site/ui/facts', 'site/ui/form/choices', 'site/ui/message'];
const ofRequests = ['site/features/request-quote', 'site/trip-editor', 'site/ui/form/calendar'];

/**
 * Which modules go into one file of script (docs/decisions/0014): many small files compress worse than few. A module that two groups claim
 * goes to the one of the higher priority; what is in no group goes where it is used.
 */
export const chunkGroups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/, priority: 4 },
  { name: 'shared', test: liesIn(ofEveryPage), priority: 3 },
  { name: 'forms', test: liesIn(ofForms), priority: 2 },
  { name: 'routes', test: liesIn(ofRoutes), priority: 2 },
  { name: 'visits', test: liesIn(ofVisits), priority: 2 },
  // The styles of parts that a page shows before their script has come: one list of names instead of one a file.
  { name: 'explained', test: stylesBeneath(explainers), priority: 2 },
  { name: 'request-styles', test: stylesBeneath(ofRequests), priority: 2 },
  { name: 'trips', test: liesBeneath(aboutTrips), minShareCount: 8, priority: 1 },
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

/** A folder that is not there fails the build: a room that was renamed would else move its bytes to another file without a word. */
function requireFolders(folders: readonly string[]): void {
  const missing = folders.filter((folder) => !existsSync(join(source, folder)));
  if (missing.length > 0) throw new Error(`src/site/delivery/chunks.ts names folders that are not there: ${missing.join(', ')}`);
}

function folderOf(id: string): string {
  return relative(source, dirname(id.replace(/\?.*$/, ''))).replaceAll('\\', '/');
}
