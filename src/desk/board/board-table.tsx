import { Link } from 'react-router';
import { boardSpanOf, shareOfSpan } from '#operations/duties/rules/board-clock.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { ScrolledTable } from '../ui/scrolled-table.tsx';
import { type Board, type BoardBar, barKey, type GridRow } from './board.ts';
import { type Known, stateOfBar } from './board-view.ts';

type TableProps = { readonly board: Board; readonly rows: readonly GridRow[]; readonly known: Known; readonly days: number };

/** The same as the drawing, as a table with a column per day, for screen readers and for anyone who prefers text. */
export function BoardTable({ board, rows, known, days }: TableProps) {
  const { columnDay } = useDesk();
  const { p } = usePlanning();
  const span = boardSpanOf(board);
  const dayOf = ({ startsAt }: BoardBar) => Math.min(days - 1, Math.floor(shareOfSpan(startsAt, span) * days));
  const columns = Array.from({ length: days }, (_, index) => index);
  const dateOf = (index: number) => new Date(Date.parse(board.from) + (index * 24 + 12) * 3_600_000).toISOString().slice(0, 10);
  return (
    <ScrolledTable label={p('board.title')}>
      <thead>
        <tr>
          <th scope="col">{p('board.rows')}</th>
          {columns.map((index) => (
            <th key={index} scope="col">
              {columnDay(dateOf(index))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === 'depot' ? (
            <tr key={row.id}>
              <th colSpan={days + 1} scope="rowgroup">
                {row.name}
              </th>
            </tr>
          ) : (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {columns.map((index) => (
                <td key={index}>
                  {known.byRow
                    .get(row.id)
                    ?.filter((bar) => dayOf(bar) === index)
                    .map((bar) => (
                      <Cell key={barKey(bar)} bar={bar} known={known} />
                    ))}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </ScrolledTable>
  );
}

function Cell({ bar, known }: { readonly bar: BoardBar; readonly known: Known }) {
  const { period, instant } = useDesk();
  const { p, called } = usePlanning();
  const { reference, vehicleIndex, startsAt, endsAt, kind, route, people, crew } = bar;
  const when = endsAt === null ? instant(startsAt) : period(startsAt, endsAt);
  if (reference === null) return <p>{`${called('boardKinds', kind)}: ${when}`}</p>;
  const parts = [when, route, p('board.people', { count: people }), crew, p(`board.states.${stateOfBar(bar, known.broken)}`)];
  return (
    <p>
      <Link to={`/plan/${reference}/${(vehicleIndex ?? 0) + 1}`}>{reference}</Link> {parts.filter((each) => each !== '').join(', ')}
    </p>
  );
}
