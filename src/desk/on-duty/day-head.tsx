import { nextStep, nextStopOf } from '#operations/on-duty/rules/next-step.ts';
import { DayRoad } from './day-road.tsx';
import type { DutyActs } from './duty-bar.tsx';
import icon from './icon.svg';
import styles from './on-duty.module.css';
import { useDriverWords } from './use-driver-words.ts';

type DayHeadProps = { readonly driver: string; readonly now: number; readonly acts: DutyActs | null };

/** The driver's name, the time, and the duty as a road. */
export function DayHead({ driver, now, acts }: DayHeadProps) {
  const { moment } = useDriverWords();
  const zone = acts?.duty.sheet.timeZone ?? 'Europe/Amsterdam';
  return (
    <header className={styles.top}>
      <div className={styles.line}>
        <img src={icon} width="26" height="26" alt="" />
        <h1>{driver}</h1>
        <span className={styles.clock}>{moment(new Date(now).toISOString(), zone)}</span>
      </div>
      {acts !== null && <DayRoad duty={acts.duty} known={acts.known} now={now} nextIndex={nextIndexOf(acts)} />}
    </header>
  );
}

function nextIndexOf({ duty: { sheet }, known }: DutyActs): number | null {
  return nextStep(sheet, known)?.kind === 'left-depot' ? -1 : (nextStopOf(sheet, known)?.index ?? null);
}
