import * as v from 'valibot';
import { formatPhone } from '#domain/input/phone.ts';
import { readColumns } from '#domain/trip/list-columns.ts';
import { isReference } from '#domain/trip/reference.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { audit } from '#operations/audit/audit.ts';
import { findFleet } from '#operations/fleet/find-fleet.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listTaskOwners } from '#operations/tasks/trip-tasks.ts';
import { listOwners } from '#operations/trips/owner-store.ts';
import { readFilter, searchTrips } from '#operations/trips/search-trips.ts';
import { listTripsByReference } from '#operations/trips/work-lists.ts';
import { query } from './act.ts';
import type { DeskContext } from './context.ts';
import { text } from './fields.ts';
import { toTripRows } from './trip-row.ts';

const pageSize = 50;
const mostPages = 200;
const mostInPalette = 8;
const exportedAtOnce = 500;
const mostExported = 10_000;

/** What an address of a list may name. */
const filter = { search: text(), state: text(), site: text(), from: text(), to: text(), order: text(), owner: text(), held: text() };
/** From 1. */
const page = v.pipe(v.number(), v.integer());

/** Lines of the list, with the owner of each trip. */
async function toListed(context: DeskContext, trips: readonly Trip[]) {
  const [rows, owners] = await Promise.all([
    toTripRows(context, trips),
    listOwners(
      context.db,
      trips.map(({ id }) => id),
    ),
  ]);
  const ownerOf = new Map(trips.map(({ id, reference }) => [reference, owners.get(id)]));
  return rows.map(({ reference, phone, ...row }) => {
    const {
      state,
      site,
      customer,
      email,
      route,
      departure,
      passengers,
      totalCents,
      createdAt,
      validUntil,
      heldUntil,
      driver,
      isPaused,
      isUnreadable,
      hasDriver,
    } = row;
    return {
      ...{ reference, state, site, customer, email, phone: formatPhone(phone, null), route, departure, passengers, totalCents },
      ...{ createdAt, validUntil, heldUntil, driver, isPaused, isUnreadable, hasDriver, owner: ownerOf.get(reference)?.name ?? '' },
      ownerId: ownerOf.get(reference)?.id ?? '',
    };
  });
}

const askerOf = ({ now, signedIn }: DeskContext) => ({ now: now(), memberId: signedIn.member.id });

/** The files of the fleet for a search; none for a person without access to the fleet. */
async function filesFor(context: DeskContext, search: string) {
  const found = may(context.signedIn, 'see-fleet') ? await findFleet(context, search) : [];
  return found.map(({ kind, id, name, detail }) => ({ kind, id, name, detail }));
}

export const tripListQueries = {
  page: query('see-trips', { ...filter, page }, async (context, { page: asked, ...typed }) => {
    const offset = Math.min(Math.max(asked, 1) - 1, mostPages) * pageSize;
    const [{ trips, meant }, files, members] = await Promise.all([
      searchTrips(context.db, { ...readFilter(typed, askerOf(context)), offset, limit: pageSize + 1 }),
      filesFor(context, typed.search),
      listTaskOwners(context.db),
    ]);
    return {
      trips: await toListed(context, trips.slice(0, pageSize)),
      hasMore: trips.length > pageSize,
      /** Similar words of trips, if no trip contains the typed ones. */
      meant,
      files,
      me: context.signedIn.member.id,
      members: members.map(({ id, name }) => ({ id, name })),
    };
  }),
  /** For the palette: the trips closest to the typed text and to today, and files of the fleet. */
  find: query('see-trips', { search: text() }, async (context, { search }) => {
    const asked = readFilter({ search, state: '', site: '', from: '', to: '', order: 'nearest', owner: '', held: '' }, askerOf(context));
    const [{ trips, meant }, files] = await Promise.all([
      searchTrips(context.db, { ...asked, offset: 0, limit: mostInPalette }),
      filesFor(context, search),
    ]);
    const rows = await toTripRows(context, trips);
    return {
      trips: rows.map(({ reference, customer, route, state, departure }) => ({
        reference,
        customer,
        route,
        state,
        date: departure?.date ?? null,
      })),
      meant,
      files,
    };
  }),
  /**
   * A part of a list for export, or the trips of `only`. A file has 10,000 trips at most. Each exported part is in the audit, without the
   * search text, which may be a customer's name.
   */
  export: query(
    'export-customers',
    { ...filter, columns: v.array(v.string()), only: v.array(v.string()), page },
    async (context, { page: asked, columns, only, ...typed }) => {
      if (!may(context.signedIn, 'see-trips')) throw new Response(null, { status: 404 });
      const offset = Math.min(Math.max(asked - 1, 0) * exportedAtOnce, mostExported);
      const limit = Math.min(exportedAtOnce, mostExported - offset);
      const trips =
        only.length > 0
          ? await listTripsByReference(context.db, only.filter(isReference).slice(0, exportedAtOnce))
          : limit === 0
            ? []
            : (await searchTrips(context.db, { ...readFilter(typed, askerOf(context)), offset, limit: limit + 1 })).trips;
      const taken = trips.slice(0, limit);
      const { state, site, from, to } = typed;
      const detail = { columns: readColumns(columns), state, site, from, to, page: asked, trips: taken.length };
      await audit(context.db, context.signedIn.member, { act: 'export-trips', subject: '', detail });
      return { trips: await toListed(context, taken), hasMore: only.length === 0 && trips.length > limit && offset + limit < mostExported };
    },
  ),
};
