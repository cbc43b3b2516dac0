import { formatEuros } from '#domain/money/decimal-euros.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Office, Scenarios } from './cut-world.ts';

const byHand = {
  ...{ total: '1.853', vehicle1: 'coachHire', vehicle2: '', drivers: '1', validDays: '14' },
  ...{ isNewVersion: false, isMeant: true, note: '' },
};

/** The engine's lines of the open quote with a discount, as the desk sends them. */
async function discounted({ boss, known: { quoted: reference } }: Office, percent: number) {
  const draft = await boss.queries.prices.draft({ reference });
  const choice = draft?.choices[0];
  if (draft === null || choice === undefined) throw new Error('no lines');
  const lines = [
    ...choice.lines.map(({ amountCents }, line) => ({ line, text: '', netCents: amountCents })),
    { line: null, text: 'Korting', netCents: -Math.round((choice.netCents * percent) / 100) },
  ];
  const asked = { reference, choice: choice.key, lines, validDays: '7' };
  const { priced } = await boss.queries.prices.preview(asked);
  return { ...asked, version: String(draft.version), toldCents: priced?.totalCents ?? 0, reason: 'regular customer' };
}

const correction = {
  organisation: '',
  street: 'Domplein 2',
  zipcode: '3512 JC',
  city: 'Utrecht',
  country: 'NL',
  vatNumber: '',
  purchaseOrder: '',
  organisationNumber: '',
  buyerReference: '',
};

/** A trip and the version that its page shows. */
async function seen({ boss }: Office, reference: string) {
  return { reference, version: String((await boss.queries.trips.page({ reference }))?.version ?? 0) };
}

export const tripScenarios = {
  prices: {
    fromLines: async (office) => {
      const asked = await discounted(office, 5);
      return (desk) => desk.acts.prices.fromLines(asked);
    },
    byHand: async (office) => {
      const of = await seen(office, office.known.request);
      return (desk) => desk.acts.prices.byHand({ ...byHand, ...of });
    },
    confirm: async (office) => {
      const { reference, version } = await seen(office, office.known.quoted);
      const { db } = office;
      const { status, stage } = tripStates.request;
      await db
        .updateTable('trips')
        .set({ status, stage, person_reasons: JSON.stringify(['short-lead']) })
        .where('reference', '=', reference)
        .execute();
      return (desk) => desk.acts.prices.confirm({ reference, version, option: '' });
    },
    approve: async (office) => {
      await office.second.acts.prices.fromLines(await discounted(office, 25));
      return (desk) => desk.acts.prices.approve({ reference: office.known.quoted });
    },
    reject: async (office) => {
      await office.second.acts.prices.fromLines(await discounted(office, 25));
      return (desk) => desk.acts.prices.reject({ reference: office.known.quoted });
    },
  },
  trips: {
    extend: async (office) => {
      const of = await seen(office, office.known.quoted);
      return (desk) => desk.acts.trips.extend({ ...of, days: '60' });
    },
    reserve: async (office) => {
      const of = await seen(office, office.known.quoted);
      return (desk) => desk.acts.trips.reserve(of);
    },
    releaseReservation: async (office) => {
      await office.boss.acts.trips.reserve(await seen(office, office.known.quoted));
      const of = await seen(office, office.known.quoted);
      return (desk) => desk.acts.trips.releaseReservation(of);
    },
    correctCustomer: async (office) => {
      const of = await seen(office, office.known.booked);
      const customer = { firstName: 'Bea', lastName: 'Smit', email: 'bea@example.com', phone: '+31301234567', organisation: '' };
      return (desk) => desk.acts.trips.correctCustomer({ ...of, ...customer });
    },
    saveContacts: async (office) => {
      const of = await seen(office, office.known.booked);
      const contacts = { firstName: 'Bea', firstPhone: '+31612345678', secondName: '', secondPhone: '', flightNumber: '' };
      return (desk) => desk.acts.trips.saveContacts({ ...of, ...contacts });
    },
    assignOutside: async (office) => {
      const of = await seen(office, office.known.booked);
      const driver = { driverName: 'Jo', driverPhone: '06 11 22 33 44', vehicle: '12-BRX-4, white' };
      return (desk) => desk.acts.trips.assignOutside({ ...of, ...driver });
    },
    complete: async (office) => {
      const of = await seen(office, office.known.begun);
      return (desk) => desk.acts.trips.complete(of);
    },
    decline: async (office) => {
      const of = await seen(office, office.known.request);
      return (desk) => desk.acts.trips.decline({ ...of, reason: '', alternatives: [] });
    },
    cancel: async (office) => {
      const of = await seen(office, office.known.booked);
      return (desk) => desk.acts.trips.cancel({ ...of, fee: '', reason: 'ill' });
    },
    waiveFee: async (office) => {
      const { booked, total } = office.known;
      await office.boss.acts.trips.cancel({ ...(await seen(office, booked)), fee: formatEuros(total), reason: 'ill' });
      const of = await seen(office, booked);
      return (desk) => desk.acts.trips.waiveFee({ ...of, fee: '10', reason: 'our coach broke down' });
    },
    correctInvoice: async (office) => {
      const of = await seen(office, office.known.booked);
      return (desk) => desk.acts.trips.correctInvoice({ ...of, amount: '10', reason: 'late', ...correction });
    },
    note:
      async ({ known }) =>
      (desk) =>
        desk.acts.trips.note({ reference: known.booked, text: 'they want a white coach' }),
    seeMention: async ({ second, db, known }) => {
      await second.acts.trips.note({ reference: known.booked, text: '@Mo owner look' });
      const { id } = await db.selectFrom('trip_notes').select('id').executeTakeFirstOrThrow();
      return (desk) => desk.acts.trips.seeMention({ note: String(id) });
    },
    unseeMention: async ({ boss, second, db, known }) => {
      await second.acts.trips.note({ reference: known.booked, text: '@Mo owner look' });
      const { id } = await db.selectFrom('trip_notes').select('id').executeTakeFirstOrThrow();
      await boss.acts.trips.seeMention({ note: String(id) });
      return (desk) => desk.acts.trips.unseeMention({ note: String(id) });
    },
    pauseMails:
      async ({ known }) =>
      (desk) =>
        desk.acts.trips.pauseMails({ reference: known.booked, reason: 'accident' }),
    releaseMails: async ({ boss, known: { booked: reference } }) => {
      await boss.acts.trips.pauseMails({ reference, reason: 'accident' });
      return (desk) => desk.acts.trips.releaseMails({ reference });
    },
    resendMail:
      async ({ known }) =>
      (desk) =>
        desk.acts.trips.resendMail({ reference: known.booked, kind: 'booking-confirmed' }),
    writeLetter: async ({ known }) => {
      const letter = { key: 'a-key-of-the-form-0001', subject: 'Uw reis', text: 'Beste Anna' };
      return (desk) => desk.acts.trips.writeLetter({ reference: known.booked, ...letter });
    },
    give:
      async ({ known }) =>
      (desk) =>
        desk.acts.trips.give({ reference: known.booked, owner: known.salesId, before: '' }),
  },
} satisfies Scenarios;
