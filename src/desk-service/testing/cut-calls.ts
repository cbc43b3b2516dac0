import { dateAhead } from '#api/testing/sample-input.ts';
import { composeStops, settleStops, toJourney } from '#desk/sales/journey-values.ts';
import { addDays } from '#domain/calendar/date.ts';
import type { Office, Scenario, Scenarios } from './cut-world.ts';

const visit = { site: 'nl', language: 'nl' };
const customer = { firstName: 'Bea', lastName: 'Bel', email: 'bea@example.com', phone: '020 123 45 67', organisation: '' };

/** Utrecht to Kaatsheuvel and back, as the desk's form sends it. */
function journeyOf(back: string) {
  const date = dateAhead(60);
  const stops = [
    { place: 'Utrecht', placeKey: 'sample:utrecht', placeLabel: 'Utrecht', date, time: '08:00' },
    { place: 'Kaatsheuvel', date, time: back },
    { place: 'Utrecht' },
  ];
  return toJourney(settleStops({ ...composeStops(stops), type: 'day-trip', passengers: '48', luggage: 'none' }));
}

export const callerScenarios = {
  request: async ({ boss }) => {
    const journey = journeyOf('17:30');
    const preview = await boss.queries.callers.preview({ ...visit, email: '', organisation: '', journey });
    const toldCents = preview.quote?.choices[0]?.totalCents ?? 0;
    const key = crypto.randomUUID();
    return (desk) => desk.acts.callers.request({ ...visit, key, journey, customer, toldCents });
  },
  change: async ({ boss, known: { booked: reference } }) => {
    const { version } = (await boss.queries.callers.journeyOf({ reference })) ?? {};
    const journey = journeyOf('20:30');
    const kept = { ...journey, stops: journey.stops.map((stop, index) => ({ ...stop, placeKey: `stop:${index}` })) };
    const preview = await boss.queries.callers.previewChange({ reference, journey: kept });
    const toldCents = preview?.quote?.choices[0]?.totalCents ?? 0;
    return (desk) => desk.acts.callers.change({ reference, version: String(version), journey: kept, toldCents });
  },
} satisfies Scenarios['callers'];

export const followUpScenarios = {
  call: async ({ boss, known: { quoted: reference } }) => {
    const { today } = await boss.queries.followUps.list({ mine: false });
    const call = { nextOn: addDays(today, 9), owner: '', chance: '75', note: 'Asks the board', isCall: true };
    return (desk) => desk.acts.followUps.call({ reference, ...call });
  },
  lose:
    async ({ known }) =>
    (desk) =>
      desk.acts.followUps.lose({ reference: known.quoted, reason: 'competitor', note: 'Cheaper' }),
} satisfies Scenarios['followUps'];

/** An accident on the booked trip, as its page shows it. */
async function openIncident({ boss, known: { booked: reference } }: Office) {
  await boss.acts.incidents.open({ reference, kind: 'accident', minutes: '', note: 'A2, km 48' });
  return String((await boss.queries.incidents.ofTrip({ reference }))?.version ?? '');
}

const onIncident =
  (act: (desk: Office['boss'], incident: { readonly reference: string; readonly version: string }) => Promise<unknown>): Scenario =>
  async (office) => {
    const version = await openIncident(office);
    return async (desk, { known }) => await act(desk, { reference: known.booked, version });
  };

export const incidentScenarios = {
  open:
    async ({ known }) =>
    (desk) =>
      desk.acts.incidents.open({ reference: known.booked, kind: 'accident', minutes: '', note: 'A2, km 48' }),
  announce: onIncident((desk, incident) => desk.acts.incidents.announce({ ...incident, text: 'Er komt een andere bus.', minutes: '15' })),
  close: onIncident((desk, incident) => desk.acts.incidents.close({ ...incident, text: 'Alles is opgelost.' })),
  noteStep: onIncident((desk, { reference }) => desk.acts.incidents.noteStep({ reference, step: 'emergency' })),
  noteCall: onIncident((desk, { reference }) => desk.acts.incidents.noteCall({ reference, role: 'driver', name: 'Jan' })),
  note: onIncident((desk, { reference }) => desk.acts.incidents.note({ reference, text: 'Nobody is hurt' })),
} satisfies Scenarios['incidents'];
