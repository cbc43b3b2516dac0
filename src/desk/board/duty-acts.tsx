import { Link } from 'react-router';
import { delayMinutes, mostDelayMinutes } from '#operations/on-duty/rules/report-kinds.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { CrewConflict } from '../planning/crew-change.tsx';
import { CrewProblem } from '../planning/crew-problem.tsx';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Banner } from '../ui/note.tsx';
import part from '../ui/parts.module.css';
import styles from './board-drawer.module.css';
import type { boardForms } from './board-forms.ts';
import type { DutySender, ShownDuty } from './use-duty.ts';
import type { Lift } from './use-lift.ts';

type Intent = keyof typeof boardForms;
type ActsProps = { readonly duty: ShownDuty; readonly sender: DutySender };

/** The result of the last press, with names if a colleague was faster. */
export function DutyAnswer({ answer }: { readonly answer: FormAnswer | undefined }) {
  const { p, called } = usePlanning();
  if (answer === undefined) return null;
  if (answer.problem === null) {
    return (
      <Banner tone="green">
        <p>{p(answer.act === 'ill' ? 'crew.illReported' : 'board.duty.done')}</p>
      </Banner>
    );
  }
  if (answer.problem === 'changed-since') return <CrewConflict answer={answer}>{() => null}</CrewConflict>;
  return (
    <Banner tone="red" role="alert">
      <p>{called('problems', answer.problem)}</p>
      <ul>
        {answer.against.map((each) => (
          <li key={`${each.of} ${each.why} ${each.rule} ${each.paper}`}>
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

function RunFields({ duty: { reference, vehicleIndex, seen } }: { readonly duty: ShownDuty }) {
  return (
    <>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="vehicle" value={vehicleIndex} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

/** Ill, late, swap and off: one press each. */
export function DutyActs({ duty, sender, lift }: ActsProps & { readonly lift: Lift }) {
  const { p } = usePlanning();
  const { isOver, crew, mayLate, reference, vehicleIndex, seen, duties } = duty;
  const lifted = {
    reference,
    vehicleIndex,
    seen,
    from: crew[0]?.id ?? null,
    startsAt: duties[0]?.startsAt ?? '',
    endsAt: duties.at(-1)?.endsAt ?? null,
  };
  return (
    <section aria-label={p('board.duty.acts')}>
      <h3>{p('board.duty.acts')}</h3>
      {isOver && <p className={styles.muted}>{p('board.duty.over')}</p>}
      {!isOver && <Ill duty={duty} sender={sender} />}
      {mayLate && <Late duty={duty} sender={sender} />}
      {!isOver && crew.length > 0 && <Swaps duty={duty} sender={sender} />}
      {!isOver && (
        <div className={styles.acts}>
          <button type="button" data-lift className={part.plain} onClick={() => lift.lift(lifted)}>
            {p('board.move')}
          </button>
          {crew.length > 0 && (
            <sender.Form method="post" action="/board">
              <RunFields duty={duty} />
              <Button<Intent> intent="take-off" icon="close">
                {p('board.takeOff')}
              </Button>
            </sender.Form>
          )}
          <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{p('board.duty.find')}</Link>
        </div>
      )}
    </section>
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

/** The delay in minutes: one of the usual choices, or a number. */
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

/** Another driver or another coach that may take over. */
function Swaps({ duty, sender }: ActsProps) {
  const { p } = usePlanning();
  const groups = Map.groupBy(duty.swaps, ({ kind, leaves }) =>
    p(kind === 'driver' ? 'board.duty.swapDriver' : 'board.duty.swapVehicle', { name: leaves }),
  );
  if (groups.size === 0) return <p className={styles.muted}>{p('board.duty.noSwap')}</p>;
  return [...groups].map(([title, swaps]) => (
    <div key={title} className={styles.swaps}>
      <span>{title}</span>
      <div className={styles.acts}>
        {swaps.map(({ name, vehicleId, driverIds, kind }) => (
          <sender.Form key={`${vehicleId} ${driverIds.join(' ')}`} method="post" action="/board">
            <RunFields duty={duty} />
            <input type="hidden" name="vehicleId" value={vehicleId} />
            <input type="hidden" name="driverIds" value={driverIds.join(',')} />
            <Button<Intent> intent="place" icon="swap">
              {p(kind === 'driver' ? 'crew.place' : 'knockOn.swapVehicle', { name })}
            </Button>
          </sender.Form>
        ))}
      </div>
    </div>
  ));
}
