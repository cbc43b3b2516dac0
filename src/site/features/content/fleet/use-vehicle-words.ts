import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';

type Equipped = { readonly extras: readonly string[]; readonly wheelchairPlaces: number };

/** How a page describes a vehicle's measures and equipment. */
export function useVehicleWords() {
  const { t, named } = useTranslation('pages');
  const { language } = useSiteFrame();
  const number = new Intl.NumberFormat(tagOf(language), { maximumFractionDigits: 1 });
  return {
    /** Of each size: `12,3 / 14 m`. */
    metres: (lengths: readonly number[]): string => `${lengths.map((length) => number.format(length)).join(' / ')} m`,
    equipment: ({ extras, wheelchairPlaces }: Equipped): string => {
      const places = wheelchairPlaces > 0 ? [t('fleet.compare.wheelchairs', { count: wheelchairPlaces })] : [];
      return [...extras.map((extra) => named([`fleet.compare.extras.${extra}`])), ...places].join(', ');
    },
  };
}
