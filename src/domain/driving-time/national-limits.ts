import type { CountryCode } from '#domain/sites/keys.ts';
import type { Dated } from '../calendar/in-force.ts';
import type { WorkRules } from './driving-rules.ts';

/** Rules of a country for drivers of its operators, beyond the European rules. `S`: read in a source. `E`: an estimate. */
export type NationalLimits = Dated & { readonly work: Partial<WorkRules> };

const hour = 60;

/**
 * National limits by the operator's country, each oldest first. An empty list means that only the European rules apply, or that no other
 * rule was found. Lists only limits that are stricter than the European rules and affect a plan.
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
  // No further rules were found for these three. An operator or lawyer must say when their night begins.
  NL: [],
  BE: [],
  ES: [],
} as const satisfies Record<CountryCode, readonly NationalLimits[]>;
