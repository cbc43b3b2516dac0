import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { AlternativesDocument, type AlternativesQuery, DeclineTripDocument } from '../api/generated/operations.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Choice, Field, Panel, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';

type Alternative = AlternativesQuery['alternatives'][number];

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const reference = params.reference ?? '';
  const { trip, alternatives } = await requireSignedIn(args).execute(AlternativesDocument, { reference });
  if (trip === null || !trip.acts.includes('decline')) throw data(null, { status: 404 });
  return { reference, version: trip.version, alternatives };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const reference = params.reference ?? '';
  const shifts = form.getAll('alternative').flatMap((each) => readShift(String(each)));
  return await unlessAway({}, async () => {
    const asked = {
      reference,
      version: readWhole(form.get('version')) ?? 0,
      reason: String(form.get('reason') ?? ''),
      alternatives: shifts,
    };
    const { problem } = (await requireSignedIn(args).execute(DeclineTripDocument, asked)).declineTrip;
    if (problem === null) throw redirect(`/trips/${reference}`);
    return data({ problem }, { status: 409 });
  });
}

const formatShift = ({ days, minutes }: Alternative) => `${days} ${minutes}`;

function readShift(text: string) {
  const [, days, minutes] = /^(-?\d{1,3}) (-?\d{1,4})$/.exec(text) ?? [];
  return days === undefined || minutes === undefined ? [] : [{ days: Number(days), minutes: Number(minutes) }];
}

/** Declines a trip and names, of what we can drive in its place, what is ticked. */
export default function DeclineTrip() {
  const { reference, version, alternatives } = useLoaderData<typeof loader>();
  const answered = useAnswer<typeof action>();
  const { t, named, money, localMoment } = useDesk();
  const title = `${t('acting.declineTitle')}: ${reference}`;
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>
        <Link to={`/trips/${reference}`}>{t('acting.backToTrip')}</Link>
      </p>
      <Problem code={answered?.problem} />
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Panel title={t('acting.alternatives')}>
          {alternatives.length === 0 && <p>{t('acting.noAlternatives')}</p>}
          {alternatives.map((each) => (
            <p key={formatShift(each)}>
              <Choice
                name="alternative"
                value={formatShift(each)}
                checked
                label={`${localMoment(each)}, ${each.vehicles.map((key) => named('vehicles', key)).join(' + ')}, ${money(each.totalCents)}`}
              />
            </p>
          ))}
        </Panel>
        <Field label={t('acting.reason')} name="reason" />
        <p>{t('acting.declineHelp')}</p>
        <Button kind="danger" intent="decline">
          {named('acts', 'decline')}
        </Button>
      </Form>
    </>
  );
}
