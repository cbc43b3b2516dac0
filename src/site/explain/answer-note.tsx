import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { siteTimeZones } from '#domain/sites/time-zones.ts';
import { sayAnswer } from '#output/texts/travel/say-answer.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { useSiteFrame } from '../site-context.ts';
import { useMomentInWords, useTravelWords } from './use-travel-words.ts';

export type AwaitedAnswer = {
  /** `vehicle` or `price`: what a person has to find out. */
  readonly answerKind: string | null;
  /** An instant; null where nothing can be promised. */
  readonly confirmBy: string | null;
  readonly namesZone: boolean;
};

/** When we answer a request, in the site's time zone as in its mail, or that only a call can help. */
export function AnswerNote({ answer: { answerKind, confirmBy, namesZone } }: { readonly answer: AwaitedAnswer }) {
  const { language } = useTranslation('travel');
  const { site } = useSiteFrame();
  const words = useTravelWords();
  const timeZone = siteTimeZones[site];
  const tag = tagOf(language);
  const momentOf = useMomentInWords(timeZone);
  const zone = confirmBy !== null && namesZone ? ` (${zoneNameOf(timeZone, { tag, at: confirmBy })})` : '';
  return sayAnswer(
    {
      kind: answerKind === 'vehicle' ? 'vehicle' : 'price',
      moment: confirmBy === null ? null : `${momentOf(confirmBy)}${zone}`,
      phone: brand.phoneShown[site],
      hours: formatOpeningHours(brand.openingHours, tag),
    },
    words,
  );
}
