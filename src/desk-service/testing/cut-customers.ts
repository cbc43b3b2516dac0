import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Office, Scenario, Scenarios } from './cut-world.ts';

const anna = { firstName: 'Anna', lastName: 'Bakker', email: 'anna@baken.nl', phone: '+31309876543', organisation: 'Het Baken' };
const dora = { ...anna, firstName: 'Dora', email: 'dora@baken.nl', phone: '', organisation: 'Stichting Baken' };
const cor = { ...anna, firstName: 'Cor', email: 'cor@baken.nl', phone: '' };

/** Two customers who may be one, the first of two people; each with its latest version. */
async function addCustomers({ db, boss }: Office) {
  for (const customer of [anna, cor, dora]) await storeSampleTrip(db, createSampleTrip({ ...tripStates.quote, customer }));
  const find = async (search: string) => {
    const id = (await boss.queries.customers.list({ search, kind: '', page: 1 })).customers[0]?.id ?? '';
    return { id, version: String((await boss.queries.customers.one({ id }))?.version ?? '') };
  };
  const [whole, other] = [await find('het baken'), await find('stichting')];
  const { people } = await boss.queries.customers.people({ id: whole.id });
  return { whole, other, people: people.map(({ id }) => id) };
}

const withCustomers =
  (act: (desk: Office['boss'], customers: Awaited<ReturnType<typeof addCustomers>>) => Promise<unknown>): Scenario =>
  async (office) => {
    const customers = await addCustomers(office);
    return async (desk) => await act(desk, customers);
  };

const terms = {
  ...{ discountPercent: '5', discountText: 'school', paymentDays: '30', isWithoutDeposit: '', needsPurchaseOrder: '', creditLimit: '' },
  ...{ invoicing: '', invoiceEmail: '', depositPercent: '', depositDays: '' },
};

const none = { dayCents: '', kilometreCents: '', hourCents: '', minimumCents: '' };
const usual = { taxiBus: none, minibus: none, midibus: none, doubleDecker: none, specialBus: none };
const rates = {
  ...{ replaces: '', from: '2090-01-01', until: '2090-12-31', sure: true },
  vehicles: { ...usual, coachHire: { dayCents: '150', kilometreCents: '0,95', hourCents: '38', minimumCents: '400' } },
};

export const customerScenarios = {
  rename: withCustomers((desk, { whole }) => desk.acts.customers.rename({ ...whole, name: 'Scholengroep Baken' })),
  giveRole: withCustomers((desk, { whole, people }) =>
    desk.acts.customers.giveRole({ ...whole, person: people[0] ?? '', role: 'Bookkeeping' }),
  ),
  agreeTerms: withCustomers((desk, { whole }) => desk.acts.customers.agreeTerms({ ...whole, ...terms })),
  agreeRates: withCustomers((desk, { whole }) => desk.acts.customers.agreeRates({ ...whole, ...rates })),
  dropRates: async (office) => {
    const { id, version } = (await addCustomers(office)).whole;
    await office.boss.acts.customers.agreeRates({ id, version, ...rates });
    const agreed = await office.boss.queries.customers.terms({ id });
    if (agreed?.agreedRates.length !== 1) throw new Error('The rates wait for a second person');
    const now = String((await office.boss.queries.customers.one({ id }))?.version ?? '');
    return (desk) => desk.acts.customers.dropRates({ id, version: now, from: rates.from });
  },
  addNote: withCustomers((desk, { whole }) => desk.acts.customers.addNote({ id: whole.id, text: 'Always two coaches' })),
  deleteNote: async (office) => {
    const { id } = (await addCustomers(office)).whole;
    await office.boss.acts.customers.addNote({ id, text: 'Always two coaches' });
    const note = (await office.boss.queries.customers.notes({ id }))[0]?.id ?? '';
    return (desk) => desk.acts.customers.deleteNote({ id, note });
  },
  merge: withCustomers((desk, { whole, other }) => desk.acts.customers.merge({ ...other, into: whole.id, intoVersion: whole.version })),
  split: withCustomers((desk, { whole, people }) =>
    desk.acts.customers.split({ ...whole, name: 'Baken Noord', people: [people[1] ?? ''] }),
  ),
  undoMove: async (office) => {
    const { whole, other } = await addCustomers(office);
    await office.boss.acts.customers.merge({ ...other, into: whole.id, intoVersion: whole.version });
    const move = (await office.boss.queries.customers.people({ id: whole.id })).moves[0]?.id ?? '';
    return (desk) => desk.acts.customers.undoMove({ move });
  },
  markDifferent: withCustomers((desk, { whole, other }) => desk.acts.customers.markDifferent({ id: whole.id, other: other.id })),
} satisfies Scenarios['customers'];
