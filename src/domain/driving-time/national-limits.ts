import type { CountryCode } from '#domain/sites/keys.ts';
import type { Dated } from '../calendar/in-force.ts';
import type { WorkRules } from './driving-rules.ts';

/** What a country asks of drivers of its operators beyond the European rules. `S` was read in a source, `E` is an estimate. */
export type NationalLimits = Dated & { readonly work: Partial<WorkRules> };

const hour = 60;

/**
 * National limits by the operator's country, each oldest first; an empty list where the European rules hold alone, or where nothing else
 * was read. Only what makes the European rules stricter and bears on a plan stands here.
 */
export const nationalLimits = {
  DE: [
    {
      validFrom: '2024-05-22',
      validTo: null,
      source:
        'ArbZG § 3: ten hours a day at most, § 21a: a day is 24 hours from the start of work, waits and the seat beside the driver are no work (S: dittmann-kahlau.de); § 2(3): night 23–6 (S)',
      work: {
        daily: { workMinutes: 10 * hour, article: 'ArbZG § 3, § 21a' },
        night: { fromMinute: 23 * hour, untilMinute: 6 * hour, workMinutes: 10 * hour, article: 'ArbZG § 6(2)' },
      },
    },
  ],
  FR: [
    {
      validFrom: '2024-05-22',
      validTo: null,
      source:
        'Décret 2003-1242: ten hours of work a day (S: domformateur.com; its twelve hours once a week are not used). Span: twelve hours, fourteen with a stop of three, eighteen with two drivers (S: groupito.com, ate-tourisme.com, cars-brondeau.com). L3312-1: ten hours around work between 24 and 5 (S)',
      work: {
        daily: { workMinutes: 10 * hour, article: 'Décret 2003-1242 (durée quotidienne)' },
        span: {
          oneDriverMinutes: 12 * hour,
          withBreak: { breakMinutes: 3 * hour, oneDriverMinutes: 14 * hour },
          twoDriversMinutes: 18 * hour,
          article: 'Décret 2003-1242 (amplitude)',
        },
        night: { fromMinute: 0, untilMinute: 5 * hour, workMinutes: 10 * hour, article: 'Code des transports L3312-1' },
      },
    },
  ],
  // Nothing beyond the European rules was read of these three: when their night begins is for an operator or lawyer to say.
  NL: [],
  BE: [],
  ES: [],
} as const satisfies Record<CountryCode, readonly NationalLimits[]>;
