import { GroupPlans } from '../../../../explain/group-plans.tsx';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { WaitingNote } from '../../../../explain/waiting-note.tsx';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { SummaryList, type SummaryRow } from '../../../../ui/summary/summary-list.tsx';
import type { Choice } from '../state/travel.ts';

type CrewFactsProps = { readonly choice: Choice; readonly timeZone: string };

/** What the trip asks of its drivers, and the reason for their number: the plan by the hour, and the articles that apply. */
export function CrewFacts({ choice, timeZone }: CrewFactsProps) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { duration } = words;
  const { drivers, drivingMinutes, dutyMinutes, breaksMinutes, overnights, duties } = choice.crew;
  const needsSecond = drivers > choice.vehicles.length;
  const rows: readonly (SummaryRow | null)[] = [
    { key: t('crew.drivers'), value: words.drivers(drivers) },
    { key: t('crew.driving'), value: duration(drivingMinutes) },
    { key: t(duties.length > 1 ? 'crew.dutiesTogether' : 'crew.duty'), value: duration(dutyMinutes) },
    breaksMinutes === 0 ? null : { key: t('crew.breaks'), value: duration(breaksMinutes) },
    overnights === 0 ? null : { key: t('crew.overnights'), value: String(overnights) },
  ];
  return (
    <>
      <p>{t('crew.text')}</p>
      <SummaryList rows={rows.filter((row) => row !== null)} />
      <p>{needsSecond ? t('crew.second') : drivers === 1 && t('crew.oneIsEnough')}</p>
      <WaitingNote waiting={choice.waiting} />
      <GroupPlans choice={choice} timeZone={timeZone} />
    </>
  );
}
