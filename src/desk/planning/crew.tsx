import { data, Form, Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { deskAction, type FormAnswer } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { ReleaseForm } from '../on-duty/trip-on-duty.tsx';
import { PostingList } from '../posting/posting-list.tsx';
import { Presence } from '../ui/page.tsx';
import part from '../ui/parts.module.css';
import { Button, Field, Panel, Select } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { CrewChange, CrewConflict } from './crew-change.tsx';
import { type CrewIntent, crewForms } from './crew-forms.ts';
import { CrewProblem } from './crew-problem.tsx';
import { formatDuration } from './format-duration.ts';
import { KnockOns } from './knock-ons.tsx';
import styles from './planning.module.css';
import { runOfAddress } from './run-of-address.ts';
import { textsOf, usePlanning, useRight } from './use-planning.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const vehicleId = new URL(args.request.url).searchParams.get('with') ?? '';
  const found = await requireSignedIn(args).queries.plan.findCrew({ ...runOfAddress(params), with: vehicleId });
  if (found === null) throw data(null, { status: 404 });
  return { ...found, knockOns: await requireSignedIn(args).queries.plan.knockOns({ reference: found.reference }) };
}

export const action = deskAction(crewForms);

type Found = NonNullable<Awaited<ReturnType<DeskQueries['plan']['findCrew']>>>;

/** Finds a crew for the duties of one vehicle of a trip: the people who may drive, ranked, and why the others may not. */
export default function CrewPage() {
  const found = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { p } = usePlanning();
  const vehicleIndex = Number(runOfAddress(useParams()).vehicle);
  useLive('plan', `page ${found.subject}`);
  return (
    <>
      <title>{`${p('crew.title')} ${found.reference}`}</title>
      <h1 className={styles.title}>
        {p('crew.title')} <Link to={`/trips/${found.reference}`}>{found.reference}</Link> <Presence names={found.present} />
      </h1>
      <CrewConflict answer={outcome}>
        {(version) => <PlaceAllTheSame found={found} typed={outcome?.typed ?? {}} version={version} />}
      </CrewConflict>
      <PlacingProblem answer={outcome} />
      <KnockOns knockOns={found.knockOns} />
      <IllReported answer={outcome} reference={found.reference} />
      <DutiesPanel found={found} />
      <PlacedPanel found={found} />
      <p>
        <Link to={`/offers/${found.reference}/${vehicleIndex + 1}`}>{p('crew.offer')}</Link>
      </p>
      <VehiclesPanel found={found} />
      <DriversPanel found={found} reason={outcome?.typed.reason ?? ''} />
      {found.placedDriverIds.length > 0 && <ReleaseForm reference={found.reference} vehicleIndex={vehicleIndex} />}
      <CrewChanges changes={found.changes} />
    </>
  );
}

/** The choice that was made before a colleague was faster. One press carries it out, with the colleague's change accepted. */
function PlaceAllTheSame({ found, typed, version }: { readonly found: Found; readonly typed: Typed; readonly version: number }) {
  const { p } = usePlanning();
  const name = found.drivers.find(({ id }) => id === typed.driver)?.name ?? '';
  return (
    <Form method="post">
      {['vehicle', 'driver', 'second', 'reason'].map((field) => (
        <input key={field} type="hidden" name={field} value={typed[field] ?? ''} />
      ))}
      <input type="hidden" name="seen" value={version} />
      <Button<CrewIntent> intent="place">{p('crew.placeNow', { name })}</Button> <Link to=".">{p('changes.leave')}</Link>
    </Form>
  );
}

type Typed = Readonly<Record<string, string>>;

