import { Form } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import { Button, Select } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import table from '../ui/table.module.css';
import styles from './plans.module.css';
import type { PlanResult, ShownPlan } from './shown-plan.ts';
import { usePlanFigures } from './use-plan-figures.ts';

type Props = { readonly plan: ShownPlan; readonly result: PlanResult };

/** What the plan comes to, beside the one made one by one and another plan, and how far it may be from the best. */
export function PlanFigures({ plan, result }: Props) {
  const { p } = usePlanning();
  const { number, instant } = useDesk();
  const { percent, hours } = usePlanFigures();
  const { beside } = result;
  const columns = [
    { key: 'this', figures: plan.figures ?? result.greedyFigures, cost: plan.cost ?? 0, label: p('plans.this') },
    { key: 'greedy', figures: result.greedyFigures, cost: result.greedyCost, label: p('plans.greedy') },
    ...(beside.id === 'greedy'
      ? []
      : [
          {
            ...{ key: 'other', figures: beside.figures, cost: beside.cost },
            label: p('plans.madeAt', { at: beside.madeAt === null ? '' : instant(beside.madeAt) }),
          },
        ]),
  ];
  const rows = [
    { name: p('plans.planned'), of: (each: (typeof columns)[number]) => number(each.figures.covered) },
    { name: p('plans.open'), of: (each: (typeof columns)[number]) => number(each.figures.open) },
    { name: p('plans.emptyKilometres'), of: (each: (typeof columns)[number]) => number(each.figures.emptyKilometres) },
    {
      name: p('plans.hoursSpread'),
      of: (each: (typeof columns)[number]) =>
        p('plans.spread', { least: hours(each.figures.leastHours), most: hours(each.figures.mostHours) }),
    },
    { name: p('plans.brokenWishes'), of: (each: (typeof columns)[number]) => number(each.figures.brokenWishes) },
    { name: p('plans.cost'), of: (each: (typeof columns)[number]) => number(Math.round(each.cost)) },
  ];
  return (
    <Section title={p('plans.figures')} detail={p('plans.tookSeconds', { seconds: number(Math.round(result.seconds)) })}>
      <p>
        {plan.gap === null
          ? p('plans.noBound')
          : p('plans.gapSays', { gap: percent(plan.gap), bound: number(Math.round(plan.bound ?? 0)) })}
      </p>
      <Table
        caption={p('plans.figures')}
        head={[{ key: 'figure', text: p('plans.figure') }, ...columns.map(({ key, label }) => ({ key, text: label, isNumber: true }))]}
      >
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column) => (
              <td key={column.key} data-label={column.label} className={table.number}>
                {of(column)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <ChooseOther result={result} />
    </Section>
  );
}

function ChooseOther({ result: { beside, others } }: Pick<Props, 'result'>) {
  const { p } = usePlanning();
  const { instant } = useDesk();
  const options = [
    ['greedy', p('plans.greedy')] as const,
    ...others.map(({ id, madeAt, madeBy }) => [id, `${p('plans.madeAt', { at: instant(madeAt) })} · ${madeBy}`] as const),
  ];
  return (
    <Form className={styles.choose}>
      <Select label={p('plans.beside')} name="beside" options={options} defaultValue={beside.id} />
      <Button>{p('plans.compare')}</Button>
    </Form>
  );
}
