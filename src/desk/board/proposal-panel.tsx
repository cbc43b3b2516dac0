import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { CrewProblem } from '../planning/crew-problem.tsx';
import planning from '../planning/planning.module.css';
import { textsOf, usePlanning } from '../planning/use-planning.ts';
import part from '../ui/parts.module.css';
import { Field, Panel } from '../ui/parts.tsx';
import styles from './board.module.css';
import { ProposedRowLine } from './proposed-row.tsx';
import type { RunName } from './use-lift.ts';
import { type Answer, formatRows, keyOf, type Proposal, type Taken, useProposal } from './use-proposal.ts';

/** Where it is requested and accepted, from either page. */
const address = '/board/proposal';

type PanelProps = {
  /** The occupied runs: if a colleague has placed part of a proposal meanwhile, the panel says so. */
  readonly placed: readonly RunName[];
  readonly day: string;
  readonly answer?: Answer | undefined;
};

/** Requests a day's proposal and shows it row by row, to accept one, all or none. */
export function ProposalPanel({ placed: known, day, answer }: PanelProps) {
  const { p } = usePlanning();
  const { proposer, taker, outcomes, proposal, discard, isLooking, isTaking } = useProposal(answer);
  const placed = new Set(known.map(keyOf));
  return (
    <Panel title={p('proposal.title')}>
      <proposer.Form method="post" action={address} className={styles.filter}>
        <Field label={p('proposal.day')} name="day" type="date" defaultValue={proposal?.day ?? day} />
        <button type="submit" name="intent" value="propose" className={part.main} disabled={isLooking}>
          {p('proposal.ask')}
        </button>
      </proposer.Form>
      <p aria-live="polite" className={planning.muted}>
        {isLooking ? p('proposal.looking') : p('proposal.help')}
      </p>
      {proposal === null && <Outcomes outcomes={outcomes} />}
      {proposal !== null && !isLooking && (
        <>
          <Summary proposal={proposal} />
          <taker.Form method="post" action={address}>
            <input type="hidden" name="intent" value="take" />
            <ul className={planning.list}>
              {proposal.rows.map((row) => (
                <ProposedRowLine
                  key={keyOf(row)}
                  row={row}
                  outcome={outcomes.get(keyOf(row))}
                  isPlaced={placed.has(keyOf(row))}
                  isTaking={isTaking}
                />
              ))}
            </ul>
            <Choices proposal={proposal} placed={placed} outcomes={outcomes} isTaking={isTaking} discard={discard} />
          </taker.Form>
          <LeftOpenList open={proposal.open} />
        </>
      )}
    </Panel>
  );
}

function Summary({ proposal: { rows, open, isBest, later } }: { readonly proposal: Proposal }) {
  const { p } = usePlanning();
  const total = rows.length + open.length;
  if (total === 0) return <p>{p('proposal.none')}</p>;
  const kilometres = rows.reduce((sum, row) => sum + row.emptyKilometres, 0);
  return (
    <p>
      <strong>{p('proposal.covered', { covered: rows.length, total, kilometres })}</strong>{' '}
      <span className={planning.muted}>{isBest ? p('proposal.best') : p('proposal.notProved')}</span>
      {later > 0 && <> {p('proposal.later', { count: later })}</>}
    </p>
  );
}

type ChoicesProps = {
  readonly proposal: Proposal;
  readonly placed: ReadonlySet<string>;
  readonly outcomes: ReadonlyMap<string, Taken>;
  readonly isTaking: boolean;
  readonly discard: () => void;
};

/** Accepts everything that remains, at once, or nothing. */
function Choices({ proposal, placed, outcomes, isTaking, discard }: ChoicesProps) {
  const { p } = usePlanning();
  const left = proposal.rows.filter((row) => !placed.has(keyOf(row)) && outcomes.get(keyOf(row)) === undefined);
  return (
    <p className={styles.filter}>
      {left.length > 0 && (
        <button type="submit" name="rows" value={formatRows(left)} className={part.main} disabled={isTaking}>
          {isTaking ? p('proposal.taking') : p('proposal.takeAll', { count: left.length })}
        </button>
      )}
      <button type="button" className={part.plain} onClick={discard}>
        {p('proposal.discard')}
      </button>
    </p>
  );
}

/** Without a script the proposal is gone after a part was accepted, but its results remain. */
function Outcomes({ outcomes }: { readonly outcomes: ReadonlyMap<string, Taken> }) {
  const { p, called } = usePlanning();
  return (
    <ul>
      {[...outcomes.values()].map(({ reference, vehicleIndex, problem, values }) => (
        <li key={`${reference} ${vehicleIndex}`}>
          {reference}: {problem === null ? p('board.done') : called('problems', problem, textsOf(values))}
        </li>
      ))}
    </ul>
  );
}

/** What stays open, and the most frequent objections. */
export function LeftOpenList({ open }: { readonly open: Proposal['open'] }) {
  const { instant } = useDesk();
  const { p, called } = usePlanning();
  if (open.length === 0) return null;
  return (
    <>
      <h3>{p('proposal.open', { count: open.length })}</h3>
      <ul className={planning.list}>
        {open.map((run) => (
          <li key={keyOf(run)}>
            <Link to={`/plan/${run.reference}/${run.vehicleIndex + 1}`}>{run.reference}</Link>
            <span>{instant(run.startsAt)}</span>
            <strong>{called('lacks', run.lacks)}</strong>
            {run.against.map(({ count, problem }) => (
              <span key={`${problem.why} ${problem.rule} ${problem.certificate}`} className={planning.muted}>
                {p('proposal.against', { count, of: problem.of })} <CrewProblem problem={problem} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
