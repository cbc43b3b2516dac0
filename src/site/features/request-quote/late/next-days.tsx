import type { ReactNode } from 'react';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import type { Preview } from '../ask-price.ts';

/** Which hours after midnight were taken for the next day. */
export function NextDays({ preview: { nextDays, stops } }: { readonly preview: Preview }): ReactNode {
  const { t } = useTranslation('form');
  const { departure } = useTravelWords();
  const moved = nextDays.flatMap((index) => stops[index] ?? []);
  if (moved.length === 0) return null;
  return (
    <Notice title={t('explain.nextDay.heading')}>
      {moved.map(({ sequence, name, date, time }) => (
        <p key={sequence}>{t('explain.nextDay.stop', { stop: name, moment: departure({ date: date ?? '', time: time ?? '' }) })}</p>
      ))}
    </Notice>
  );
}
