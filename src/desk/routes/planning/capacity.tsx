import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fleetKeys } from '#domain/sites/keys.ts';
import { capacityEntryKinds } from '#operations/capacity/rules/capacity.ts';
import { AddCapacityDocument, CapacityDocument, type CapacityQuery, RemoveCapacityDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { CapacityTable } from '../../planning/capacity-table.tsx';
import styles from '../../planning/planning.module.css';
import { readForm, type Sent, sentOf, unknownIntent } from '../../planning/send-form.ts';
import { TypedForm } from '../../planning/typed-form.tsx';
import { usePlanning, useRight } from '../../planning/use-planning.ts';
import { Button, Field, Panel, Select } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useLive } from '../../use-live.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const asked = { region: searchParams.get('region') ?? '', from: searchParams.get('from') ?? '' };
  return await requireSignedIn(args).execute(CapacityDocument, asked);
}

export async function action(args: ActionFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const { intent, id, fields } = readForm(await args.request.formData());
  const kept =
    intent === 'add'
      ? (await execute(AddCapacityDocument, { fields })).addCapacity
      : intent === 'remove'
        ? (await execute(RemoveCapacityDocument, { id })).removeCapacity
        : unknownIntent;
  return data(sentOf(intent, fields, kept), { status: kept.problem === null ? 200 : 409 });
}

/** What can still be sold, and the calendar of allotments, stops and buffers. */
export default function CapacityPage() {
  const { capacity, fleet } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { p } = usePlanning();
  const mayChange = useRight('manage-fleet');
  useLive('plan');
  const { region, regions, countedRegions, fromDay } = capacity;
  return (
    <>
      <title>{p('capacity.title')}</title>
      <h1 className={styles.title}>{p('capacity.title')}</h1>
      <p>{countedRegions.length === 0 ? p('capacity.uncounted') : p('capacity.counted', { regions: countedRegions.join(', ') })}</p>
      <Panel title={region}>
        <Form className={styles.form}>
          <Select label={p('capacity.region')} name="region" options={regions.map((each) => [each, each])} defaultValue={region} />
          <Field label={p('capacity.from')} name="from" type="date" defaultValue={fromDay} />
          <Button>{p('capacity.show')}</Button>
        </Form>
        <CapacityTable calendar={capacity} />
      </Panel>
      <EntriesPanel capacity={capacity} operators={fleet.operators} mayChange={mayChange} />
      {mayChange && <AddPanel capacity={capacity} operators={fleet.operators} sent={sent} />}
    </>
  );
}

type EntriesProps = {
  readonly capacity: CapacityQuery['capacity'];
  readonly operators: CapacityQuery['fleet']['operators'];
  readonly mayChange: boolean;
};

function EntriesPanel({ capacity: { entries }, operators, mayChange }: EntriesProps) {
  const { named, date } = useDesk();
  const { p, called } = usePlanning();
  return (
    <Panel title={p('capacity.entries')} count={entries.length}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>{called('capacityKinds', entry.kind)}</strong>
            <span>{entry.region ?? p('capacity.everywhere')}</span>
            <span>{entry.class === null ? p('capacity.allClasses') : named('vehicles', entry.class)}</span>
            <span>
              {date(entry.fromDay)} – {date(entry.untilDay)}
            </span>
            {entry.units > 0 && <span>{p('capacity.unitsOf', { count: entry.units })}</span>}
            {entry.releaseDays !== null && <span>{p('capacity.releaseOf', { count: entry.releaseDays })}</span>}
            <span className={styles.muted}>
              {operators.find(({ id }) => id === entry.operatorId)?.name} {entry.reason}
            </span>
            {mayChange && (
              <Form method="post">
                <input type="hidden" name="id" value={entry.id} />
                <Button intent="remove">{p('capacity.remove')}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type AddProps = Pick<EntriesProps, 'capacity' | 'operators'> & { readonly sent: Sent | undefined };

function AddPanel({ capacity: { region, regions, fromDay }, operators, sent }: AddProps) {
  const { named } = useDesk();
  const { p, called } = usePlanning();
  const partners = operators.filter(({ kind }) => kind === 'partner').map(({ id, name }) => [id, name] as const);
  return (
    <Panel title={p('capacity.add')}>
      <TypedForm
        intent="add"
        send={p('capacity.addNow')}
        sent={sent}
        fields={[
          { name: 'kind', label: p('capacity.kind'), options: capacityEntryKinds.map((kind) => [kind, called('capacityKinds', kind)]) },
          {
            name: 'region',
            label: p('capacity.region'),
            options: [['', p('capacity.everywhere')], ...regions.map((each) => [each, each] as const)],
            value: region,
          },
          {
            name: 'class',
            label: p('vehicle.class'),
            options: [['', p('capacity.allClasses')], ...fleetKeys.map((key) => [key, named('vehicles', key)] as const)],
          },
          { name: 'fromDay', label: p('capacity.from'), type: 'date', required: true, value: fromDay },
          { name: 'untilDay', label: p('capacity.until'), type: 'date', required: true, value: fromDay },
          { name: 'units', label: p('capacity.units'), type: 'number', help: p('capacity.unitsHelp') },
          { name: 'releaseDays', label: p('capacity.release'), type: 'number', help: p('capacity.releaseHelp') },
          { name: 'operatorId', label: p('capacity.operator'), options: [['', '–'], ...partners] },
          { name: 'reason', label: p('capacity.reason') },
        ]}
      />
    </Panel>
  );
}
