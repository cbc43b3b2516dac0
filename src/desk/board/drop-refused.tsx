import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CrewChanged } from '../planning/crew-change.tsx';
import { CrewProblem } from '../planning/crew-problem.tsx';
import { textsOf, usePlanning, useRight } from '../planning/use-planning.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Shape } from '../ui/icons/icon.tsx';
import styles from './board.module.css';
import { crewFor } from './crew-for.ts';
import { placeOnRow } from './place-on-row.ts';
import type { Lift } from './use-lift.ts';

/** The best alternatives. */
const mostOthers = 2;

type RefusedProps = { readonly lift: Lift; readonly rows: readonly { readonly id: string }[] };

/**
 * Shown beside the row where a duty was dropped: why it was not placed or which colleague was faster, and the alternatives. Nothing else is
 * lost.
 */
export function DropRefused({ lift, rows }: RefusedProps) {
  const { p, called } = usePlanning();
  const { answer, asked, close, askAgain } = lift;
  if (answer === undefined || answer.problem === null || asked === null) return null;
  const { reference } = asked.run;
  const at = rows.findIndex(({ id }) => id === asked.onto?.id);
  const isChanged = answer.problem === 'changed-since';
  return (
    <Layer key={answer.at} at={at} label={p('board.refusedTitle')} onClose={close}>
      <header>
        <span className={styles.why}>
          <Shape name="late" /> {p('board.refusedTitle')}
        </span>
        <span className={styles.whose}>
          {asked.onto === null ? reference : p('board.refusedOnto', { reference, name: asked.onto.name })}
        </span>
        <IconButton icon="close" kind="quiet" size="small" label={p('board.close')} onClick={close} />
      </header>
      {isChanged ? (
        <p>
          <CrewChanged values={answer.values} />
        </p>
      ) : (
        <div role="alert">
          <p>{called('problems', answer.problem, textsOf(answer.values))}</p>
          <ul>
            {answer.against.map((each) => (
              <li key={`${each.of} ${each.why} ${each.rule} ${each.certificate}`}>
                <strong>{each.of}</strong> <CrewProblem problem={each} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <footer>
        {isChanged && (
          <Button type="button" kind="main" onClick={() => askAgain(Number(answer.values.version))}>
            {p('changes.goOn')}
          </Button>
        )}
        {!isChanged && answer.problem !== 'locked' && <Others lift={lift} />}
        <Button type="button" onClick={close}>
          {p('board.leaveAsIs')}
        </Button>
      </footer>
    </Layer>
  );
}

/** The checked alternatives, one press each; and, with the right to override, the page that asks for the reason. */
function Others({ lift: { asked, ask } }: Pick<RefusedProps, 'lift'>) {
  const { p } = usePlanning();
  const mayOverride = useRight('override-refusals');
  if (asked === null) return null;
  const { run, found, onto, from } = asked;
  const isOther = ({ id, problems }: { readonly id: string; readonly problems: readonly unknown[] }) =>
    problems.length === 0 && id !== onto?.id && found?.placedDriverIds.includes(id) !== true && found?.placedVehicleId !== id;
  const choices =
    onto?.kind === 'vehicle'
      ? (found?.vehicles ?? []).filter(isOther).map(({ id, plate }) => ({ id, name: plate, kind: 'vehicle' as const }))
      : (found?.drivers ?? []).filter(isOther).map(({ id, name }) => ({ id, name, kind: 'driver' as const }));
  return (
    <>
      {choices.slice(0, mostOthers).map(({ id, name, kind }, index) => {
        const crew = found === null ? null : crewFor({ id, kind }, found, from);
        return (
          <Button
            key={id}
            type="button"
            kind={index === 0 ? 'main' : 'plain'}
            shortcut={String(index + 1)}
            onClick={() => crew !== null && ask({ ...asked, crew, onto: { id, name, kind } })}
          >
            {p('crew.place', { name })}
          </Button>
        );
      })}
      {mayOverride && <Link to={`/plan/${run.reference}/${run.vehicleIndex + 1}`}>{p('board.withReason')}</Link>}
    </>
  );
}

type LayerProps = { readonly at: number; readonly label: string; readonly onClose: () => void; readonly children: ReactNode };

/** The browser's own top layer, which takes the focus and returns it; Escape closes it, and digits press its choices. */
function Layer({ at, label, onClose, children }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = layer;
    if (current === null) return undefined;
    const before = document.activeElement;
    current.showPopover();
    placeOnRow(current, at);
    current.querySelector<HTMLElement>('footer button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, [at]);
  return (
    <div
      ref={layer}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={styles.refused}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') onClose();
        const choice = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
        choice?.click();
      }}
    >
      {children}
    </div>
  );
}
