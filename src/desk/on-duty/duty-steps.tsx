import { isLostReport } from '#operations/lost-items/rules/lost-item.ts';
import type { DriverDuty, DriverReport } from '#operations/on-duty/rules/driver-day.ts';
import type { DutySheet } from '#operations/on-duty/rules/duty-sheet.ts';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './press-form.tsx';
import { useDriverWords } from './use-driver-words.ts';
import type { WaitingReport } from './use-presses.ts';

type Known = Pick<DriverReport, 'id' | 'kind' | 'at'> & { readonly stop?: number | null; readonly isWaiting: boolean };

/** What was pressed of a duty, here and elsewhere, by its own time. */
function knownOf(presses: readonly DriverReport[], waiting: readonly WaitingReport[]): readonly Known[] {
  const isNew = ({ id, kind }: WaitingReport) => kind !== 'seen' && kind !== 'place' && !presses.some((press) => press.id === id);
  const kept = waiting.filter(isNew).flatMap(({ kind, ...press }) => (isLostReport(kind) ? [] : [{ ...press, kind, isWaiting: true }]));
  const all = [...presses.map((press) => ({ ...press, isWaiting: false })), ...kept];
  return all.toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at));
}

const others = ['left-depot', 'aboard', 'under-way', 'done'] as const;

/** The way, stop by stop, and what the driver presses along it. */
export function DutySteps({ duty, pressing }: { readonly duty: DriverDuty; readonly pressing: Reporting }) {
  const { t, called, clock } = useDriverWords();
  const { dutyId, sheet } = duty;
  const known = knownOf(
    duty.presses,
    pressing.waiting.filter((press) => press.dutyId === dutyId),
  );
  return (
    <>
      <ol className={styles.stops}>
        {sheet.stops.map((stop) => (
          <StopLine
            key={stop.index}
            stop={stop}
            arrival={known.find(({ kind, stop: at }) => kind === 'at-stop' && at === stop.index)}
            duty={duty}
            pressing={pressing}
          />
        ))}
      </ol>
      <div className={styles.presses}>
        {others.map((kind, index) => {
          const done = known.find((press) => press.kind === kind);
          return done === undefined ? (
            <ReportForm key={kind} pressing={pressing} press={{ dutyId, kind }} index={index + 1}>
              {called('presses', kind)}
            </ReportForm>
          ) : null;
        })}
      </div>
      {known.length > 0 && (
        <ul className={styles.known} aria-label={t('steps.known')}>
          {known.map(({ id, kind, at, isWaiting }) => (
            <li key={id}>
              {clock(at, sheet.timeZone)} {called('presses', kind)} {isWaiting && <em>{t('steps.waiting')}</em>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type StopLineProps = {
  readonly stop: DutySheet['stops'][number];
  readonly arrival: Known | undefined;
  readonly duty: DriverDuty;
  readonly pressing: Reporting;
};

/** The buttons of stops are numbered from here on. */
const firstStopButton = 20;

function StopLine({ stop, arrival, duty: { dutyId, sheet }, pressing }: StopLineProps) {
  const { t, called, clock } = useDriverWords();
  const { place, departure, arriveBy, notes, latitude, longitude, index } = stop;
  return (
    <li>
      <p>
        {departure !== null && <strong>{departure.time}</strong>} {place}
      </p>
      {arriveBy !== null && <p>{t('stop.arriveBy', { time: arriveBy.time })}</p>}
      {notes !== '' && <p className={styles.muted}>{notes}</p>}
      <div className={styles.presses}>
        <a
          className={styles.plain}
          href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('stop.navigateTo', { place })}
        >
          {t('stop.navigate')}
        </a>
        {arrival === undefined ? (
          <ReportForm pressing={pressing} press={{ dutyId, kind: 'at-stop', stop: index }} index={firstStopButton + index}>
            {called('presses', 'at-stop')}
          </ReportForm>
        ) : (
          <span>{t('stop.arrived', { time: clock(arrival.at, sheet.timeZone) })}</span>
        )}
      </div>
    </li>
  );
}
