import { readMoment } from '#domain/calendar/format-moment.ts';
import { explained } from '#output/texts/explain/explained.ts';
import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import styles from './driver-plan.module.css';
import { minutesAfter } from './moments.ts';
import { RuleList } from './rule-list.tsx';
import { useTravelWords } from './use-travel-words.ts';

type Crew = QuoteFieldsFragment['crew'];
type CrewDuty = Crew['duties'][number];
type Part = CrewDuty['parts'][number];

type DriverPlanProps = {
  readonly crew: Pick<Crew, 'duties' | 'checks'>;
  readonly timeZone: string;
  /** Beside a form there is room for the drawing, and the times open on demand. */
  readonly compact?: boolean | undefined;
};

const mostShown = 14;

/** How the trip is driven, duty by duty, and the rules that apply. Empty for quotes that were made before plans were stored. */
export function DriverPlan({ crew, timeZone, compact = false }: DriverPlanProps) {
  if (crew.duties.length === 0) return null;
  // The times of a tour would bury the page.
  const folded = compact || crew.duties.reduce((total, { parts }) => total + parts.length, 0) > mostShown;
  const kinds = [...new Set(crew.duties.flatMap(({ parts }) => parts.map(({ kind }) => kind)))];
  return (
    <div className={styles.plan}>
      <ol className={styles.duties}>
        {crew.duties.map((duty) => (
          <DutyItem key={duty.start} duty={duty} timeZone={timeZone} folded={folded} />
        ))}
      </ol>
      {folded && <Legend kinds={kinds} />}
      <RuleList checks={crew.checks} compact={compact} />
    </div>
  );
}

type DutyProps = { readonly duty: CrewDuty; readonly timeZone: string; readonly folded: boolean };

function DutyItem({ duty, timeZone, folded }: DutyProps) {
  const { t } = useTranslation('form');
  const words = useTravelWords();
  const minutes = lengthOf(duty.parts);
  const [from, until] = [readMoment(duty.start, timeZone), readMoment(minutesAfter(duty.start, minutes), timeZone)];
  return (
    <li className={styles.duty}>
      <p className={styles.dutyHead}>
        <strong>{words.day(from.date)}</strong>
        <span>
          {t('explain.plan.span', { from: words.clockTime(from), until: words.clockTime(until), duration: words.duration(minutes) })}
          {', '}
          {words.drivers(duty.drivers)}
        </span>
      </p>
      <DutyBar parts={duty.parts} />
      {folded ? (
        <details className={styles.times}>
          <summary>{t('explain.plan.times')}</summary>
          <DutyTimes duty={duty} timeZone={timeZone} />
        </details>
      ) : (
        <DutyTimes duty={duty} timeZone={timeZone} />
      )}
      {duty.restMinutes !== null && (
        <p className={styles.rest}>
          {t(duty.restKind === 'handover' ? 'explain.plan.handover' : 'explain.plan.restAfter', {
            duration: words.duration(duty.restMinutes),
          })}
        </p>
      )}
    </li>
  );
}

/** The duty as a bar. The table beneath it says the same in words. */
function DutyBar({ parts }: { readonly parts: readonly Part[] }) {
  const length = Math.max(1, lengthOf(parts));
  const starts = parts.map((_, index) => lengthOf(parts.slice(0, index)));
  return (
    <svg viewBox={`0 0 ${length} 20`} preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      {parts.map(({ kind, minutes }, index) => (
        <rect key={starts[index]} x={starts[index]} y="0" width={minutes} height="20" data-kind={kind} className={styles.part} />
      ))}
    </svg>
  );
}

function DutyTimes({ duty, timeZone }: Omit<DutyProps, 'folded'>) {
  const { t, named } = useTranslation('form');
  const { duration, clockTime } = useTravelWords();
  return (
    <div className={styles.tableBox}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('explain.plan.from')}</th>
            <th scope="col">{t('explain.plan.what')}</th>
            <th scope="col" className={styles.length}>
              {t('explain.plan.length')}
            </th>
          </tr>
        </thead>
        <tbody>
          {duty.parts.map(({ kind, minutes }, index) => {
            const start = minutesAfter(duty.start, lengthOf(duty.parts.slice(0, index)));
            return (
              <tr key={start}>
                <td>{clockTime(readMoment(start, timeZone))}</td>
                <th scope="row" className={styles.swatched} data-kind={kind}>
                  {explained(named, `parts.${kind}`)}
                </th>
                <td className={styles.length}>{duration(minutes)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The legend of the bars, where the tables are folded. */
function Legend({ kinds }: { readonly kinds: readonly string[] }) {
  const { named } = useTranslation('form');
  return (
    <ul className={styles.legend} aria-hidden="true">
      {kinds.map((kind) => (
        <li key={kind} className={styles.swatched} data-kind={kind}>
          {explained(named, `parts.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((total, { minutes }) => total + minutes, 0);
}
