import type { SiteKey } from '#domain/sites/keys.ts';

/** A trip of the price table: two towns and back, by two departures; without the second the coach only takes the group there. */
export type SampleTrip = {
  readonly site: SiteKey;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly people: number;
  /** Local departures, `YYYY-MM-DD HH:MM`. */
  readonly out: string;
  readonly back: string | null;
  /** On a Saturday in the season. */
  readonly isSeason?: true;
};

/** Outside every season, on a Tuesday. */
const day = '2027-03-09';
/** A Saturday of the season. */
const saturday = '2027-06-12';

type Towns = { readonly near: string; readonly far: string; readonly abroad: string; readonly airport: string };

/** The same eight trips from a town of each country. */
function tripsOf(site: SiteKey, from: string, { near, far, abroad, airport }: Towns): readonly SampleTrip[] {
  return [
    { site, what: 'short school run', from, to: near, people: 48, out: `${day} 09:00`, back: `${day} 12:00` },
    { site, what: 'full day, minibus', from, to: far, people: 14, out: `${day} 09:00`, back: `${day} 15:30` },
    { site, what: 'full day, midibus', from, to: far, people: 24, out: `${day} 09:00`, back: `${day} 15:30` },
    { site, what: 'full day, large midibus', from, to: far, people: 33, out: `${day} 09:00`, back: `${day} 15:30` },
    { site, what: 'full day, coach', from, to: far, people: 48, out: `${day} 09:00`, back: `${day} 15:30` },
    {
      site,
      what: 'Saturday of the season, coach',
      from,
      to: far,
      people: 48,
      out: `${saturday} 09:00`,
      back: `${saturday} 15:30`,
      isSeason: true,
    },
    { site, what: 'to the airport', from, to: airport, people: 30, out: `${day} 07:00`, back: null },
    { site, what: 'three days abroad', from, to: abroad, people: 48, out: `${day} 08:00`, back: '2027-03-11 14:00' },
  ];
}

export const sampleTrips: readonly SampleTrip[] = [
  ...tripsOf('nl', 'Utrecht', { near: 'Amersfoort', far: 'Nijmegen', abroad: 'Köln', airport: 'Schiphol' }),
  ...tripsOf('be', 'Gent', { near: 'Brugge', far: 'Leuven', abroad: 'Paris', airport: 'Brussels Airport' }),
  ...tripsOf('de', 'Hannover', { near: 'Hildesheim', far: 'Bielefeld', abroad: 'Amsterdam', airport: 'Flughafen Hannover' }),
  ...tripsOf('fr', 'Lyon', { near: 'Vienne', far: 'Chambéry', abroad: 'Torino', airport: 'Aéroport Lyon-Saint-Exupéry' }),
  ...tripsOf('es', 'Madrid', { near: 'Alcalá de Henares', far: 'Segovia', abroad: 'Lisboa', airport: 'Aeropuerto de Madrid-Barajas' }),
];
