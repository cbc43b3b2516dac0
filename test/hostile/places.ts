import type { Database } from '#db/engine/tables.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listRoutes } from '#domain/sites/routes.ts';
import { listDeskPlaces } from '#server/testing/hostile/desk-places.ts';
import type { Family } from '#server/testing/hostile/families.ts';

export type Place = {
  readonly app: 'desk' | 'site' | 'api';
  readonly pattern: string;
  readonly host: string;
  readonly path: string;
  readonly takes: readonly Family['to'][];
  readonly fields: readonly string[];
};

/** Where large bodies are accepted (src/server/http/app.ts). */
const takesFiles = /^\/(?:payments$|rates\/draft\/|drivers\/|pages\/|pictures$)/;

/** Every place of the desk, of drivers' and partners' pages, of a site and of its API that accepts input. */
export async function listPlaces(db: Database, port: number): Promise<readonly Place[]> {
  const known = await findKnown(db);
  const desk = listDeskPlaces().map(({ pattern, takesForms, parameters, fields, intents }): Place => {
    const path = fill(pattern, known);
    const large: Family['to'][] = takesFiles.test(pattern) ? ['file'] : [];
    const takes: Family['to'][] = takesForms ? ['read', 'form', ...large] : ['read'];
    return { app: 'desk', pattern, host: `desk.localhost:${port}`, path, takes, fields: takesForms ? [...intents, ...fields] : parameters };
  });
  const site = listRoutes(getSite('nl')).map(({ path }): Place => {
    const fields = [
      'type',
      'passengers',
      'stopCount',
      'stops.0.place',
      'stops.0.date',
      'stops.0.time',
      'email',
      'phone',
      'firstName',
      'intent',
      'rating',
      'code',
    ];
    return { app: 'site', pattern: path, host: `nl.localhost:${port}`, path: fill(path, known), takes: ['read', 'form'], fields };
  });
  const api: Place = {
    app: 'api',
    pattern: '/graphql',
    host: `nl.localhost:${port}`,
    path: '/graphql',
    takes: ['read', 'form', 'graphql'],
    fields: ['query', 'variables'],
  };
  const own = ['/api/analytics', '/api/errors', '/api/faq', '/api/reviews'].map(
    (path): Place => ({ ...api, pattern: path, path, takes: ['read', 'form'] }),
  );
  return [...desk, ...site, api, ...own];
}

type Known = Readonly<
  Record<'reference' | 'booking' | 'driverKey' | 'partnerKey' | 'statementKey' | 'driver' | 'vehicle' | 'operator' | 'statement', string>
>;

/** Existing ids, so that the input reaches as far as it can. */
async function findKnown(db: Database): Promise<Known> {
  const trip = await db
    .selectFrom('trips')
    .select(['reference', 'booking_key'])
    .where('booking_key', 'is not', null)
    .where('reference', 'like', 'NL-%')
    .executeTakeFirst();
  const first = async (table: 'drivers' | 'vehicles' | 'operators' | 'partner_statements') =>
    (await db.selectFrom(table).select('id').executeTakeFirst())?.id ?? 'x';
  return {
    reference: trip?.reference ?? 'x',
    booking: trip?.booking_key ?? 'x',
    driverKey: (await db.selectFrom('driver_keys').select('key').executeTakeFirst())?.key ?? 'x',
    partnerKey: (await db.selectFrom('offer_recipients').select('key').executeTakeFirst())?.key ?? 'x',
    statementKey: 'x',
    driver: await first('drivers'),
    vehicle: await first('vehicles'),
    operator: await first('operators'),
    statement: await first('partner_statements'),
  };
}

function fill(pattern: string, known: Known): string {
  const [, area = ''] = pattern.split('/');
  const key = { 'on-duty': known.driverKey, partner: known.partnerKey, 'partner-statement': known.statementKey }[area];
  const id = pattern.includes('operators')
    ? known.operator
    : area === 'fleet'
      ? known.vehicle
      : area === 'drivers'
        ? known.driver
        : known.statement;
  return pattern
    .replace(/\/:form\?/, '')
    .replace(':reference', known.reference)
    .replace(':vehicle', '1')
    .replace(':key', key ?? 'x')
    .replace(':id', area === '' || /offers|fleet|drivers|inspection/.test(area) ? id : known.booking)
    .replace(':subject', 'driver')
    .replace(':table', 'card')
    .replace(':language/:file', 'nl/common')
    .replace('*', 'content/nl/pages/about')
    .replaceAll(/:\w+\??/g, 'x');
}
