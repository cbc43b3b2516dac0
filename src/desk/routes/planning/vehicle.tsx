import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { KeepVehicleDocument, ReportWorkshopDocument, VehicleFileDocument, YardsDocument } from '../../api/generated/operations.ts';
import { deskAction } from '../../desk-action.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { answerFile } from '../../planning/answer-file.ts';
import { AwayPanel } from '../../planning/away-panel.tsx';
import { CalendarPanel, calendarForms } from '../../planning/calendar-panel.tsx';
import { FilePage } from '../../planning/file-page.tsx';
import { InspectionPanel } from '../../planning/inspection-panel.tsx';
import { CertificatesPanel } from '../../planning/papers-panel.tsx';
import { RunsPanel } from '../../planning/run-list.tsx';
import { TypedForm } from '../../planning/typed-form.tsx';
import { usePlanning, useRight } from '../../planning/use-planning.ts';
import { useVehicleFields } from '../../planning/vehicle-fields.ts';
import { Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { execute, queries, signedIn } = requireSignedIn(args);
  const { vehicleFile } = await execute(VehicleFileDocument, { id: params.id ?? '' });
  if (vehicleFile === null) throw data(null, { status: 404 });
  return {
    ...vehicleFile,
    calendar: signedIn.rights.includes('assign-drivers') ? await queries.calendars.of({ subject: 'vehicle', id: params.id ?? '' }) : null,
    seen: await queries.fleet.seen({ kind: 'vehicle', id: params.id ?? '' }),
    fleet: (await execute(YardsDocument, {})).fleet,
  };
}

const changeCalendar = deskAction(calendarForms('vehicle'));

export async function action(args: ActionFunctionArgs) {
  const intent = String((await args.request.clone().formData()).get('intent'));
  if (Object.hasOwn(calendarForms('vehicle'), intent)) return await changeCalendar(args);
  return await answerFile(args, 'vehicle', {
    vehicle: async ({ execute, id, fields }) => (await execute(KeepVehicleDocument, { id, fields })).keepVehicle,
    away: async ({ execute, id, fields }) => (await execute(ReportWorkshopDocument, { id, fields })).reportWorkshop,
  });
}

/** A vehicle: what it is, its papers, when it is in the workshop. */
export default function VehiclePage() {
  const { vehicle, papers, away, runs, fleet, seen, calendar } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const sent = answer !== undefined && 'kept' in answer ? answer : undefined;
  const ofCalendar = answer !== undefined && 'act' in answer ? answer : undefined;
  const { p } = usePlanning();
  const mayManage = useRight('manage-fleet');
  const mayPlace = useRight('assign-drivers');
  const fields = useVehicleFields(fleet, vehicle);
  return (
    <FilePage
      seen={seen}
      name={vehicle.plate}
      first={
        <Panel title={p('vehicle.data')}>
          {mayManage ? <TypedForm intent="vehicle" fields={fields} send={p('save')} sent={sent} /> : <p>{vehicle.look}</p>}
        </Panel>
      }
    >
      <AwayPanel
        title={p('away.workshop')}
        away={away}
        sent={sent}
        send={p('away.reportWorkshop')}
        why={[{ name: 'reason', label: p('away.reason'), required: true }]}
        nameWhy={(why) => why}
      />
      {mayPlace && <RunsPanel runs={runs} />}
      {mayPlace && <CalendarPanel address={calendar} answer={ofCalendar} />}
      <CertificatesPanel subject="vehicle" papers={papers} sent={sent} mayFile={mayManage} />
      {mayManage && <InspectionPanel subject="vehicle" id={vehicle.id} />}
    </FilePage>
  );
}
