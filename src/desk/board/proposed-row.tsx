import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { CrewChanged } from '../planning/crew-change.tsx';
import { CrewProblem } from '../planning/crew-problem.tsx';
import { formatDuration } from '../planning/format-duration.ts';
import planning from '../planning/planning.module.css';
import { textsOf, usePlanning } from '../planning/use-planning.ts';
import part from '../ui/parts.module.css';
import { formatRows, type ProposedRow, type Taken } from './use-proposal.ts';

type RowProps = {
  readonly row: ProposedRow;
  readonly outcome: Taken | undefined;
  readonly isPlaced: boolean;
  readonly isTaking: boolean;
};

/** The proposed crew and vehicle with the reasons; a press accepts it, and the result replaces it. */
export function ProposedRowLine({ row, outcome, isPlaced, isTaking }: RowProps) {
  const { period } = useDesk();
  const { p } = usePlanning();
  return (
    <li>
      <Link to={`/plan/${row.reference}/${row.vehicleIndex + 1}`}>
        {row.reference} {row.vehicleIndex > 0 && p('plan.vehicleOf', { number: row.vehicleIndex + 1 })}
      </Link>
      <span>{period(row.startsAt, row.endsAt)}</span>
      <strong>
        {row.plate}, {row.drivers.map(({ name }) => name).join(', ')}
      </strong>
      <Reasons row={row} />
      {outcome === undefined && !isPlaced && (
        <button
          type="submit"
          name="rows"
          value={formatRows([row])}
          className={part.plain}
          disabled={isTaking}
          aria-label={p('proposal.takeOne', { reference: row.reference })}
        >
          {p('proposal.take')}
        </button>
      )}
      {outcome === undefined && isPlaced && <span className={planning.muted}>{p('proposal.meanwhile')}</span>}
      {outcome !== undefined && <Outcome outcome={outcome} />}
    </li>
  );
}

/** The empty kilometres, the occupancy, and the hours its drivers worked. */
function Reasons({ row: { emptyKilometres, comesFrom, depot, seats, seatsNeeded, drivers } }: Pick<RowProps, 'row'>) {
  const { p } = usePlanning();
  const from = comesFrom === null ? p('proposal.fromDepot', { depot }) : p('proposal.fromTrip', { reference: comesFrom });
  const worked = drivers.map(({ name, workedMinutes }) => p('proposal.worked', { name, hours: formatDuration(workedMinutes) }));
  return (
    <span className={planning.muted}>
      {[p('proposal.empty', { kilometres: emptyKilometres }), from, p('proposal.seats', { needed: seatsNeeded, seats }), ...worked].join(
        ' · ',
      )}
    </span>
  );
}

function Outcome({ outcome }: { readonly outcome: Taken }) {
  const { p, called } = usePlanning();
  const { problem, against, values } = outcome;
  if (problem === null) return <strong role="status">{p('board.done')}</strong>;
  if (problem === 'changed-since') return <CrewChanged values={values} />;
  return (
    <span role="alert" className={planning.issue}>
      {called('problems', problem, textsOf(values))}{' '}
      {against.map((each) => (
        <span key={`${each.of} ${each.why} ${each.rule} ${each.certificate}`}>
          {each.of} <CrewProblem problem={each} />{' '}
        </span>
      ))}
    </span>
  );
}
