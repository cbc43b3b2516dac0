import { flowKeys } from '#domain/sites/flows.ts';

/**
 * First parts of addresses whose rest is a key: trips, shared trips, drivers' and partners' pages, calendars, statements, published
 * documents, the inspection pack, and sign-in links. A proxy logs their route (`/on-duty/:key`), never the address, and never the query
 * (`?quoteId=`, `?preview=`, `?to=`) or the Referer of any request.
 */
export const keyRoutes = [
  ...flowKeys,
  'shared',
  'forwarded',
  'graphql',
  'on-duty',
  'papers',
  'calendar',
  'inspection',
  'partner',
  'partner-account',
  'partner-statement',
  'offers',
  'sign-in',
] as const;

/** The files of `deploy` that contain the list, with its place and format in each. */
const places = {
  'deploy/edge/nginx.conf': { list: /(?<=\(\?<key_route>)[^)]*/g, between: '|' },
  'deploy/balancer/haproxy.cfg': { list: /(?<=path,url_dec,field\(2,\/\) -m str -i )[^}]*(?= })/g, between: ' ' },
  'deploy/edge/cdn.md': { list: /(?<=<!-- key routes -->)[^<]*/g, between: ', ', around: (name: string) => `\`/${name}\`` },
} as const;

export const filesWithKeyRoutes = ['deploy/edge/nginx.conf', 'deploy/balancer/haproxy.cfg', 'deploy/edge/cdn.md'] as const;

/** The text of such a file with the current list; throws if the file has no list. */
export function fillKeyRoutes(file: keyof typeof places, text: string): string {
  const place = places[file];
  const names = keyRoutes.map((name) => ('around' in place ? place.around(name) : name));
  if (text.match(place.list) === null) throw new Error(`${file} has no place for the routes with keys`);
  return text.replace(place.list, names.join(place.between));
}
