import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { FindCrewDocument, type FindCrewQuery, PlaceCrewDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { ReleaseForm } from '../../on-duty/trip-on-duty.tsx';
import { CrewProblem } from '../../planning/crew-problem.tsx';
import { formatDuration } from '../../planning/format-duration.ts';
import styles from '../../planning/planning.module.css';
import { usePlanning, useRight } from '../../planning/use-planning.ts';
import { PostingList } from '../../posting/posting-list.tsx';
import part from '../../ui/parts.module.css';
import { Button, Field, Panel, Select } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

type Params = { readonly reference?: string | undefined; readonly vehicle?: string | undefined };

function readRun({ reference = '', vehicle = '' }: Params) {
  return { reference, vehicleIndex: /^[1-9]\d?$/.test(vehicle) ? Number(vehicle) - 1 : 99 };
}

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const vehicleId = new URL(args.request.url).searchParams.get('with');
  const { findCrew } = await requireSignedIn(args).execute(FindCrewDocument, { ...readRun(params), vehicleId });
  if (findCrew === null) throw data(null, { status: 404 });
  return findCrew;
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const driverIds = [text('driver'), text('second')].filter((id) => id !== '');
  const asked = { ...readRun(params), vehicleId: text('vehicle'), driverIds, reason: text('reason') };
  const { placeCrew } = await requireSignedIn(args).execute(PlaceCrewDocument, asked);
  if (placeCrew.problem === null) return redirect(`/trips/${asked.reference}`);
  return data({ ...placeCrew, reason: asked.reason }, { status: 409 });
}

type Found = NonNullable<FindCrewQuery['findCrew']>;

/** Somebody for the duties of one vehicle of a trip: who may, ranked, and why the others may not. */
export default function CrewPage() {
  const found = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { p, called } = usePlanning();
  const { vehicleIndex } = readRun(useParams());
  return (
    <>
      <title>{`${p('crew.title')} ${found.row.reference}`}</title>
      <h1 className={styles.title}>
        {p('crew.title')} <Link to={`/trips/${found.row.reference}`}>{found.row.reference}</Link>
      </h1>
      {outcome !== undefined && (
        <div className={part.problem} role="alert">
          <p>{called('problems', outcome.problem ?? '')}</p>
          <ul>
            {outcome.against.map((problem) => (
              <li key={`${problem.of} ${problem.why} ${problem.rule} ${problem.paper}`}>
                {problem.of} <CrewProblem problem={problem} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <DutiesPanel found={found} />
      <p>
        <Link to={`/offers/${found.row.reference}/${vehicleIndex + 1}`}>{p('crew.offer')}</Link>
      </p>
      <VehiclesPanel found={found} />
      <DriversPanel found={found} reason={outcome?.reason ?? ''} />
      {found.placedDriverIds.length > 0 && <ReleaseForm reference={found.row.reference} vehicleIndex={vehicleIndex} />}
    </>
  );
}

function DutiesPanel({ found: { row, duties, longerMinutes, vehicles, vehicleId } }: { readonly found: Found }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  return (
    <Panel title={row.route} count={duties.length}>
      <ul className={styles.list}>
        {duties.map(({ startsAt, endsAt, crewSize, drivingMinutes, isPlanned }) => (
          <li key={startsAt}>
            <strong>
              {instant(startsAt)} – {instant(endsAt)}
            </strong>
            <span>{isPlanned ? p('crew.driving', { hours: formatDuration(drivingMinutes) }) : p('crew.unplanned')}</span>
            {crewSize === 2 && <span>{p('crew.two')}</span>}
          </li>
        ))}
      </ul>
      {longerMinutes > 0 && (
        <p>{p('crew.longer', { yard: vehicles.find(({ id }) => id === vehicleId)?.yard ?? '', hours: formatDuration(longerMinutes) })}</p>
      )}
    </Panel>
  );
}

function VehiclesPanel({ found }: { readonly found: Found }) {
  const { named } = useDesk();
  const { p } = usePlanning();
  const { vehicles, vehicleId, postings } = found;
  if (vehicles.length === 0) return <p>{p('crew.noVehicles')}</p>;
  const chosen = vehicles.find(({ id }) => id === vehicleId);
  const name = (vehicle: (typeof vehicles)[number]) =>
    `${vehicle.plate}, ${named('vehicles', vehicle.class)}, ${p('vehicle.seatsOf', { count: vehicle.seats })}, ${p('crew.yardAway', { yard: vehicle.yard, kilometres: vehicle.kilometres })}${vehicle.problems.length > 0 ? ` (${p('crew.mayNot')})` : ''}`;
  return (
    <Panel title={p('crew.vehicle')}>
      <Form>
        <Select label={p('crew.with')} name="with" options={vehicles.map((each) => [each.id, name(each)])} defaultValue={vehicleId ?? ''} />
        <Button>{p('crew.judge')}</Button>
      </Form>
      <ul className={styles.list}>
        {chosen?.problems.map((problem) => (
          <li key={`${problem.why} ${problem.paper}`}>
            <CrewProblem problem={problem} />
          </li>
        ))}
      </ul>
      {postings.some(({ why }) => why !== 'own-state') && (
        <>
          <h3>{p('posting.title')}</h3>
          <PostingList states={postings} />
        </>
      )}
    </Panel>
  );
}

function DriversPanel({ found, reason }: { readonly found: Found; readonly reason: string }) {
  const { p } = usePlanning();
  const mayOverride = useRight('override-refusals');
  const { drivers, vehicleId, crewSize } = found;
  const names = drivers.filter(({ problems }) => problems.length === 0).map(({ id, name }) => [id, name] as const);
  return (
    <Panel title={p('crew.drivers')} count={names.length}>
      <Form method="post">
        <input type="hidden" name="vehicle" value={vehicleId ?? ''} />
        {crewSize === 2 && <Select label={p('crew.second')} name="second" options={names} />}
        <ol className={styles.list}>
          {drivers.map((driver) => (
            <DriverLine key={driver.id} driver={driver} found={found} mayOverride={mayOverride} />
          ))}
        </ol>
        {mayOverride && drivers.length > 0 && (
          <Field label={p('crew.reason')} name="reason" help={p('crew.reasonHelp')} defaultValue={reason} maxLength={textLimits.line} />
        )}
      </Form>
    </Panel>
  );
}

type LineProps = { readonly driver: Found['drivers'][number]; readonly found: Found; readonly mayOverride: boolean };

function DriverLine({ driver, found, mayOverride }: LineProps) {
  const { p } = usePlanning();
  const { id, name, phone, problems, minutesToStart, kilometres, workedMinutes } = driver;
  const isHere = found.placedDriverIds.includes(id) && found.placedVehicleId === found.vehicleId;
  const may = problems.length === 0;
  return (
    <li>
      {may ? <strong>{name}</strong> : <s>{name}</s>}
      <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
      <span className={styles.muted}>
        {p('crew.near', { minutes: minutesToStart, kilometres })}, {p('crew.worked', { hours: formatDuration(workedMinutes) })}
      </span>
      {problems.map((problem) => (
        <span key={`${problem.why} ${problem.rule} ${problem.paper}`} className={styles.issue}>
          <CrewProblem problem={problem} />
        </span>
      ))}
      {isHere && <strong>{p('crew.here')}</strong>}
      {!isHere && (may || (mayOverride && problems.every(({ why }) => why !== 'busy'))) && (
        <button type="submit" name="driver" value={id} className={may ? part.main : part.plain}>
          {p(may ? 'crew.place' : 'crew.placeAllTheSame', { name })}
        </button>
      )}
    </li>
  );
}
