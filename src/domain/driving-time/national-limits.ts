import type { CountryCode } from '#domain/sites/keys.ts';
import type { Dated } from '../calendar/in-force.ts';
import type { WorkRules } from './driving-rules.ts';

/** What a country asks of drivers of its operators beyond the European rules. `S` was read in a source, `E` is an estimate. */
export type NationalLimits = Dated & { readonly work: Partial<WorkRules> };

const hour = 60;

/**
 * National limits by the operator's country, each oldest first; an empty list where the European rules hold alone. Only what makes the
 * European rules stricter and bears on a plan stands here; each awaits the word of an operator or lawyer before launch (field-notes.md).
 */
export const nationalLimits = {
  DE: [
    {
      validFrom: '2024-05-22',
      validTo: null,
      source: 'ArbZG § 3: ten hours a day at most; § 2(3): night 23–6; § 21a: waits and the seat beside the driver are no work (S)',
      work: {
        daily: { workMinutes: 10 * hour, article: 'ArbZG § 3' },
        night: { fromMinute: 23 * hour, untilMinute: 6 * hour, workMinutes: 10 * hour, article: 'ArbZG § 6(2)' },
      },
    },
  ],
  FR: [
    {
      validFrom: '2024-05-22',
      validTo: null,
      source:
        'Code des transports L3312-1: ten hours where work falls between 24 and 5 (S); ten hours a day, twelve once a week not used (S)',
      work: {
        daily: { workMinutes: 10 * hour, article: 'Code des transports, partie réglementaire, livre III (durée quotidienne)' },
        span: {
          oneDriverMinutes: 14 * hour,
          twoDriversMinutes: 18 * hour,
          article: 'Code des transports, services occasionnels (amplitude)',
        },
        night: { fromMinute: 0, untilMinute: 5 * hour, workMinutes: 10 * hour, article: 'Code des transports L3312-1' },
      },
    },
  ],
  NL: [
    {
      validFrom: '2024-05-22',
      validTo: null,
      source: 'Arbeidstijdenbesluit vervoer, chapter 2, follows 561/2006 and 2002/15; night from 1 to 5 (E)',
      work: { night: { fromMinute: hour, untilMinute: 5 * hour, workMinutes: 10 * hour, article: 'Arbeidstijdenbesluit vervoer § 2' } },
    },
  ],
  BE: [
    {
      validFrom: '2024-05-22',
      validTo: null,
      source: 'Transposition of 2002/15 for passenger transport; night from midnight to 5, the stricter reading (E)',
      work: { night: { fromMinute: 0, untilMinute: 5 * hour, workMinutes: 10 * hour, article: '2002/15 art. 7 (BE)' } },
    },
  ],
  ES: [
    {
      validFrom: '2024-05-22',
      validTo: null,
      source: 'Real Decreto 1561/1995 transposes 2002/15; night from midnight to 5, the stricter reading (E)',
      work: { night: { fromMinute: 0, untilMinute: 5 * hour, workMinutes: 10 * hour, article: 'Real Decreto 1561/1995' } },
    },
  ],
} as const satisfies Record<CountryCode, readonly NationalLimits[]>;
