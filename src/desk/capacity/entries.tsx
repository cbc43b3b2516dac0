import { Form } from 'react-router';
import { fleetKeys } from '#domain/sites/keys.ts';
import { capacityEntryKinds } from '#operations/capacity/rules/capacity.ts';
import { useDesk } from '../desk-texts.ts';
import { type PageAnswer, TypedForm } from '../fleet/typed-form.tsx';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import table from '../ui/table.module.css';
import type { CapacityIntent } from './capacity-forms.ts';
import type { Calendar } from './capacity-table.tsx';

/** The allotments, stops and buffers that are not over. */
export function EntriesPart({ calendar, mayChange }: { readonly calendar: Calendar; readonly mayChange: boolean }) {
  const { p } = usePlanning();
  const head = [
    { key: 'kind', text: p('capacity.kind') },
    { key: 'region', text: p('capacity.region') },
    { key: 'class', text: p('vehicle.class') },
    { key: 'days', text: p('capacity.day') },
    { key: 'units', text: p('capacity.units'), isNumber: true },
    { key: 'why', text: p('capacity.reason') },
    { key: 'act' },
  ];
  return (
    <Section title={p('capacity.entries')} detail={calendar.entries.length}>
      {calendar.entries.length > 0 && (
        <Table caption={p('capacity.entries')} head={head}>
          {calendar.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} operators={calendar.operators} mayChange={mayChange} />
          ))}
        </Table>
      )}
    </Section>
  );
}

type EntryProps = {
  readonly entry: Calendar['entries'][number];
  readonly operators: Calendar['operators'];
  readonly mayChange: boolean;
};

function EntryRow({ entry, operators, mayChange }: EntryProps) {
  const { named, date } = useDesk();
  const { p, called } = usePlanning();
  const operator = operators.find(({ id }) => id === entry.operatorId)?.name;
  const release = entry.releaseDays === null ? undefined : p('capacity.releaseOf', { count: entry.releaseDays });
  return (
    <tr>
      <th scope="row">{called('capacityKinds', entry.kind)}</th>
      <td data-label={p('capacity.region')}>{entry.region ?? p('capacity.everywhere')}</td>
      <td data-label={p('vehicle.class')}>{entry.class === null ? p('capacity.allClasses') : named('vehicles', entry.class)}</td>
      <td data-label={p('capacity.day')}>
        {entry.fromDay === entry.untilDay ? date(entry.fromDay) : `${date(entry.fromDay)} – ${date(entry.untilDay)}`}
      </td>
      <td data-label={p('capacity.units')} className={table.number}>
        {entry.units > 0 ? entry.units : ''}
      </td>
      <td data-label={p('capacity.reason')}>{[operator, release, entry.reason].filter(Boolean).join(', ')}</td>
      <td>
        {mayChange && (
          <Form method="post">
            <input type="hidden" name="id" value={entry.id} />
            <Button<CapacityIntent> intent="remove" size="small">
              {p('capacity.remove')}
            </Button>
          </Form>
        )}
      </td>
    </tr>
  );
}

export function AddEntry({ calendar, answer }: { readonly calendar: Calendar; readonly answer: PageAnswer }) {
  const { named } = useDesk();
  const { p, called } = usePlanning();
  const { region, regions, fromDay, operators } = calendar;
  const partners = operators.filter(({ kind }) => kind === 'partner').map(({ id, name }) => [id, name] as const);
  const kinds = capacityEntryKinds.map((kind) => [kind, called('capacityKinds', kind)] as const);
  const classes = fleetKeys.map((key) => [key, named('vehicles', key)] as const);
  return (
    <TypedForm
      intent="add"
      send={p('capacity.addNow')}
      answer={answer}
      fields={[
        { name: 'kind', label: p('capacity.kind'), options: kinds },
        {
          name: 'region',
          label: p('capacity.region'),
          options: [['', p('capacity.everywhere')], ...regions.map((each) => [each, each] as const)],
          value: region,
        },
        { name: 'class', label: p('vehicle.class'), options: [['', p('capacity.allClasses')], ...classes] },
        { name: 'fromDay', label: p('capacity.from'), type: 'date', required: true, value: fromDay },
        { name: 'untilDay', label: p('capacity.until'), type: 'date', required: true, value: fromDay },
        { name: 'units', label: p('capacity.units'), type: 'number', help: p('capacity.unitsHelp') },
        { name: 'releaseDays', label: p('capacity.release'), type: 'number', help: p('capacity.releaseHelp') },
        { name: 'operatorId', label: p('capacity.operator'), options: [['', '–'], ...partners] },
        { name: 'reason', label: p('capacity.reason') },
      ]}
    />
  );
}
