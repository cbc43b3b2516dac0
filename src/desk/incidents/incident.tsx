import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { KnockOns } from '../planning/knock-ons.tsx';
import planning from '../planning/planning.module.css';
import { AlsoHere } from '../presence/also-here.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Facts, Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { useRights } from '../use-rights.ts';
import { Calls, OpenForm, Steps, Words } from './incident-acts.tsx';
import { incidentForms } from './incident-forms.ts';
import { Lines } from './incident-lines.tsx';
import { NextWord } from './next-word.tsx';
import { ReplacementPanel, WhichVehicle } from './replacement-panel.tsx';
import { IncidentTextsContext, useIncidents } from './use-incidents.ts';

const replacedKinds: readonly string[] = ['breakdown', 'accident'];

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const reference = params.reference ?? '';
  const tripIncidents = await desk.queries.incidents.ofTrip({ reference });
  if (tripIncidents === null) throw data(null, { status: 404 });
  const kind = tripIncidents.open?.kind ?? '';
  const mayPlace = desk.signedIn.rights.includes('assign-drivers');
  // A broken-down vehicle needs another coach. For a late or ill driver the finder is enough.
  const isAsked = mayPlace && replacedKinds.includes(kind);
  const vehicleIndex = vehicleOf(new URL(args.request.url), tripIncidents.vehicles) ?? tripIncidents.open?.vehicleIndex ?? 0;
  const replacements = isAsked ? await desk.queries.plan.replacements({ reference, vehicle: String(vehicleIndex) }) : null;
  const knockOns = await desk.queries.plan.knockOns({ reference });
  return { reference, knockOns, of: tripIncidents, vehicleIndex, replacements, isAsked, mayPlace, texts: desk.textsOf('incidents') };
}

/** The index (from 0) of the broken-down vehicle, where the address names one (from 1). */
function vehicleOf({ searchParams }: URL, vehicles: readonly number[]): number | null {
  const named = readWhole(searchParams.get('vehicle')) ?? 0;
  return vehicles.find((index) => index === named - 1) ?? null;
}

export const action = deskAction(incidentForms);

/** The incident of a trip: what to do, whom to call, what to tell, and by when. */
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
  const answer = useAnswer<typeof action>();
  const { i, called } = useIncidents();
  const { t, instant } = useDesk();
  const mayAct = useRights().has('change-trips');
  useLive(`trip ${of.tripId}`, 'plan');
  const title = of.open === null ? i('title') : called('kinds', of.open.kind);
  return (
    <Page
      title={`${title}: ${reference}`}
      actions={
        <>
          <AlsoHere kind="incident" of={reference} />
          <ButtonLink to={`/trips/${reference}`}>{reference}</ButtonLink>
        </>
      }
    >
      <title>{`${title}: ${reference}`}</title>
      <div className={planning.body}>
        <Refusal answer={answer} />
        {of.open !== null && (
          <Facts
            facts={[
              [i('clock.title'), <NextWord key="clock" incident={of.open} />],
              [i('reported'), i('openedBy', { name: of.open.openedBy, at: instant(of.open.openedAt) })],
              ...(of.vehicles.length < 2 || of.open.vehicleIndex === null
                ? []
                : ([[i('replace.whose'), i('replace.vehicle', { number: of.open.vehicleIndex + 1 })]] as const)),
              [i('minutes'), of.open.minutes === null ? '' : String(of.open.minutes)],
            ]}
          />
        )}
      </div>
      <KnockOns knockOns={knockOns} />
      {of.mayOpen && <OpenForm answer={answer} />}
      {of.open === null && of.past.length === 0 && !of.mayOpen && <Note>{i('none')}</Note>}
      {of.open !== null && mayAct && (
        <>
          <div className={planning.columns}>
            <Words of={of} answer={answer} />
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
    </Page>
  );
}