function PlacingProblem({ answer }: { readonly answer: Pick<FormAnswer, 'problem' | 'against' | 'values'> | undefined }) {
  const { called } = usePlanning();
  if (answer === undefined || answer.problem === null || answer.problem === 'changed-since') return null;
  return (
    <div className={part.problem} role="alert">
      <p>{called('problems', answer.problem, textsOf(answer.values))}</p>
      <ul>
        {answer.against.map((problem) => (
          <li key={`${problem.of} ${problem.why} ${problem.rule} ${problem.certificate}`}>
            {problem.of} <CrewProblem problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The present crew. When a driver calls in ill, one press frees this and all other duties of that day. */
function PlacedPanel({ found }: { readonly found: Found }) {
  const { p } = usePlanning();
  const mayReport = useRight('report-absences');
  const placed = found.drivers.filter(({ id }) => found.placedDriverIds.includes(id));
  if (placed.length === 0) return null;
  return (
    <Panel title={p('crew.now')} count={placed.length}>
      <ul className={styles.list}>
        {placed.map(({ id, name, phone }) => (
          <li key={id}>
            <strong>{name}</strong>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            {mayReport && (
              <Form method="post">
                <input type="hidden" name="driver" value={id} />
                <Button<CrewIntent> intent="ill">{p('crew.ill', { name })}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type IllProps = { readonly answer: ReturnType<typeof useAnswer<typeof action>>; readonly reference: string };

/** That somebody is ill, and the duties that nobody has now. */
function IllReported({ answer, reference }: IllProps) {
  const { p } = usePlanning();
  if (answer?.act !== 'ill' || answer.problem !== null || answer.value === null || typeof answer.value !== 'object') return null;
  const others = answer.value.opened.filter((each) => each !== reference);
  return (
    <div className={part.problem} role="status">
      <p>{p('crew.illReported')}</p>
      {others.length > 0 && (
        <p>
          {p('crew.alsoOpen')}{' '}
          {others.map((each) => (
            <Link key={each} to={`/trips/${each}/crew`}>
              {each}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

/** Who was assigned and who was replaced, by whom and why. */
function CrewChanges({ changes }: Pick<Found, 'changes'>) {
  const { p } = usePlanning();
  if (changes.length === 0) return null;
  return (
    <Panel title={p('changes.title')} count={changes.length}>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.id}>
            <CrewChange change={change} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DutiesPanel({ found: { route, duties, longerMinutes, vehicles, vehicleId } }: { readonly found: Found }) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  return (
    <Panel title={route} count={duties.length}>
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
        <p>{p('crew.longer', { depot: vehicles.find(({ id }) => id === vehicleId)?.depot ?? '', hours: formatDuration(longerMinutes) })}</p>
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
    `${vehicle.plate}, ${named('vehicles', vehicle.class)}, ${p('vehicle.seatsOf', { count: vehicle.seats })}, ${p('crew.depotAway', { depot: vehicle.depot, kilometres: vehicle.kilometres })}${vehicle.problems.length > 0 ? ` (${p('crew.mayNot')})` : ''}`;
  return (
    <Panel title={p('crew.vehicle')}>
      <Form>
        <Select label={p('crew.with')} name="with" options={vehicles.map((each) => [each.id, name(each)])} defaultValue={vehicleId ?? ''} />
        <Button>{p('crew.judge')}</Button>
      </Form>
      <ul className={styles.list}>
        {chosen?.problems.map((problem) => (
          <li key={`${problem.why} ${problem.certificate}`}>
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

/** Outside the form that assigns, because the buttons of that form are in its lines. */
const noAnswerForm = 'no-answer';

function DriversPanel({ found, reason }: { readonly found: Found; readonly reason: string }) {
  const { p } = usePlanning();
  const mayOverride = useRight('override-refusals');
  const { drivers, vehicleId, crewSize } = found;
  const names = drivers.filter(({ problems }) => problems.length === 0).map(({ id, name }) => [id, name] as const);
  // Whoever is first in the list is pressed most: the next one goes with them.
  const second = names.find(([id]) => id === found.placedDriverIds[1])?.[0] ?? names[1]?.[0] ?? names[0]?.[0] ?? '';
  return (
    <Panel title={p('crew.drivers')} count={names.length}>
      <Form method="post" id={noAnswerForm}>
        <input type="hidden" name="intent" value="no-answer" />
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="vehicle" value={vehicleId ?? ''} />
        <input type="hidden" name="seen" value={found.seen} />
        {crewSize === 2 && <Select label={p('crew.second')} name="second" options={names} defaultValue={second} />}
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
  const { instant } = useDesk();
  const { id, name, phone, problems, minutesToStart, kilometres, workedMinutes, unanswered } = driver;
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
        <span key={`${problem.why} ${problem.rule} ${problem.certificate}`} className={styles.issue}>
          <CrewProblem problem={problem} />
        </span>
      ))}
      {unanswered !== null && <span>{p('crew.unanswered', { at: instant(unanswered.at), by: unanswered.by })}</span>}
      {isHere && <strong>{p('crew.here')}</strong>}
      {!isHere && (may || (mayOverride && problems.every(({ why }) => why !== 'busy'))) && (
        <button type="submit" name="driver" value={id} className={may ? part.main : part.plain}>
          {p(may ? 'crew.place' : 'crew.placeAllTheSame', { name })}
        </button>
      )}
      {!isHere && may && (
        <button type="submit" form={noAnswerForm} name="driver" value={id} className={part.plain}>
          {p('crew.noAnswer', { name })}
        </button>
      )}
    </li>
  );
}
