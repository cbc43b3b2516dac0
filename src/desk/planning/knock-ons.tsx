import { Link, useFetcher } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { boardForms } from '../board/board-forms.ts';
import type { deskAction } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Button, Panel } from '../ui/parts.tsx';
import { CrewConflict } from './crew-change.tsx';
import { CrewProblem } from './crew-problem.tsx';
import styles from './planning.module.css';
import { textsOf, usePlanning } from './use-planning.ts';

type Intent = keyof typeof boardForms;

export type ShownKnockOn = Awaited<ReturnType<DeskQueries['plan']['knockOns']>>[number];

/** The duties that no longer hold because of an earlier delay, each with its remedies. Empty where everything holds. */
export function KnockOns({ knockOns }: { readonly knockOns: readonly ShownKnockOn[] }) {
  const { p } = usePlanning();
  if (knockOns.length === 0) return null;
  return (
    <Panel title={p('knockOn.title')} count={knockOns.length} anchor="knock-on">
      <ul className={styles.list}>
        {knockOns.map((knockOn) => (
          <KnockOnLine key={`${knockOn.reference} ${knockOn.vehicleIndex} ${knockOn.kind} ${knockOn.of}`} knockOn={knockOn} />
        ))}
      </ul>
    </Panel>
  );
}

function KnockOnLine({ knockOn }: { readonly knockOn: ShownKnockOn }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const { of, reference, vehicleIndex, startsAt, waitMinutes, problems, lateReference, expectedEnd, lateMinutes, because } = knockOn;
  return (
    <li>
      <Link to={`/trips/${reference}`}>{reference}</Link>
      <span>{instant(startsAt)}</span>
      <strong>{of}</strong>
      {waitMinutes > 0 && <strong className={styles.issue}>{p('knockOn.wait', { minutes: waitMinutes })}</strong>}
      {problems.map((problem) => (
        <strong key={`${problem.why} ${problem.rule}`} className={styles.issue}>
          <CrewProblem problem={problem} />
        </strong>
      ))}
      <span className={styles.muted}>
        {p(`knockOn.because.${because}`, { reference: lateReference, minutes: lateMinutes, at: instant(expectedEnd) })}
      </span>
      <KnockOnCures knockOn={knockOn} />
      <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{p('knockOn.find')}</Link>
    </li>
  );
}

/** What was checked to cure it, each one press: a later start, another crew, a partner. */
export function KnockOnCures({ knockOn: { reference, vehicleIndex, cures, seen } }: { readonly knockOn: ShownKnockOn }) {
  const { p, called } = usePlanning();
  const sender = useFetcher<ReturnType<typeof deskAction<typeof boardForms>>>();
  const answer = sender.state === 'idle' ? sender.data : undefined;
  return (
    <>
      <CrewConflict answer={answer}>{() => null}</CrewConflict>
      {answer !== undefined && answer.problem !== null && answer.problem !== 'changed-since' && (
        <strong role="alert" className={styles.issue}>
          {called('problems', answer.problem, textsOf(answer.values))}
        </strong>
      )}
      {cures.map((cure) => (
        <sender.Form key={keyOfCure(cure)} method="post" action="/board">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="vehicle" value={vehicleIndex} />
          <input type="hidden" name="seen" value={seen} />
          <CureAct cure={cure} />
        </sender.Form>
      ))}
      <ButtonLink to={`/offers/${reference}/${vehicleIndex + 1}`} icon="offer">
        {p('crew.offer')}
      </ButtonLink>
    </>
  );
}

type Cure = ShownKnockOn['cures'][number];

function keyOfCure(cure: Cure): string {
  return cure.kind === 'later' ? cure.kind : `${cure.vehicleId} ${cure.driverIds.join(' ')}`;
}

/** The fields and the button of one cure. */
function CureAct({ cure }: { readonly cure: Cure }) {
  const { clock } = useDesk();
  const { p } = usePlanning();
  if (cure.kind === 'later') {
    return (
      <>
        <input type="hidden" name="minutes" value={cure.minutes} />
        <Button<Intent> intent="start-later" icon="clock">
          {p('knockOn.startLater', { at: clock(cure.startsAt), minutes: cure.minutes })}
        </Button>
      </>
    );
  }
  const { kind, name, vehicleId, driverIds } = cure;
  return (
    <>
      <input type="hidden" name="vehicleId" value={vehicleId} />
      <input type="hidden" name="driverIds" value={driverIds.join(',')} />
      <Button<Intent> intent="place" icon="swap">
        {p(kind === 'driver' ? 'knockOn.swapDriver' : 'knockOn.swapVehicle', { name })}
      </Button>
    </>
  );
}
