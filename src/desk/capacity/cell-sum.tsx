import { Form, useSearchParams } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Drawer } from '../ui/dialog.tsx';
import { Button } from '../ui/parts.tsx';
import styles from './capacity.module.css';
import type { CapacityIntent } from './capacity-forms.ts';
import type { Calendar } from './capacity-table.tsx';

type CellSumProps = { readonly calendar: Calendar; readonly mayChange: boolean };

/** The calculation behind the chosen day's number, and the link to stop sales. Empty where no day is chosen. */
export function CellSum({ calendar: { rows, region, fromDay }, mayChange }: CellSumProps) {
  const [asked] = useSearchParams();
  const { named, date } = useDesk();
  const { p } = usePlanning();
  const row = rows.find((each) => each.region === asked.get('of') && each.class === asked.get('class'));
  const cell = row?.days.find(({ day }) => day === asked.get('day'));
  if (cell === undefined) return null;
  const { own, allotted, partners, placed, bookedOpen, held, buffer } = cell;
  const parts = { own, allotted, partners, placed: -placed, bookedOpen: -bookedOpen, held: -held, buffer: -buffer };
  const names = ['own', 'allotted', 'partners', 'placed', 'bookedOpen', 'held', 'buffer'] as const;
  return (
    <Drawer
      title={`${date(cell.day)}, ${cell.region}, ${named('vehicles', cell.class)}`}
      closeTo={`/capacity?region=${region}&from=${fromDay}`}
    >
      <dl className={styles.sum}>
        {names.map((name) => (
          <div key={name}>
            <dt>{p(`capacity.parts.${name}`)}</dt>
            <dd>{signed(parts[name])}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{p('capacity.freeToSell')}</dt>
          <dd>{cell.isStopped ? p('capacity.stopped') : cell.free}</dd>
        </div>
      </dl>
      {mayChange && !cell.isStopped && <StopSelling region={cell.region} kind={cell.class} day={cell.day} />}
    </Drawer>
  );
}

function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}

function StopSelling({ region, kind, day }: { readonly region: string; readonly kind: string; readonly day: string }) {
  const { p } = usePlanning();
  const hidden = { kind: 'stop-sell', region, class: kind, fromDay: day, untilDay: day };
  return (
    <Form method="post">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button<CapacityIntent> kind="danger" icon="lock" intent="add">
        {p('capacity.stopSelling')}
      </Button>
    </Form>
  );
}
