import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { DriverPage } from './driver-page.tsx';
import { DriverTextsContext } from './use-driver-words.ts';

/** A driver's page. Anyone with its link acts as the driver, so it shows nothing of anybody else. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { onDuty } = context.get(deskContext);
  const day = await onDuty.read(params.key ?? '');
  if (day === null) throw data(null, { status: 404 });
  return { day, texts: onDuty.textsOf(day.language), seed: crypto.randomUUID() };
}

/** A button that was pressed without a script. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)));
  const numbers = { version: number('version'), stop: number('stop'), minutes: number('otherMinutes') ?? number('minutes') };
  const press = {
    id: text('id'),
    dutyId: text('dutyId'),
    kind: text('kind'),
    note: text('note'),
    item: text('item') || null,
    takesBack: text('takesBack') || null,
    ...numbers,
  };
  const taken = await context.get(deskContext).onDuty.press(params.key ?? '', { presses: [press] });
  if (taken === null) throw data(null, { status: 404 });
  return redirect(`/on-duty/${params.key}`);
}

export default function OnDutyPage() {
  const { day, texts, seed } = useLoaderData<typeof loader>();
  const { key = '' } = useParams();
  return (
    <DriverTextsContext value={{ language: day.language, texts }}>
      <DriverPage day={day} driverKey={key} seed={seed} />
    </DriverTextsContext>
  );
}

/** The link has ended or never existed, so nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from './driver-page-error.tsx';
