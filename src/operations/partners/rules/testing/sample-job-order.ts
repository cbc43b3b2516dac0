import type { SiteLanguage } from '#domain/sites/keys.ts';
import { dropScale } from '../drop-fee.ts';
import type { JobOrder } from '../job-order.ts';

/** Lyon to Grenoble with 48 people (docs/the-desk.md#partners), accepted for € 1,020. */
export function sampleJobOrder(language: SiteLanguage = 'fr', changes: Partial<JobOrder> = {}): JobOrder {
  const departure = { date: '2026-11-28', time: '07:30' };
  const offered = {
    class: 'coachHire',
    passengers: 48,
    wheelchairs: 0,
    childSeats: 0,
    luggage: 'hand',
    extras: ['toilet'],
    kilometres: 112,
    timeZone: 'Europe/Paris',
    duties: [{ startsAt: '2026-11-28T06:00:00.000Z', endsAt: '2026-11-28T09:30:00.000Z', drivingMinutes: 130, crewSize: 1 }],
    stops: [
      { town: 'Lyon', zip: '69002', country: 'FR', departure, arriveBy: null },
      { town: 'Grenoble', zip: '38000', country: 'FR', departure: null, arriveBy: null },
    ],
  } as const;
  const stop = { arriveBy: null, notes: '', latitude: 45, longitude: 5 };
  return {
    ...{ kind: 'job-order', site: 'fr', language, reference: 'FR-26-847518' },
    carrier: { name: 'Autocars Bertrand', country: 'FR', contactName: 'Luc Bertrand', vatNumber: 'FR00000000000' },
    ...{ acceptedAt: '2026-11-24T09:12:00.000Z', writtenAt: '2026-11-24T09:12:00.000Z', offered, crew: null },
    sheets: [
      {
        ...{ reference: 'FR-26-847518', startsAt: offered.duties[0].startsAt, endsAt: offered.duties[0].endsAt, timeZone: 'Europe/Paris' },
        ...{ class: 'coachHire', vehicle: '', vehicleId: null, colleagues: [], passengers: 48, wheelchairs: 0, childSeats: 0 },
        ...{ luggage: 'hand', extras: ['toilet'], flightNumber: '', notes: 'Sac bleu' },
        leaders: [{ name: 'Camille Roux', phone: '+33 6 12 34 56 78' }],
        stops: [
          { ...stop, index: 0, place: 'Place Bellecour 2, 69002 Lyon', departure },
          { ...stop, index: 1, place: 'Rue de la Gare 1, 38000 Grenoble', departure: null },
        ],
      },
    ],
    ...{
      giveBy: { date: '2026-11-27', time: '17:00' },
      priceCents: 102_000,
      paymentDays: 30,
      dropSteps: dropScale,
      contractRole: 'principal',
    },
    ...changes,
  };
}
