import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { CalendarPanel } from '../planning/calendar-panel.tsx';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { UnitPanel } from '../tachograph/unit-panel.tsx';
import { TachographTextsContext } from '../tachograph/use-tachograph.ts';
import { Section } from '../ui/page.tsx';
import { Facts } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { AwayPanel } from './away-panel.tsx';
import { CertificatesPanel } from './certificates-panel.tsx';
import { DutiesLeft } from './duties-left.tsx';
import { FilePage } from './file-page.tsx';
import { vehicleForms } from './fleet-forms.ts';
import { InspectionPanel } from './inspection-panel.tsx';
import { RunsPanel } from './run-list.tsx';
import { TypedForm } from './typed-form.tsx';
import { useVehicleFields } from './vehicle-fields.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { queries, signedIn, textsOf } = requireSignedIn(args);
  const of = { id: params.id ?? '' };
  const file = await queries.fleet.vehicle(of);
  if (file === null) throw data(null, { status: 404 });
  const [calendar, owners, seen, unit] = await Promise.all([
    signedIn.rights.includes('assign-drivers') ? queries.calendars.of({ subject: 'vehicle', ...of }) : null,
    queries.fleet.operatorsAndDepots({}),
    queries.fleet.seen({ kind: 'vehicle', ...of }),
    queries.tachograph.ofVehicle(of),
  ]);
  return { ...file, calendar, owners, seen, unit, texts: textsOf('tachograph') };
}

export const action = deskAction(vehicleForms);

/** A vehicle: its data, certificates and workshop times. */
export default function VehiclePage() {
  const { vehicle, certificates, away, runs, calendar, owners, seen, unit, texts } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { p } = usePlanning();
  const mayManage = useRight('manage-fleet');
  const mayPlace = useRight('assign-drivers');
  const fields = useVehicleFields(owners, vehicle);
  return (
    <FilePage
      seen={seen}
      name={vehicle.plate}
      first={
        <Section title={p('vehicle.data')}>
          {mayManage ? (
            <TypedForm intent="vehicle" fields={fields} send={p('save')} answer={answer}>
              <DutiesLeft answer={answer} day="soldOn" runs={runs} />
            </TypedForm>
          ) : (
            <VehicleFacts vehicle={vehicle} />
          )}
        </Section>
      }
    >
      <AwayPanel
        title={p('away.workshop')}
        away={away}
        answer={answer}
        send={p('away.reportWorkshop')}
        why={[{ name: 'reason', label: p('away.reason'), required: true }]}
        nameWhy={(why) => why}
      />
      {mayPlace && <RunsPanel runs={runs} />}
      {mayPlace && <CalendarPanel address={calendar} answer={answer} />}
      {vehicle.tachograph !== 'none' && (
        <TachographTextsContext value={texts}>
          <UnitPanel unit={unit} answer={answer} />
        </TachographTextsContext>
      )}
      <CertificatesPanel subject="vehicle" certificates={certificates} answer={answer} mayFile={mayManage} />
      {mayManage && <InspectionPanel subject="vehicle" id={vehicle.id} />}
    </FilePage>
  );
}

type Vehicle = Awaited<ReturnType<typeof loader>>['vehicle'];

/** For people who may only read. */
function VehicleFacts({ vehicle: { look, class: kind, seats, wheelchairs, zones } }: { readonly vehicle: Vehicle }) {
  const { named } = useDesk();
  const { p } = usePlanning();
  return (
    <Facts
      facts={[
        [p('vehicle.class'), named('vehicles', kind)],
        [p('vehicle.seats'), seats],
        [p('vehicle.wheelchairs'), wheelchairs],
        [p('vehicle.look'), look],
        [p('vehicle.zones'), zones],
      ]}
    />
  );
}
