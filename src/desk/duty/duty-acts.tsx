import { delayMinutes, mostDelayMinutes } from '#operations/on-duty/rules/report-kinds.ts';
import type { boardForms } from '../board/board-forms.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { CrewConflict } from '../planning/crew-change.tsx';
import { CrewProblem } from '../planning/crew-problem.tsx';
import { textsOf, usePlanning, useRight } from '../planning/use-planning.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Banner } from '../ui/note.tsx';
import part from '../ui/parts.module.css';
import styles from './duty.module.css';
import type { DutySender, ShownDuty } from './use-duty.ts';

type Intent = keyof typeof boardForms;
export type ActsProps = { readonly duty: ShownDuty; readonly sender: DutySender };

/** The result of the last press, with names if a colleague was faster. */
export function DutyAnswer({ answer }: { readonly answer: FormAnswer | undefined }) {
  const { p, called } = usePlanning();
  if (answer === undefined) return null;
  if (answer.problem === null) {
    return (
      <Banner tone="green">
        <p>{p(answer.act === 'ill' ? 'crew.illReported' : answer.act === 'no-answer' ? 'crew.noted' : 'board.duty.done')}</p>
      </Banner>
    );
  }
  if (answer.problem === 'changed-since') return <CrewConflict answer={answer}>{() => null}</CrewConflict>;
  return (
    <Banner tone="red" role="alert">
      <p>{called('problems', answer.problem, textsOf(answer.values))}</p>
      <ul>
        {answer.against.map((each) => (
          <li key={`${each.of} ${each.why} ${each.rule} ${each.certificate}`}>
            {each.of} <CrewProblem problem={each} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Calls the driver, and sends the duty sheet; below, when it was sent and read. */
export function PhoneActs({ duty, sender }: ActsProps) {
  const { nearMoment } = useDesk();
  const { p } = usePlanning();
  const { crew, isOver } = duty;
  if (crew.length === 0) return null;
  const isSent = crew.some(({ releasedAt }) => releasedAt !== null);
  return (
    <div>
      <div className={styles.acts}>
        {crew.map(({ id, name, phone }) => (
          <a key={id} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={part.main}>
            <Icon name="phone" /> {p('board.duty.call', { name })}
          </a>
        ))}
        {!isOver && (
          <sender.Form method="post" action="/board">
            <RunFields duty={duty} />
            <Button<Intent> intent="release" icon="send">
              {p(isSent ? 'board.duty.sendAgain' : 'board.duty.send')}
            </Button>
          </sender.Form>
        )}
      </div>
      <p className={styles.muted}>
        {!isSent && p('board.duty.notSent')}
        {crew.flatMap(({ name, releasedAt, seenAt }) =>
          releasedAt === null
            ? []
            : `${name}: ${p('onDuty.released', { at: nearMoment(releasedAt) })}, ${seenAt === null ? p('onDuty.unseen') : p('onDuty.seen', { at: nearMoment(seenAt) })}. `,
        )}
      </p>
    </div>
  );
}

export function RunFields({ duty: { reference, vehicleIndex, seen } }: { readonly duty: ShownDuty }) {
  return (
    <>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="vehicle" value={vehicleIndex} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

/** Ill, late and swap: one press each. */
export function DutyButtons({ duty, sender }: ActsProps) {
  const { p } = usePlanning();
  const { isOver, crew, mayLate, swaps } = duty;
  if (isOver) return <p className={styles.muted}>{p('board.duty.over')}</p>;
  return (
    <>
      <Ill duty={duty} sender={sender} />
      {mayLate && <Late duty={duty} sender={sender} />}
      {(crew.length > 0 || swaps.length > 0) && <Swaps duty={duty} sender={sender} />}
    </>
  );
}

function Ill({ duty, sender }: ActsProps) {
  const { p } = usePlanning();
  if (!useRight('report-absences')) return null;
  return (
    <div className={styles.acts}>
      {duty.crew.map(({ id, name }) => (
        <sender.Form key={id} method="post" action="/board">
          <RunFields duty={duty} />
          <input type="hidden" name="driver" value={id} />
          <Button<Intent> intent="ill" icon="bed">
            {p('crew.ill', { name })}
          </Button>
        </sender.Form>
      ))}
    </div>
  );
}

/** So many minutes late: one of the usual choices, or a number. */
function Late({ duty, sender }: ActsProps) {
  const { p } = usePlanning();
  const intent = 'late' satisfies Intent;
  return (
    <div className={styles.late}>
      <strong>{p('board.duty.late')}</strong>
      <sender.Form method="post" action="/board">
        <RunFields duty={duty} />
        <input type="hidden" name="intent" value={intent} />
        {delayMinutes.map((minutes) => (
          <button key={minutes} type="submit" name="minutes" value={minutes} className={part.plain}>
            {p('board.duty.minutes', { count: minutes })}
          </button>
        ))}
      </sender.Form>
      <sender.Form method="post" action="/board">
        <RunFields duty={duty} />
        <input type="number" name="minutes" required min={1} max={mostDelayMinutes} aria-label={p('board.duty.otherMinutes')} />
        <Button<Intent> intent={intent}>{p('board.duty.note')}</Button>
      </sender.Form>
    </div>
  );
}

/** Another driver or another coach that may take over; who may drive where nobody does. Called without an answer, a driver is kept as such. */
function Swaps({ duty, sender }: ActsProps) {
  const { p } = usePlanning();
  const groups = Map.groupBy(duty.swaps, ({ kind, leaves }) => {
    if (leaves === '') return p('board.duty.mayDrive');
    return p(kind === 'driver' ? 'board.duty.swapDriver' : 'board.duty.swapVehicle', { name: leaves });
  });
  if (groups.size === 0) return <p className={styles.muted}>{p('board.duty.noSwap')}</p>;
  return [...groups].map(([title, swaps]) => (
    <div key={title} className={styles.swaps}>
      <span>{title}</span>
      <ul>
        {swaps.map((swap) => (
          <li key={`${swap.vehicleId} ${swap.driverIds.join(' ')}`} className={styles.acts}>
            <SwapActs swap={swap} duty={duty} sender={sender} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

type SwapProps = ActsProps & { readonly swap: ShownDuty['swaps'][number] };

function SwapActs({ swap: { kind, name, vehicleId, driverIds, comes }, duty, sender }: SwapProps) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  return (
    <>
      <sender.Form method="post" action="/board">
        <RunFields duty={duty} />
        <input type="hidden" name="vehicleId" value={vehicleId} />
        <input type="hidden" name="driverIds" value={driverIds.join(',')} />
        <Button<Intent> intent="place" icon="swap">
          {p(kind === 'driver' ? 'crew.place' : 'knockOn.swapVehicle', { name })}
        </Button>
      </sender.Form>
      {comes !== null && (
        <>
          <a href={`tel:${comes.phone.replaceAll(/[^\d+]/g, '')}`}>{comes.phone}</a>
          <sender.Form method="post" action="/board">
            <RunFields duty={duty} />
            <input type="hidden" name="driver" value={comes.driverId} />
            <Button<Intent> intent="no-answer" kind="quiet">
              {p('crew.noAnswer', { name })}
            </Button>
          </sender.Form>
          {comes.unanswered !== null && (
            <span className={styles.muted}>{p('crew.unanswered', { at: instant(comes.unanswered.at), by: comes.unanswered.by })}</span>
          )}
        </>
      )}
    </>
  );
}
