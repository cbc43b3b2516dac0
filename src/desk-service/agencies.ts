import { listKeys } from '#operations/agencies/agency-keys.ts';
import { findAgency, listAgencies, readMonth } from '#operations/agencies/agency-store.ts';
import { listAgencyTrips } from '#operations/agencies/agency-trip-store.ts';
import { listDeliveries, resendDelivery } from '#operations/agencies/deliveries.ts';
import { changeAgency, createAgency, endAgency, endAgencyKey, makeKey, setWebhook } from '#operations/agencies/edit-agency.ts';
import { listChanges } from '#operations/audit/change-store.ts';
import { findOrganisation } from '#operations/customers/save-organisation.ts';
import { act, onceAct, onceStored, query } from './act.ts';
import { id, seen, text, yesOrNo } from './fields.ts';
import { toTripRows } from './trip-row.ts';

const mostDeliveries = 50;
const mostTrips = 20;
const mostChanges = 30;

/** The fields of an agency's form. */
const terms = {
  ...{ name: text(), site: text(), language: text(), firstName: text(), lastName: text(), email: text(), phone: text() },
  ...{ street: text(), zipcode: text(), city: text(), country: text() },
  ...{ vatNumber: text(), organisationNumber: text() },
  ...{ paymentMethod: text(), commissionPercent: text(), monthLimit: text(), requestsPerMinute: text() },
};

export const agencyQueries = {
  list: query('see-trips', {}, async ({ db }) => await listAgencies(db)),
  /** Null where there is none. `customer`: the record on which terms are agreed. */
  one: query('see-trips', { id: id() }, async ({ db }, { id: of }) => {
    const agency = await findAgency(db, of);
    if (agency === null) return null;
    const [monthCents, customer, changes] = await Promise.all([
      readMonth(db, { id: of }),
      findOrganisation(db, agency),
      listChanges(db, `agency ${of}`, mostChanges),
    ]);
    return {
      ...agency,
      monthCents,
      customerId: customer?.id ?? null,
      changes: changes.map(({ id: key, act: what, before, after, by, at }) => ({ key, what, before, after, by, at })),
    };
  }),
  keys: query('manage-agencies', { id: id() }, async ({ db }, { id: of }) => await listKeys(db, of)),
  deliveries: query('see-trips', { id: id() }, async ({ db }, { id: of }) => await listDeliveries(db, of, mostDeliveries)),
  trips: query('see-trips', { id: id() }, async (context, { id: of }) => {
    const { trips } = await listAgencyTrips(context.db, { agencyId: of, after: null, limit: mostTrips });
    const rows = await toTripRows(
      context,
      trips.map(({ trip }) => trip),
    );
    return rows.map(({ reference, state, route, departure, totalCents }) => {
      const own = trips.find(({ trip }) => trip.reference === reference)?.ownReference ?? '';
      return { reference, state, route, departure, totalCents, ownReference: own };
    });
  }),
};

export const agencyActs = {
  create: onceAct(
    { act: 'agencies.create', answer: onceStored },
    'manage-agencies',
    { ...terms, sure: yesOrNo() },
    async (context, { staff, sure: isSure, ...typed }) => createAgency(context, { staff, typed, isSure }),
  ),
  change: act('manage-agencies', { id: id(), version: seen(), ...terms }, async (context, { id: of, version, staff, ...typed }) =>
    changeAgency(context, { id: of, version, staff, typed }),
  ),
  makeKey: act('manage-agencies', { id: id() }, makeKey),
  endKey: act('manage-agencies', { id: id(), key: id() }, endAgencyKey),
  setWebhook: act('manage-agencies', { id: id(), version: seen(), url: text() }, setWebhook),
  end: act('manage-agencies', { id: id(), version: seen(), isEnded: yesOrNo() }, endAgency),
  resend: act('manage-agencies', { id: id(), delivery: id() }, resendDelivery),
};
