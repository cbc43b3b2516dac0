import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import type { TripData } from '../shared/state/load-trip.ts';

/** By when we confirm a trip at short notice, or that the telephone alone can help. */
export function ShortNotice({ data: { travel, zone } }: { readonly data: TripData }) {
  const { t, language } = useTranslation('trip');
  const words = useTravelWords();
  const { site } = useSiteFrame();
  const phone = brand.phoneShown[site];
  const { confirmBy, timeZone } = travel;
  if (confirmBy === null) return t('request.callNow', { phone, hours: formatOpeningHours(brand.openingHours, tagOf(language)) });
  return t('request.confirmBy', { moment: words.moment(confirmBy, { timeZone, zone }), phone });
}
