import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { DriversDocument, KeepDriverDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { useDriverFields } from '../../planning/driver-fields.ts';
import styles from '../../planning/planning.module.css';
import { readForm, sentOf } from '../../planning/send-form.ts';
import { TypedForm } from '../../planning/typed-form.tsx';
import { usePlanning, useRight } from '../../planning/use-planning.ts';
import { nameDepots } from '../../planning/vehicle-fields.ts';
import { Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).execute(DriversDocument, {});
}

export async function action(args: ActionFunctionArgs) {
  const { execute } = requireSignedIn(args);
  const { intent, fields } = readForm(await args.request.formData());
  const { keepDriver: kept } = await execute(KeepDriverDocument, { id: null, fields });
  return kept.id === null ? data(sentOf(intent, fields, kept), { status: 409 }) : redirect(`/drivers/${kept.id}`);
}

/** Who drives for us. */
export default function DriversPage() {
  const { drivers, fleet } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  const { date } = useDesk();
  const { p, called } = usePlanning();
  const mayManage = useRight('manage-drivers');
  const fields = useDriverFields(fleet);
  const depotNames = new Map(nameDepots(fleet));
  return (
    <>
      <title>{p('drivers')}</title>
      <h1 className={styles.title}>{p('drivers')}</h1>
      <Panel title={p('drivers')} count={drivers.filter(({ leftOn }) => leftOn === null).length}>
        <ul className={styles.list}>
          {drivers.map((driver) => (
            <li key={driver.id}>
              <Link to={`/drivers/${driver.id}`}>{driver.name}</Link>
              <a href={`tel:${driver.phone.replaceAll(/[^\d+]/g, '')}`}>{driver.phone}</a>
              <span className={styles.muted}>{depotNames.get(driver.depotId)}</span>
              <span className={styles.muted}>{driver.languages.map((key) => called('languages', key)).join(', ')}</span>
              {driver.leftOn !== null && <strong>{p('driver.left', { date: date(driver.leftOn) })}</strong>}
            </li>
          ))}
        </ul>
        {mayManage && fleet.depots.length === 0 && <p>{p('vehicle.depotFirst')}</p>}
        {mayManage && fleet.depots.length > 0 && (
          <details className={styles.folded} open={sent !== undefined}>
            <summary>{p('driver.add')}</summary>
            <TypedForm intent="driver" fields={fields} send={p('driver.add')} sent={sent} />
          </details>
        )}
      </Panel>
    </>
  );
}
