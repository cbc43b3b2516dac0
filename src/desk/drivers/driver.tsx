import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { absenceKinds } from '#operations/fleet/rules/fleet.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { DutyNow } from '../duty/duty-now.tsx';
import { AwayPanel } from '../fleet/away-panel.tsx';
import { CertificatesPanel } from '../fleet/certificates-panel.tsx';
import { DutiesLeft } from '../fleet/duties-left.tsx';
import { FilePage } from '../fleet/file-page.tsx';
import { InspectionPanel } from '../fleet/inspection-panel.tsx';
import { PhoneLink } from '../fleet/phone-link.tsx';
import { RunsPanel } from '../fleet/run-list.tsx';
import { TypedForm } from '../fleet/typed-form.tsx';
import { DriverLinkPanel } from '../on-duty/driver-link-panel.tsx';
import { CalendarPanel } from '../planning/calendar-panel.tsx';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { CardFiles } from '../tachograph/card-files.tsx';
import { TachographTextsContext } from '../tachograph/use-tachograph.ts';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDriverFields } from './driver-fields.ts';
import { driverForms } from './driver-forms.ts';
import { HoursPanel } from './hours-panel.tsx';
import { WishesPanel } from './wishes-panel.tsx';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { queries, signedIn, textsOf } = requireSignedIn(args);
  const of = { id: params.id ?? '' };
  const file = await queries.drivers.one(of);
  if (file === null) throw data(null, { status: 404 });
  const [link, calendar, wishes, hours, cardFiles, owners, seen] = await Promise.all([
    signedIn.rights.includes('assign-drivers') ? queries.onDuty.driverLink(of) : null,
    signedIn.rights.includes('assign-drivers') ? queries.calendars.of({ subject: 'driver', ...of }) : null,
    signedIn.rights.includes('assign-drivers') ? queries.drivers.wishes(of) : null,
    signedIn.rights.includes('manage-drivers') ? queries.drivers.hours(of) : null,
    signedIn.rights.includes('manage-drivers') ? queries.tachograph.ofDriver(of) : [],
    queries.fleet.operatorsAndDepots({}),
    queries.fleet.seen({ kind: 'driver', ...of }),
  ]);
  return { ...file, link, calendar, wishes, hours, cardFiles, owners, seen, texts: textsOf('tachograph') };
}

export const action = deskAction(driverForms);

/** A driver: personal data, absences and certificates. */
export default function DriverPage() {
  const { driver, certificates, away, runs, owners, link, calendar, wishes, hours, cardFiles, seen, texts } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { p, called } = usePlanning();
  const mayManage = useRight('manage-drivers');
  const mayPlace = useRight('assign-drivers');
  const mayExport = useRight('erase-customers');
  const readsKinds = useRight('see-absence-kinds');
  const fields = useDriverFields(owners, driver);
  const kinds = absenceKinds.map((kind) => [kind, called('absenceKinds', kind)] as const);
  const opened = Array.isArray(answer?.value) ? answer.value : [];
  return (
    <FilePage
      seen={seen}
      name={driver.name}
      actions={<PhoneLink phone={driver.phone} />}
      first={
        <>
          <AwayPanel
            title={p('away.title')}
            away={away}
            answer={answer}
            opened={opened}
            send={p('away.report')}
            why={readsKinds ? [{ name: 'kind', label: p('away.kind'), options: kinds }] : []}
            nameWhy={(why) => called('absenceKinds', why)}
          />
          {mayPlace && <RunsPanel runs={runs} beside={(run) => run === runs[0] && <DutyNow run={run} />} />}
          {wishes !== null && <WishesPanel id={driver.id} wishes={wishes} />}
          {hours !== null && <HoursPanel hours={hours} answer={answer} />}
          <TachographTextsContext value={texts}>
            <CardFiles files={cardFiles} />
          </TachographTextsContext>
        </>
      }
    >
      {mayManage && (
        <Section title={p('driver.data')}>
          <TypedForm intent="driver" fields={fields} send={p('save')} answer={answer}>
            <DutiesLeft answer={answer} day="leftOn" runs={runs} />
          </TypedForm>
        </Section>
      )}
      {mayPlace && <DriverLinkPanel phone={driver.phone} link={link} answer={answer?.act.endsWith('-link') ? answer : undefined} />}
      {mayPlace && <CalendarPanel address={calendar} answer={answer} />}
      <CertificatesPanel subject="driver" certificates={certificates} answer={answer} mayFile={mayManage} />
      {mayManage && <InspectionPanel subject="driver" id={driver.id} />}
      {mayExport && <ExportPanel id={driver.id} />}
    </FilePage>
  );
}

/** Everything that is stored of the driver, for a driver who asks for it (Regulation 2016/679 article 15). */
function ExportPanel({ id }: { readonly id: string }) {
  const { t } = useDesk();
  const { p } = usePlanning();
  return (
    <Section title={t('privacy.title')}>
      <p>{p('driver.exportHelp')}</p>
      <Form method="post" action="/privacy/export" reloadDocument>
        <input type="hidden" name="driver" value={id} />
        <Button>{t('privacy.export')}</Button>
      </Form>
    </Section>
  );
}
