import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/engine/tables.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { openOwnerSession } from '#server/testing/desk-session.ts';
import { createMutations } from '#server/testing/mutations.ts';
import { ask } from '#server/testing/start-server.ts';
import { listVisiblePages } from '#server/testing/visible-pages.ts';
import { listPlaces } from '../hostile/places.ts';
import type { Program } from './older-release.ts';

export type Both = { readonly older: Program; readonly newer: Program; readonly db: Database };
export type Walked = { readonly what: string; readonly count: number; readonly faults: readonly string[] };

async function statusAt({ port }: Program, name: string, path: string, cookie = ''): Promise<number> {
  return (await ask(port, { host: `${name}.localhost:${port}`, path, headers: cookie === '' ? {} : { cookie } })).status;
}

/** An address that only the newer release knows is no fault of the older one. */
function judge(path: string, [older, newer]: readonly [number, number]): readonly string[] {
  if (older >= 500 || newer >= 500) return [`${path} answers ${older} by the older release, ${newer} by the newer`];
  return older === newer || older === 404 ? [] : [`${path} answers ${older} by the older release, and ${newer} by the newer`];
}

/** Pages of the desk with one session, of a driver and of a partner: every address of the newer release. */
export async function walkDesk({ older, newer, db }: Both): Promise<Walked> {
  const cookie = `desk=${await openOwnerSession(db, 'owner@releases.example')}`;
  const faults: string[] = [];
  let count = 0;
  for (const { app, path } of await listPlaces(db, newer.port)) {
    if (app !== 'desk') continue;
    count += 1;
    faults.push(...judge(path, [await statusAt(older, 'desk', path, cookie), await statusAt(newer, 'desk', path, cookie)]));
  }
  return { what: 'pages of desk, drivers and partners', count, faults };
}

/** A page of each kind of each site in each language, and what either release cannot read of the content. */
export async function walkContent({ older, newer }: Both): Promise<Walked> {
  const pages = siteKeys.flatMap((key) => listVisiblePages(key));
  const faults: string[] = [];
  for (const { site, path } of pages) {
    const name = site.toLowerCase();
    faults.push(...judge(`${site} ${path}`, [await statusAt(older, name, path), await statusAt(newer, name, path)]));
  }
  for (const program of [older, newer])
    faults.push(...program.takeUnread().map((line) => `the ${program === older ? 'older' : 'newer'}: ${line}`));
  return { what: 'pages of the six sites', count: pages.length, faults };
}

/** Orders of which one release makes the quote and the other takes it, read by both. */
export async function walkOrders({ older, newer }: Both): Promise<Walked> {
  const faults: string[] = [];
  const ways = [
    ['older to newer', older, newer],
    ['newer to older', newer, older],
  ] as const;
  for (const [way, first, second] of ways) {
    const email = `${way.replaceAll(' ', '-')}@releases.example`;
    const { id, totalCents } = await createMutations(first.port).requestQuote(email);
    const booking = await createMutations(second.port).acceptQuote({ id, email, totalCents });
    const [one, other] = [await readTrip(first, booking), await readTrip(second, booking)];
    if (!isDeepStrictEqual(one, other)) faults.push(`${way}: ${JSON.stringify(one)} is not ${JSON.stringify(other)}`);
    await createMutations(first.port).cancelBooking(booking);
    if (!JSON.stringify(await readTrip(second, booking)).includes('Geannuleerd'))
      faults.push(`${way}: cancelled, and the other does not say so`);
  }
  return { what: 'orders made by one and taken by the other', count: ways.length, faults };
}

async function readTrip({ port }: Program, id: string): Promise<unknown> {
  const query = `{ getTravel(id: "${id}") { reference status stage version bookedAt description quotes { key isChosen totalCents } } }`;
  const headers = { 'content-type': 'application/json' };
  const asked = { host: `nl.localhost:${port}`, path: '/graphql', method: 'POST', headers, body: JSON.stringify({ query }) };
  return JSON.parse((await ask(port, asked)).text);
}
