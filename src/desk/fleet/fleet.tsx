import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { Tag } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { useAnswer } from '../use-answer.ts';
import { fleetForms } from './fleet-forms.ts';
import { useOperatorFields } from './operator-fields.ts';
import { FormAnswerNote, type PageAnswer, TypedForm } from './typed-form.tsx';
import { nameDepots, useVehicleFields } from './vehicle-fields.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.fleet.all({});
}

export const action = deskAction(fleetForms);

type Fleet = Awaited<ReturnType<typeof loader>>;

/** The fleet: certificates that end soon, vehicles, and operators with their depots. */
export default function FleetPage() {
  const fleet = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { p } = usePlanning();
  return (
    <Page title={p('fleet.title')} count={fleet.vehicles.length} actions={<AddLinks hasDepot={fleet.depots.length > 0} />}>
      <title>{p('fleet.title')}</title>
      <TasksPart tasks={fleet.tasks} answer={answer} />
      <VehiclesPart fleet={fleet} />
      <OperatorsPart fleet={fleet} />
      <AddDrawer fleet={fleet} answer={answer} />
    </Page>
  );
}

function AddLinks({ hasDepot }: { readonly hasDepot: boolean }) {
  const { p } = usePlanning();
  if (!useRight('manage-fleet')) return null;
  return (
    <>
      <ButtonLink to="/fleet?add=operator" icon="plus" size="small" kind={hasDepot ? 'plain' : 'main'}>
        {p('operator.add')}
      </ButtonLink>
      {hasDepot && (
        <ButtonLink to="/fleet?add=vehicle" icon="plus" size="small" kind="main">
          {p('vehicle.add')}
        </ButtonLink>
      )}
    </>
  );
}

/** The form for a new vehicle or operator, opened by the address; also after a refusal. */
function AddDrawer({ fleet, answer }: { readonly fleet: Fleet; readonly answer: PageAnswer }) {
  const [asked] = useSearchParams();
  const { p } = usePlanning();
  const mayManage = useRight('manage-fleet');
  const vehicleFields = useVehicleFields(fleet);
  const operatorFields = useOperatorFields();
  const adding = asked.get('add') ?? answer?.act;
  if (!mayManage || (adding !== 'vehicle' && adding !== 'operator')) return null;
  const add = adding === 'vehicle' ? p('vehicle.add') : p('operator.add');
  return (
    <Drawer title={add} closeTo="/fleet">
      <TypedForm intent={adding} fields={adding === 'vehicle' ? vehicleFields : operatorFields} send={add} answer={answer} />
    </Drawer>
  );
}

const pagesOf = { vehicle: '/fleet/vehicles', driver: '/drivers', operator: '/fleet/operators' } as const;

function TasksPart({ tasks, answer }: { readonly tasks: Fleet['tasks']; readonly answer: PageAnswer }) {
  const { date } = useDesk();
  const { p, called } = usePlanning();
  const head = [
    { key: 'owner', text: p('tasks.owner') },
    { key: 'kind', text: p('papers.kind') },
    { key: 'until', text: p('papers.validUntil') },
    { key: 'act' },
  ];
  return (
    <Section title={p('tasks.title')} detail={tasks.length === 0 ? p('tasks.none') : tasks.length}>
      {answer?.act === 'seen-to' && <FormAnswerNote answer={answer} />}
      {tasks.length > 0 && (
        <Table caption={p('tasks.title')} head={head}>
          {tasks.map(({ id, subject, ownerId, owner, kind, validUntil, mayFinish }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`${pagesOf[subject]}/${ownerId}`}>{owner}</Link>
              </th>
              <td data-label={p('papers.kind')}>{called('paperKinds', kind)}</td>
              <td data-label={p('papers.validUntil')}>{date(validUntil)}</td>
              <td>
                {mayFinish && (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button<keyof typeof fleetForms> intent="seen-to" size="small">
                      {p('tasks.seenTo')}
                    </Button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

function VehiclesPart({ fleet }: { readonly fleet: Fleet }) {
  const { named, date, t } = useDesk();
  const { p } = usePlanning();
  const depotNames = new Map(nameDepots(fleet));
  const head = [
    { key: 'plate', text: p('vehicle.plate') },
    { key: 'class', text: p('vehicle.class') },
    { key: 'seats', text: p('vehicle.seats'), isNumber: true },
    { key: 'look', text: p('vehicle.look') },
    { key: 'depot', text: p('depot') },
  ];
  return (
    <Section title={p('vehicles')} detail={fleet.vehicles.length}>
      {fleet.vehicles.length === 0 ? (
        <Empty title={p('vehicle.none')}>{fleet.depots.length === 0 ? p('vehicle.depotFirst') : undefined}</Empty>
      ) : (
        <Table caption={p('vehicles')} head={head}>
          {fleet.vehicles.map((vehicle) => (
            <tr key={vehicle.id}>
              <th scope="row">
                <Link to={`/fleet/vehicles/${vehicle.id}`}>{vehicle.plate}</Link>{' '}
                {vehicle.soldOn !== null && <Tag>{p('vehicle.sold', { date: date(vehicle.soldOn) })}</Tag>}
                {vehicle.isUnreadable && <Tag>{t('table.unreadable')}</Tag>}
              </th>
              <td data-label={p('vehicle.class')}>{named('vehicles', vehicle.class)}</td>
              <td data-label={p('vehicle.seats')} className={table.number}>
                {vehicle.seats}
              </td>
              <td data-label={p('vehicle.look')}>{vehicle.look}</td>
              <td data-label={p('depot')}>{depotNames.get(vehicle.depotId)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

function OperatorsPart({ fleet }: { readonly fleet: Fleet }) {
  const { country } = useDesk();
  const { p, called } = usePlanning();
  const head = [
    { key: 'name', text: p('operator.name') },
    { key: 'kind', text: p('operator.kind') },
    { key: 'country', text: p('operator.country') },
    { key: 'depots', text: p('depots') },
  ];
  const depotsOf = (id: string) => fleet.depots.filter(({ operatorId }) => operatorId === id).map(({ name }) => name);
  return (
    <Section title={p('operators')} detail={fleet.operators.length}>
      {fleet.operators.length > 0 && (
        <Table caption={p('operators')} head={head}>
          {fleet.operators.map((operator) => (
            <tr key={operator.id}>
              <th scope="row">
                <Link to={`/fleet/operators/${operator.id}`}>{operator.name}</Link>
              </th>
              <td data-label={p('operator.kind')}>{called('operatorKinds', operator.kind)}</td>
              <td data-label={p('operator.country')}>{country(operator.country)}</td>
              <td data-label={p('depots')}>{depotsOf(operator.id).join(', ')}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}
