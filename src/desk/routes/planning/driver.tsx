import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { absenceKinds } from '#operations/fleet/rules/fleet.ts';
import {
  DriverFileDocument,
  DriverHoursDocument,
  DriverLinkDocument,
  KeepDriverDocument,
  NoteHoursDocument,
  ReadDriverCardDocument,
  ReportAbsenceDocument,
  TakeBackHoursDocument,
  YardsDocument,
} from '../../api/generated/operations.ts';
import { deskAction } from '../../desk-action.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { DriverLinkPanel } from '../../on-duty/driver-link-panel.tsx';
import { driverLinkForms } from '../../on-duty/on-duty-forms.ts';
import { answerFile } from '../../planning/answer-file.ts';
import { AwayPanel } from '../../planning/away-panel.tsx';
import { CalendarPanel, calendarForms } from '../../planning/calendar-panel.tsx';
import { useDriverFields } from '../../planning/driver-fields.ts';
import { FilePage } from '../../planning/file-page.tsx';
import { HoursPanel } from '../../planning/hours-panel.tsx';
import { InspectionPanel } from '../../planning/inspection-panel.tsx';
import { CertificatesPanel } from '../../planning/papers-panel.tsx';
import { RunsPanel } from '../../planning/run-list.tsx';
import { TypedForm } from '../../planning/typed-form.tsx';
import { usePlanning, useRight } from '../../planning/use-planning.ts';
import { Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { execute, queries, signedIn } = requireSignedIn(args);
  const { driverFile } = await execute(DriverFileDocument, { id: params.id ?? '' });
  if (driverFile === null) throw data(null, { status: 404 });
  const { rights } = signedIn;
  const link = rights.includes('assign-drivers') ? (await execute(DriverLinkDocument, { id: params.id ?? '' })).driverLink : null;
  const calendar = rights.includes('assign-drivers') ? await queries.calendars.of({ subject: 'driver', id: params.id ?? '' }) : null;
  const hours = rights.includes('manage-drivers') ? (await execute(DriverHoursDocument, { id: params.id ?? '' })).driverHours : null;
  return {
    ...driverFile,
    seen: await queries.fleet.seen({ kind: 'driver', id: params.id ?? '' }),
    link,
    calendar,
    hours,
    fleet: (await execute(YardsDocument, {})).fleet,
  };
}

const changeLink = deskAction(driverLinkForms);
const changeCalendar = deskAction(calendarForms('driver'));

export async function action(args: ActionFunctionArgs) {
  const intent = String((await args.request.clone().formData()).get('intent'));
  if (Object.hasOwn(driverLinkForms, intent)) return await changeLink(args);
  if (Object.hasOwn(calendarForms('driver'), intent)) return await changeCalendar(args);
  return await answerFile(args, 'driver', {
    driver: async ({ execute, id, fields }) => (await execute(KeepDriverDocument, { id, fields })).keepDriver,
    away: async ({ execute, id, fields }) => (await execute(ReportAbsenceDocument, { id, fields })).reportAbsence,
    hours: async ({ execute, id, fields }) => (await execute(NoteHoursDocument, { id, fields })).noteHours,
    card: async ({ execute, id, file }) => (await execute(ReadDriverCardDocument, { id, file })).readDriverCard,
    'take-back-hours': async ({ execute, chosen }) => (await execute(TakeBackHoursDocument, { id: chosen })).takeBackHours,
  });
}

/** A driver: who he is, when he is away, his papers. */
export default function DriverPage() {
  const { driver, papers, away, runs, fleet, link, calendar, hours, seen } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const sent = answer !== undefined && 'kept' in answer ? answer : undefined;
  const ofLink = answer !== undefined && 'act' in answer ? answer : undefined;
  const { p, called } = usePlanning();
  const mayManage = useRight('manage-drivers');
  const mayLink = useRight('assign-drivers');
  const readsKinds = useRight('see-absence-kinds');
  const fields = useDriverFields(fleet, driver);
  const kinds = absenceKinds.map((kind) => [kind, called('absenceKinds', kind)] as const);
  return (
    <FilePage
      seen={seen}
      name={driver.name}
      first={
        <div>
          <AwayPanel
            title={p('away.title')}
            away={away}
            sent={sent}
            send={p('away.report')}
            why={readsKinds ? [{ name: 'kind', label: p('away.kind'), options: kinds }] : []}
            nameWhy={(why) => called('absenceKinds', why)}
          />
          {mayLink && <RunsPanel runs={runs} />}
          {hours !== null && <HoursPanel hours={hours} sent={sent} />}
        </div>
      }
    >
      <Panel title={p('driver.data')}>
        {mayManage ? (
          <TypedForm intent="driver" fields={fields} send={p('save')} sent={sent} />
        ) : (
          <p>
            <a href={`tel:${driver.phone.replaceAll(/[^\d+]/g, '')}`}>{driver.phone}</a>
          </p>
        )}
      </Panel>
      {mayLink && <DriverLinkPanel phone={driver.phone} link={link} answer={ofLink} />}
      {mayLink && <CalendarPanel address={calendar} answer={undefined} />}
      <CertificatesPanel subject="driver" papers={papers} sent={sent} mayFile={mayManage} />
      {mayManage && <InspectionPanel subject="driver" id={driver.id} />}
    </FilePage>
  );
}
