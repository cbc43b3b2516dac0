import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import type { ByCountry, FleetKey } from '#domain/sites/keys.ts';

/** Net euro cents for a coach; `vehiclePercent` is what other vehicles pay of them. */
export type TollCharges = Dated & {
  /** A kilometre on toll roads by country (ISO alpha-2). */
  readonly kilometreCents: ByCountry<number>;
  readonly elsewhereCents: number;
  /** One passage by the key of the crossing; what is not listed costs nothing, or its toll is in the kilometres. */
  readonly crossingCents: Readonly<Partial<Record<string, number>>>;
  readonly vehiclePercent: Readonly<Record<FleetKey, number>>;
};

/** What a toll road and a tolled tunnel or bridge cost. Ferries and shuttle trains stand elsewhere: a person prices them. */
const tollCharges: readonly TollCharges[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'field-notes.md "Price": FR (S). All other countries, the crossings and the share of the vehicles are estimates of the house (E), rounded, net, to be read again at each operator before launch',
    kilometreCents: {
      FR: 28,
      IT: 24,
      ES: 20,
      PT: 20,
      AT: 25,
      SI: 22,
      HR: 18,
      PL: 12,
      CZ: 12,
      HU: 16,
      SK: 10,
      CH: 0,
      BE: 0,
      NL: 0,
      DE: 0,
      LU: 0,
    },
    elsewhereCents: 20,
    crossingCents: {
      'mont-blanc-tunnel': 20_000,
      'frejus-tunnel': 20_000,
      'great-st-bernard-tunnel': 11_000,
      'oresund-bridge': 23_000,
      'great-belt-bridge': 15_000,
      'tauern-tunnel': 4_500,
      'katschberg-tunnel': 1_500,
      'karawanken-tunnel': 3_000,
      'bosruck-tunnel': 2_500,
      'gleinalm-tunnel': 4_000,
      'arlberg-tunnel': 5_000,
      'felbertauern-tunnel': 4_000,
      'brenner-motorway': 6_000,
      'millau-viaduct': 3_500,
      'normandy-bridge': 1_200,
      'ile-de-re-bridge': 2_500,
      'rion-antirion-bridge': 5_000,
      'danube-bridge-ruse': 1_000,
      'danube-bridge-vidin': 2_000,
      'cadi-tunnel': 2_500,
      'vasco-da-gama-bridge': 1_000,
    },
    vehiclePercent: { taxiBus: 45, minibus: 75, midibus: 100, coachHire: 100, doubleDecker: 100, specialBus: 100 },
  },
];

/** The charges for a quote made on a date (`YYYY-MM-DD`). */
export function getTollCharges(date: string): TollCharges {
  return getInForce(tollCharges, date);
}
