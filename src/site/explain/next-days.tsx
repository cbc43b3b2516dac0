import type { ReactNode } from 'react';
import { Notice } from '../ui/message/notice.tsx';
import { useTravelWords } from './use-travel-words.ts';

type NightStop = {
  readonly sequence: number;
  readonly name: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly isNextDay: boolean;
};

/** The hours after midnight that were taken as the next day. */
export function NextDays({ stops }: { readonly stops: readonly NightStop[] }): ReactNode {
  const { t, departure } = useTravelWords();
  const moved = stops.filter(({ isNextDay }) => isNextDay);
  if (moved.length === 0) return null;
  return (
    <Notice title={t('nextDay.heading')}>
      {moved.map(({ sequence, name, date, time }) => (
        <p key={sequence}>{t('nextDay.stop', { stop: name, moment: departure({ date: date ?? '', time: time ?? '' }) })}</p>
      ))}
    </Notice>
  );
}
