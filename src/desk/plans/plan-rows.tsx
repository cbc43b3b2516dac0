import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import styles from './plans.module.css';
import type { PlanResult, ShownPlan } from './shown-plan.ts';
import { usePlanFigures } from './use-plan-figures.ts';

type Props = { readonly plan: ShownPlan; readonly result: PlanResult };

/** Each duty with its crew, why, and what the other plan does; a box leaves one out of what is accepted. */
export function PlanRows({ plan, result }: Props) {
  const { p } = usePlanning();
  const { period } = useDesk();
  const mayAccept = plan.acceptedCount === null && result.rows.length > 0;
  const differences = new Map(result.beside.differences.map((each) => [keyOf(each), each] as const));
  const head = ['duty', 'when', 'crew', 'why', 'inOther'] as const;
  return (
    <Section title={p('plans.rows', { count: result.rows.length })}>
      <Form method="post">
        <Table
          caption={p('plans.rows', { count: result.rows.length })}
          head={[
            ...head.map((key) => ({ key, text: p(`plans.${key}`) })),
            ...(mayAccept ? [{ key: 'leaveOut', text: p('plans.leaveOut') }] : []),
          ]}
        >
          {result.rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                <Link to={`/plan/${row.reference}/${row.vehicleIndex + 1}`}>
                  {row.reference} {row.vehicleIndex > 0 && p('plan.vehicleOf', { number: row.vehicleIndex + 1 })}
                </Link>
              </th>
              <td data-label={p('plans.when')}>{period(row.startsAt, row.endsAt)}</td>
              <td data-label={p('plans.crew')}>
                {row.plate}, {row.drivers.map(({ name }) => name).join(', ')}
              </td>
              <td data-label={p('plans.why')} className={planning.muted}>
                <Why row={row} />
              </td>
              <td data-label={p('plans.inOther')}>
                <Difference of={differences.get(keyOf(row))} />
              </td>
              {mayAccept && (
                <td data-label={p('plans.leaveOut')}>
                  <input
                    type="checkbox"
                    name="leftOut"
                    value={keyOf(row)}
                    aria-label={p('plans.leaveOutOne', { reference: row.reference })}
                  />
                </td>
              )}
            </tr>
          ))}
        </Table>
        {mayAccept && (
          <p className={styles.accept}>
            <Button intent="accept" kind="main" icon="check">
              {p('plans.accept')}
            </Button>
          </p>
        )}
      </Form>
    </Section>
  );
}

function keyOf({ reference, vehicleIndex }: { readonly reference: string; readonly vehicleIndex: number }): string {
  return `${reference} ${vehicleIndex}`;
}

type Row = PlanResult['rows'][number];

/** The figures that decided, as words. */
function Why({ row: { emptyKilometres, comesFrom, depot, seats, seatsNeeded, drivers, why } }: { readonly row: Row }) {
  const { p } = usePlanning();
  const { hours } = usePlanFigures();
  const parts = [
    p('proposal.empty', { kilometres: emptyKilometres }),
    comesFrom === null ? p('proposal.fromDepot', { depot }) : p('proposal.fromTrip', { reference: comesFrom }),
    ...(comesFrom === null && emptyKilometres > why.leastKilometres ? [p('plans.nearerTaken', { kilometres: why.leastKilometres })] : []),
    p('proposal.seats', { needed: seatsNeeded, seats }),
    p('plans.hoursOfDriver', { name: drivers[0]?.name ?? '', hours: hours(why.driverHours), average: hours(why.averageHours) }),
    ...why.broken.map((wish) => p(`plans.broken.${wish}`)),
  ];
  return <>{parts.join(' · ')}</>;
}

function Difference({ of }: { readonly of: PlanResult['beside']['differences'][number] | undefined }) {
  const { p } = usePlanning();
  if (of === undefined) return null;
  if (of.kind === 'same') return <span className={planning.muted}>{p('plans.same')}</span>;
  return <>{of.other ?? p('plans.openThere')}</>;
}
