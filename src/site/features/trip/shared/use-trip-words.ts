import { formatDateTime } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { countVehicles } from './travel.ts';

export type TripWords = {
  /** The words of the first key that there is, for values that the API names and the page cannot know at compile time. */
  readonly named: (keys: readonly string[], values?: Readonly<Record<string, string | number>>) => string;
  readonly vehicles: (types: readonly string[]) => string;
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  readonly refusal: (reason: string | null) => string;
  /** `21/11/2026 17:00 (Central European Time)` */
  readonly moment: (instant: string, zone: { readonly timeZone: string; readonly zone: string }) => string;
};

/** How the trip's pages say what the API answers, in the page's language. */
export function useTripWords(): TripWords {
  const { t, named } = useTranslation('trip');
  const tag = tagOf(useSiteFrame().language);
  const vehicle = (type: string) => named([`vehicles.${type}`]);
  return {
    named,
    vehicles: (types) =>
      countVehicles(types)
        .map(([type, count]) => (count === 1 ? vehicle(type) : t('vehicleCount', { count, vehicle: vehicle(type) })))
        .join(' + '),
    money: (cents) => formatCents(cents, tag),
    number: (value) => formatNumber(value, tag),
    refusal: (reason) => named([`refusals.${reason ?? 'other'}`, 'refusals.other']),
    moment: (instant, { timeZone, zone }) => t('moment', { moment: formatDateTime(instant, timeZone), zone }),
  };
}
