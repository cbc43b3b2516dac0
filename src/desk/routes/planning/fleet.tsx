import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { countryCodes } from '#domain/sites/keys.ts';
import { operatorKinds } from '#operations/fleet/rules/fleet.ts';
import {
  FinishPaperTaskDocument,
  FleetDocument,
  type FleetQuery,
  KeepOperatorDocument,
  KeepVehicleDocument,
} from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import styles from '../../planning/planning.module.css';
import { readForm, type Sent, sentOf, unknownIntent } from '../../planning/send-form.ts';
import { TypedForm } from '../../planning/typed-form.tsx';
import { usePlanning, useRight } from '../../planning/use-planning.ts';
import { nameDepots, useVehicleFields } from '../../planning/vehicle-fields.ts';
import { Button, Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).execute(FleetDocument, {});
}

export async function action(args: ActionFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const { intent, id, fields } = readForm(await args.request.formData());
  switch (intent) {
    case 'operator': {
      const { keepOperator: kept } = await execute(KeepOperatorDocument, { id: null, fields });
      return kept.id === null ? data(sentOf(intent, fields, kept), { status: 409 }) : redirect(`/fleet/operators/${kept.id}`);
    }
    case 'vehicle': {
      const { keepVehicle: kept } = await execute(KeepVehicleDocument, { id: null, fields });
      return kept.id === null ? data(sentOf(intent, fields, kept), { status: 409 }) : redirect(`/fleet/vehicles/${kept.id}`);
    }
    case 'seen-to':
      return data(sentOf(intent, fields, (await execute(FinishPaperTaskDocument, { id })).finishPaperTask));
    default:
      return data(sentOf(intent, fields, unknownIntent), { status: 409 });
  }
}

/** What trips are driven with: papers that end, vehicles, operators with their yards. */
export default function FleetPage() {
  const { fleet, paperTasks } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { p } = usePlanning();
  return (
    <>
      <title>{p('fleet.title')}</title>
      <h1 className={styles.title}>{p('fleet.title')}</h1>
      <TasksPanel tasks={paperTasks} />
      <VehiclesPanel fleet={fleet} sent={sent} />
      <OperatorsPanel fleet={fleet} sent={sent} />
    </>
  );
}

const pagesOf: Readonly<Record<string, string>> = { vehicle: '/fleet/vehicles', driver: '/drivers', operator: '/fleet/operators' };

function TasksPanel({ tasks }: { readonly tasks: FleetQuery['paperTasks'] }) {
  const { date } = useDesk();
  const { p, called } = usePlanning();
  return (
    <Panel title={p('tasks.title')} count={tasks.length}>
      {tasks.length === 0 && <p className={styles.muted}>{p('tasks.none')}</p>}
      <ul className={styles.list}>
        {tasks.map(({ id, subject, ownerId, owner, kind, validUntil, mayFinish }) => (
          <li key={id}>
            <Link to={`${pagesOf[subject]}/${ownerId}`}>{owner}</Link>
            <span>{called('paperKinds', kind)}</span>
            <span>{p('papers.until', { date: date(validUntil) })}</span>
            {mayFinish && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button intent="seen-to">{p('tasks.seenTo')}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PanelProps = { readonly fleet: FleetQuery['fleet']; readonly sent: Sent | undefined };

function VehiclesPanel({ fleet, sent }: PanelProps) {
  const { named, date } = useDesk();
  const { p } = usePlanning();
  const mayManage = useRight('manage-fleet');
  const fields = useVehicleFields(fleet);
  const depotNames = new Map(nameDepots(fleet));
  return (
    <Panel title={p('vehicles')} count={fleet.vehicles.length}>
      <ul className={styles.list}>
        {fleet.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <Link to={`/fleet/vehicles/${vehicle.id}`}>{vehicle.plate}</Link>
            <span>
              {named('vehicles', vehicle.class)}, {p('vehicle.seatsOf', { count: vehicle.seats })}
            </span>
            <span className={styles.muted}>{depotNames.get(vehicle.depotId)}</span>
            {vehicle.soldOn !== null && <strong>{p('vehicle.sold', { date: date(vehicle.soldOn) })}</strong>}
          </li>
        ))}
      </ul>
      {mayManage && fleet.depots.length === 0 && <p>{p('vehicle.depotFirst')}</p>}
      {mayManage && fleet.depots.length > 0 && (
        <details className={styles.folded} open={sent?.intent === 'vehicle'}>
          <summary>{p('vehicle.add')}</summary>
          <TypedForm intent="vehicle" fields={fields} send={p('vehicle.add')} sent={sent} />
        </details>
      )}
    </Panel>
  );
}

function OperatorsPanel({ fleet, sent }: PanelProps) {
  const { p, called } = usePlanning();
  const mayManage = useRight('manage-fleet');
  return (
    <Panel title={p('operators')} count={fleet.operators.length}>
      <ul className={styles.list}>
        {fleet.operators.map((operator) => (
          <li key={operator.id}>
            <Link to={`/fleet/operators/${operator.id}`}>{operator.name}</Link>
            <span>
              {called('operatorKinds', operator.kind)}, {operator.country}
            </span>
            <span className={styles.muted}>
              {fleet.depots
                .filter(({ operatorId }) => operatorId === operator.id)
                .map(({ name }) => name)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {mayManage && (
        <details className={styles.folded} open={sent?.intent === 'operator'}>
          <summary>{p('operator.add')}</summary>
          <TypedForm
            intent="operator"
            sent={sent}
            send={p('operator.add')}
            fields={[
              { name: 'name', label: p('operator.name'), required: true },
              { name: 'kind', label: p('operator.kind'), options: operatorKinds.map((kind) => [kind, called('operatorKinds', kind)]) },
              { name: 'country', label: p('operator.country'), options: countryCodes.map((code) => [code, code]) },
              { name: 'phone', label: p('operator.phone'), type: 'tel', required: true },
              { name: 'email', label: p('driver.email'), type: 'email' },
            ]}
          />
        </details>
      )}
    </Panel>
  );
}
