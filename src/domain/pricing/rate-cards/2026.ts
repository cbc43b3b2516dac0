import type { RateCard } from './rate-card.ts';

/**
 * The start rate card. Its validity has no end yet: it prices until a successor is known, trips of the next year too.
 * Second driver and overnight are what they cost everywhere, so no index and no surcharge is laid on them.
 */
export const rateCard2026: RateCard = {
  key: '2026',
  validFrom: '2026-01-01',
  validTo: null,
  source:
    'field-notes.md "Price": rates (E), calibrated on figures for FR, DE, BE, ES (S); months of FR and DE seasons (S), their percentages, and NL, BE, ES seasons (E); small vehicles in FR set to the published day prices (S), see docs/decisions/0012-prices-compared.md; New Year’s Eve 75 percent (E), its hours, Christmas Eve and the hours of holidays (E); the second driver’s journeys (E)',
  vehicles: {
    taxiBus: { dayCents: 5_000, kilometreCents: 45, hourCents: 3_400, minimumCents: 18_000 },
    minibus: { dayCents: 9_000, kilometreCents: 70, hourCents: 4_000, minimumCents: 32_000 },
    midibus: { dayCents: 13_000, kilometreCents: 90, hourCents: 4_300, minimumCents: 44_000 },
    coachHire: { dayCents: 22_000, kilometreCents: 125, hourCents: 4_800, minimumCents: 60_000 },
    doubleDecker: { dayCents: 33_000, kilometreCents: 170, hourCents: 5_200, minimumCents: 85_000 },
    specialBus: { dayCents: 30_000, kilometreCents: 140, hourCents: 5_500, minimumCents: 80_000 },
  },
  countryPercent: { ES: 80, BE: 100, NL: 105, DE: 105, FR: 115 },
  vehiclePercent: { FR: { taxiBus: 95, minibus: 95, midibus: 105 } },
  seasons: {
    NL: [{ months: [5, 6, 9], percent: 5 }],
    BE: [{ months: [5, 6, 9], percent: 5 }],
    DE: [{ months: [5, 6, 9], percent: 5 }],
    FR: [
      { months: [5, 6], percent: 5 },
      { months: [9], percent: -5 },
    ],
    ES: [{ months: [4, 5, 6], percent: 5 }],
  },
  night: { fromHour: 22, untilHour: 6, percent: 20 },
  weekend: { weekdays: [5, 6], percent: 10 },
  holidayPercent: { NL: 100, BE: 100, DE: 100, FR: 100, ES: 75, AT: 100, IT: 50 },
  eves: [
    { key: 'christmas-eve', monthDay: '12-24', fromHour: 18, untilHour: 6, percent: 50, countries: ['BE', 'DE', 'ES', 'FR', 'AT', 'IT'] },
    {
      key: 'new-years-eve',
      monthDay: '12-31',
      fromHour: 18,
      untilHour: 6,
      percent: 75,
      countries: ['NL', 'BE', 'DE', 'ES', 'FR', 'AT', 'IT'],
    },
  ],
  lateBooking: { underHours: 72, percent: 15 },
  secondDriverDayCents: 35_000,
  overnightCents: 11_000,
  secondDriverJourney: { baseCents: 4_000, kilometreCents: 15 },
  billedMinutes: 15,
  operatingDayFromHour: 4,
};
