import type { ReactNode } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import type { Preview } from '../ask-price.ts';

/**
 * The price is final, but a person must check whether a vehicle is available, and answers by the given time. Shown without a script too.
 */
export function OnRequest({ preview: { findings } }: { readonly preview: Preview }): ReactNode {
  const { t } = useTranslation('form');
  const { departure } = useTravelWords();
  const { site } = useSiteFrame();
  const [finding] = findings;
  if (finding === undefined) return null;
  const phone = brand.phoneShown[site];
  const { date, time } = finding;
  return (
    <Notice kind="warning" title={t('preview.onRequest.title')}>
      {t('preview.onRequest.why')}{' '}
      {date === null
        ? t('preview.onRequest.call', { phone })
        : t('preview.onRequest.by', { moment: departure({ date, time: time ?? '' }), phone })}
    </Notice>
  );
}
