import type { ReactNode } from 'react';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { isReported, nextStep, nextStopOf, type Step } from '#operations/on-duty/rules/next-step.ts';
import { stepKinds } from '#operations/on-duty/rules/report-kinds.ts';
import { canTakeBack } from '#operations/on-duty/rules/report-window.ts';
import { Icon } from '../ui/icons/icon.tsx';
import type { IconName } from '../ui/icons/icon-names.ts';
import type { Known } from './known-reports.ts';
import { NavigateLink, StopWords } from './next-stop-card.tsx';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './report-form.tsx';
import { timeOfStop } from './stop-times.ts';
import { useDriverWords } from './use-driver-words.ts';

type DutyWayProps = {
  readonly duty: DriverDuty;
  readonly known: readonly Known[];
  readonly reporting: Reporting;
  readonly isCurrent: boolean;
};

/** The numbers of the stops' buttons start here. */
const firstStopButton = 20;
/** The numbers of the buttons that take a step back. */
const firstTakeBack = 120;

/** The itinerary of a duty, step by step, with the reports so far. */
export function DutyWay({ duty, known, reporting, isCurrent }: DutyWayProps) {
  const { t, called, clock, clockTime } = useDriverWords();
  const { dutyId, sheet } = duty;
  const next = isCurrent ? nextStep(sheet, known) : null;
  const nextStop = isCurrent ? nextStopOf(sheet, known) : null;
  const reportedAt = (step: Step) => {
    const report = known.findLast(({ kind, stop }) => kind === step.kind && (step.stop === null || stop === step.stop));
    return report === undefined ? null : clock(report.at, sheet.timeZone);
  };
  return (
    <section className={styles.card} aria-label={t('way.title')}>
      <WayRow
        time={clock(sheet.startsAt, sheet.timeZone)}
        icon="page"
        name={isReported({ kind: 'left-depot', stop: null }, known) ? called('presses', 'left-depot') : t('way.leftDepot')}
        reported={reportedAt({ kind: 'left-depot', stop: null })}
        isNext={next?.kind === 'left-depot'}
      />
      {sheet.stops.map((stop) => {
        const step = { kind: 'at-stop', stop: stop.index } as const;
        const isNext = next?.kind !== 'left-depot' && nextStop?.index === stop.index;
        return (
          <WayRow
            key={stop.index}
            time={clockTime(timeOfStop(stop, duty))}
            icon="pin"
            name={stop.place}
            reported={reportedAt(step)}
            isNext={isNext}
          >
            {stop.departure !== null && stop.arriveBy !== null && (
              <p className={styles.small}>{t('next.beThere', { time: clockTime(stop.arriveBy) })}</p>
            )}
            <StopWords stop={stop} />
            <p className={styles.presses}>
              <NavigateLink stop={stop} />
            </p>
            {isCurrent && reportedAt(step) === null && next?.stop !== stop.index && (
              <ReportForm reporting={reporting} report={{ dutyId, ...step }} index={firstStopButton + stop.index}>
                {called('presses', 'at-stop')}
              </ReportForm>
            )}
          </WayRow>
        );
      })}
      <WayRow
        time={clock(sheet.endsAt, sheet.timeZone)}
        icon="flag"
        name={t('way.end')}
        reported={reportedAt({ kind: 'done', stop: null })}
        isNext={next?.kind === 'done'}
      >
        {isCurrent && next !== null && next.kind !== 'done' && (
          <a className={styles.plain} href="#ask">
            {called('presses', 'done')}
          </a>
        )}
      </WayRow>
      <KnownList duty={duty} known={known} reporting={reporting} />
    </section>
  );
}

type WayRowProps = {
  readonly time: string;
  readonly icon: IconName;
  readonly name: string;
  /** In local time; null where it was not reported. */
  readonly reported: string | null;
  readonly isNext: boolean;
  readonly children?: ReactNode;
};

function WayRow({ time, icon, name, reported, isNext, children }: WayRowProps) {
  const { t } = useDriverWords();
  const state = isNext ? 'next' : reported === null ? 'ahead' : 'done';
  const line = (
    <>
      <b>{time}</b>
      <Icon name={state === 'done' ? 'check' : isNext ? 'coach' : icon} size={20} />
      <span>{name}</span>
      <span className={styles.small}>{isNext ? t('way.next') : (reported ?? (children === undefined ? '' : <Icon name="down" />))}</span>
    </>
  );
  if (children === undefined || children === false) {
    return (
      <div className={styles.step} data-state={state}>
        {line}
      </div>
    );
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.step} data-state={state}>
        {line}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** The report that was made, and for ten minutes a button to undo it. */
function KnownList({ duty: { dutyId, sheet }, known, reporting }: Omit<DutyWayProps, 'isCurrent'>) {
  const { t, called, clock } = useDriverWords();
  if (known.length === 0) return null;
  return (
    <details className={styles.fold} open>
      <summary className={styles.folded}>{t('steps.known')}</summary>
      <ul className={styles.known} aria-label={t('steps.known')}>
        {known.map(({ id, kind, at, isWaiting }, index) => (
          <li key={id}>
            <span>
              {clock(at, sheet.timeZone)} {called('presses', kind)} {isWaiting && <em>{t('steps.waiting')}</em>}
            </span>
            {stepKinds.some((step) => step === kind) && canTakeBack(at, reporting.now) && (
              <ReportForm reporting={reporting} report={{ dutyId, kind: 'take-back', takesBack: id }} index={firstTakeBack + index}>
                {t('bar.takeBack')}
              </ReportForm>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
