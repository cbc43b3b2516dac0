import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { PhoneLink } from '../fleet/phone-link.tsx';
import { type PageAnswer, TypedForm } from '../fleet/typed-form.tsx';
import { nameDepots, type OperatorsAndDepots } from '../fleet/vehicle-fields.ts';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Warning } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { Tag } from '../ui/state.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDriverFields } from './driver-fields.ts';
import { driversForms } from './driver-forms.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.drivers.list({});
}

export const action = deskAction(driversForms);

/** Our drivers. */
export default function DriversPage() {
  const { drivers, ...owners } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const [asked] = useSearchParams();
  const { p } = usePlanning();
  const mayAdd = useRight('manage-drivers') && owners.depots.length > 0;
  const isAdding = mayAdd && (asked.has('add') || answer !== undefined);
  const add = mayAdd && (
    <ButtonLink to="/drivers?add" icon="plus" size="small" kind="main">
      {p('driver.add')}
    </ButtonLink>
  );
  return (
    <Page
      title={p('drivers')}
      count={drivers.filter(({ leftOn }) => leftOn === null).length}
      actions={
        <>
          <Link to="/tachograph">{p('hours.tachograph')}</Link>
          {add}
        </>
      }
    >
      <title>{p('drivers')}</title>
      {owners.depots.length === 0 && <Warning>{p('vehicle.depotFirst')}</Warning>}
      {drivers.length === 0 ? <Empty title={p('driver.none')} action={add} /> : <DriverTable drivers={drivers} owners={owners} />}
      {isAdding && <AddDriver owners={owners} answer={answer} />}
    </Page>
  );
}

type Driver = Awaited<ReturnType<typeof loader>>['drivers'][number];

function DriverTable({ drivers, owners }: { readonly drivers: readonly Driver[]; readonly owners: OperatorsAndDepots }) {
  const { date, t } = useDesk();
  const { p, called } = usePlanning();
  const depotNames = new Map(nameDepots(owners));
  const head = [
    { key: 'name', text: p('driver.name') },
    { key: 'phone', text: p('driver.phone') },
    { key: 'depot', text: p('depot') },
    { key: 'languages', text: p('driver.languages') },
  ];
  return (
    <Table caption={p('drivers')} head={head}>
      {drivers.map(({ id, name, phone, depotId, languages, leftOn, isUnreadable }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/drivers/${id}`}>{name}</Link> {leftOn !== null && <Tag>{p('driver.left', { date: date(leftOn) })}</Tag>}
            {isUnreadable && <Tag>{t('table.unreadable')}</Tag>}
          </th>
          <td data-label={p('driver.phone')}>
            <PhoneLink phone={phone} />
          </td>
          <td data-label={p('depot')}>{depotNames.get(depotId)}</td>
          <td data-label={p('driver.languages')}>{languages.map((key) => called('languages', key)).join(', ')}</td>
        </tr>
      ))}
    </Table>
  );
}

function AddDriver({ owners, answer }: { readonly owners: OperatorsAndDepots; readonly answer: PageAnswer }) {
  const { p } = usePlanning();
  return (
    <Drawer title={p('driver.add')} closeTo="/drivers">
      <TypedForm intent="driver" fields={useDriverFields(owners)} send={p('driver.add')} answer={answer} />
    </Drawer>
  );
}
