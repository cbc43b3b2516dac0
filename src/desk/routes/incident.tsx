import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { TripIncidentsDocument } from '../api/generated/operations.ts';
import { typedIn } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { doIncidentAct } from '../incidents/do-incident-act.ts';
import { Calls, OpenForm, Steps, Words } from '../incidents/incident-acts.tsx';
import { Lines } from '../incidents/incident-lines.tsx';
import { NextWord } from '../incidents/next-word.tsx';
import { ReplacementPanel, WhichVehicle } from '../incidents/replacement-panel.tsx';
import { IncidentTextsContext, useIncidents } from '../incidents/use-incidents.ts';
import { KnockOns } from '../planning/knock-ons.tsx';
import planning from '../planning/planning.module.css';
import { Facts, Note, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { useRights } from '../use-rights.ts';

const replacedKinds: readonly string[] = ['breakdown', 'accident'];

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const reference = params.reference ?? '';
  const { tripIncidents } = await desk.execute(TripIncidentsDocument, { reference });
  if (tripIncidents === null) throw data(null, { status: 404 });
  const kind = tripIncidents.open?.kind ?? '';
  const mayPlace = desk.signedIn.rights.includes('assign-drivers');
  // Who stands still needs another coach; for whoever is late or ill the finder is enough.
  const isAsked = mayPlace && replacedKinds.includes(kind);
  const vehicleIndex = vehicleOf(new URL(args.request.url), tripIncidents.vehicles) ?? tripIncidents.open?.vehicleIndex ?? 0;
  const replacements = isAsked ? await desk.queries.plan.replacements({ reference, vehicle: String(vehicleIndex) }) : null;
  const knockOns = await desk.queries.plan.knockOns({ reference });
  return { reference, knockOns, of: tripIncidents, vehicleIndex, replacements, isAsked, mayPlace, texts: desk.textsOf('incidents') };
}

/** Which vehicle of the trip stands still, from 0, where the address names one, from 1. */
function vehicleOf({ searchParams }: URL, vehicles: number): number | null {
  const named = readWhole(searchParams.get('vehicle')) ?? 0;
  return Number.isInteger(named) && named >= 1 && named <= vehicles ? named - 1 : null;
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const refused = { intent: String(form.get('intent') ?? ''), typed: typedIn(form) };
  return await unlessAway(refused, async () => {
    const outcome = await doIncidentAct(requireSignedIn(args), params.reference ?? '', form);
    return data(outcome, { status: outcome.problem === null ? 200 : 409 });
  });
}

/** What goes wrong with a trip: what to see to, whom to ring, what to tell, and by when. */
export default function IncidentPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <IncidentTextsContext value={texts}>
      <Incident />
    </IncidentTextsContext>
  );
}

function Incident() {
  const { reference, knockOns, of, vehicleIndex, replacements, isAsked, mayPlace } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { i, called } = useIncidents();
  const { t, instant } = useDesk();
  const mayAct = useRights().has('change-trips');
  useLive(`trip ${of.tripId}`, 'plan');
  const title = of.open === null ? i('title') : called('kinds', of.open.kind);
  return (
    <>
      <title>{`${title}: ${reference}`}</title>
      <h1 className={planning.title}>
        {title}: <Link to={`/trips/${reference}`}>{reference}</Link>
      </h1>
      <Problem code={outcome?.problem} />
      {of.open !== null && (
        <Facts
          facts={[
            [i('clock.title'), <NextWord key="clock" incident={of.open} />],
            [i('reported'), i('openedBy', { name: of.open.openedBy, at: instant(of.open.openedAt) })],
            ...(of.vehicles < 2 || of.open.vehicleIndex === null
              ? []
              : ([[i('replace.whose'), i('replace.vehicle', { number: of.open.vehicleIndex + 1 })]] as const)),
            [i('minutes'), of.open.minutes === null ? '' : String(of.open.minutes)],
          ]}
        />
      )}
      <KnockOns knockOns={knockOns} />
      {of.mayOpen && <OpenForm outcome={outcome} />}
      {of.open === null && of.past.length === 0 && !of.mayOpen && <Note>{i('none')}</Note>}
      {of.open !== null && mayAct && (
        <>
          <div className={planning.columns}>
            <Words of={of} outcome={outcome} />
            <Calls of={of} />
          </div>
          {isAsked && <WhichVehicle vehicles={of.vehicles} chosen={vehicleIndex} />}
          {replacements !== null && <ReplacementPanel reference={reference} found={replacements} />}
          {replacements === null && mayPlace && (
            <p>
              <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{t('trip.findCrew')}</Link>
            </p>
          )}
          <Steps of={of} />
        </>
      )}
      {of.lines.length > 0 && <Lines of={of} />}
    </>
  );
}
