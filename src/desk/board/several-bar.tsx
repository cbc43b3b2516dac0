import { CrewProblem } from '../planning/crew-problem.tsx';
import { textsOf, usePlanning } from '../planning/use-planning.ts';
import part from '../ui/parts.module.css';
import styles from './board.module.css';
import type { Lift } from './use-lift.ts';
import { keyOf } from './use-proposal.ts';
import type { SeveralMarked } from './use-several.ts';

type SeveralProps = { readonly several: SeveralMarked; readonly lift: Lift };

/** The acts for the marked duties. */
export function SeveralBar({ several, lift }: SeveralProps) {
  const { p } = usePlanning();
  const { marked } = several;
  const [first] = marked.values();
  if (first === undefined || lift.lifted !== null) return null;
  return (
    <div className={styles.held}>
      <p role="status">{p('board.markedCount', { count: marked.size })}</p>
      <p className={styles.filter}>
        <button
          type="button"
          data-lift
          className={part.main}
          onClick={() => lift.lift({ ...first, from: null, startsAt: '', endsAt: null })}
        >
          {p('board.move')} <kbd>M</kbd>
        </button>
        <button type="button" className={part.plain} onClick={() => several.takeOff()}>
          {p('board.takeOff')} <kbd>Del</kbd>
        </button>
        <button type="button" className={part.plain} onClick={several.clear}>
          {p('board.unmark')} <kbd>Esc</kbd>
        </button>
      </p>
    </div>
  );
}

/** The result of each, and the undo for all that was done. */
export function SeveralOutcome({ several }: { readonly several: SeveralMarked }) {
  const { p, called } = usePlanning();
  const { answer, isUndo, undo, close } = several;
  if (answer === undefined) return null;
  const done = answer.results.filter(({ problem }) => problem === null).length;
  return (
    <div className={done === answer.results.length ? part.note : part.problem} role={done === answer.results.length ? 'status' : 'alert'}>
      <p>{p(isUndo ? 'board.severalUndone' : 'board.severalDone', { done, count: answer.results.length })}</p>
      <ul>
        {answer.results.map((result) => (
          <li key={keyOf(result)}>
            <strong>{result.reference}</strong>{' '}
            {result.problem === null ? p('board.severalEach') : called('problems', result.problem, textsOf(result.values))}{' '}
            {result.against.map((each) => (
              <span key={`${each.of} ${each.why} ${each.rule} ${each.certificate}`}>
                {each.of} <CrewProblem problem={each} />{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.filter}>
        {undo !== undefined && (
          <button type="button" className={part.plain} onClick={undo}>
            {p('board.undo')}
          </button>
        )}
        <button type="button" className={part.plain} onClick={close}>
          {p('board.close')}
        </button>
      </p>
    </div>
  );
}
