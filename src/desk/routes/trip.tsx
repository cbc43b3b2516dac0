import { data, Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { JourneyPapersDocument, TripDocument, TripOnDutyDocument, TripPostingsDocument } from '../api/generated/operations.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { TripDocuments } from '../journey-papers/trip-papers.tsx';
import { DocumentTextsContext } from '../journey-papers/use-papers.ts';
import { lostItemForms } from '../lost-items/lost-item-forms.ts';
import { TripLostItems } from '../lost-items/trip-lost-items.tsx';
import { TripMessages } from '../messages/trip-messages.tsx';
import { onDutyForms } from '../on-duty/on-duty-forms.ts';
import { TripOnDuty } from '../on-duty/trip-on-duty.tsx';
import { KnockOns } from '../planning/knock-ons.tsx';
import { TripPostings } from '../posting/trip-postings.tsx';
import { SalesTextsContext } from '../sales/use-sales.ts';
import { WaitingPrice } from '../sales/waiting-price.tsx';
import { taskForms } from '../tasks/task-forms.ts';
import { TripTasks } from '../tasks/trip-tasks.tsx';
import { moneyForms } from '../trip/money-forms.ts';
import { TripActs } from '../trip/trip-acts.tsx';
import { TripFacts } from '../trip/trip-facts.tsx';
import { tripForms } from '../trip/trip-forms.ts';
import { TripNotices } from '../trip/trip-notices.tsx';
import { TripTimeline } from '../trip/trip-timeline.tsx';
import { useSeenVersion } from '../trip/use-seen-version.ts';
import { Note, Problem } from '../ui/parts.tsx';
import { TripState } from '../ui/state.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import styles from './trip.module.css';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const reference = params.reference ?? '';
  const { trip, vehicleTypes } = await desk.execute(TripDocument, { reference });
  if (trip === null) throw data(null, { status: 404 });
  const [{ tripOnDuty }, { journeyPapers }, tasks, { tripPostings }, lostItems, messages, knockOns] = await Promise.all([
    desk.execute(TripOnDutyDocument, { reference }),
    desk.execute(JourneyPapersDocument, { reference }),
    desk.queries.tasks.ofTrip({ reference }),
    desk.execute(TripPostingsDocument, { reference }),
    desk.queries.lostItems.ofTrip({ reference }),
    desk.queries.messages.ofTrip({ reference }),
    desk.queries.plan.knockOns({ reference }),
  ]);
  const paperTexts = desk.textsOf('papers');
  return {
    ...{ trip, vehicleTypes, texts: desk.textsOf('sales'), onDuty: tripOnDuty, tasks, postings: tripPostings },
    ...{
      journeyPapers,
      paperTexts,
      lostItems,
      messages,
      knockOns,
      isBegun: (trip.row.date ?? '9') <= new Date().toISOString().slice(0, 10),
    },
  };
}

export const action = deskAction({ ...tripForms, ...moneyForms, ...lostItemForms, ...taskForms, ...onDutyForms });

/** What was refused because of a colleague's change is shown with that change. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** A trip: what it is on the left, what happened on the right, what can be done above. */
export default function Trip() {
  const { trip, vehicleTypes, onDuty, journeyPapers, paperTexts, texts, tasks, postings, lostItems, messages, knockOns, isBegun } =
    useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t, named } = useDesk();
  const { since, known, accept } = useSeenVersion(trip.version, outcome);
  useLive(`trip ${trip.id}`, 'plan');
  const { row } = trip;
  return (
    <SalesTextsContext value={texts}>
      <title>{`${row.reference} ${row.customer}`}</title>
      <h1 className={styles.title}>
        {row.reference} <TripState state={row.state} />
      </h1>
      <p className={styles.route}>{row.route}</p>
      <Problem code={outcome?.problem} />
      {outcome?.problem === null && <Note>{t('trip.done', { act: named('acts', outcome.act) })}</Note>}
      {trip.proposal !== null && <WaitingPrice proposal={trip.proposal} />}
      <KnockOns knockOns={knockOns} />
      <TripNotices trip={trip} since={since} onSeen={accept} />
      {row.state === 'booked' && trip.acts.includes('assign') && (
        <p className={styles.route}>
          <Link to={`/plan/${row.reference}/1`}>{t('trip.findCrew')}</Link>
        </p>
      )}
      {trip.acts.includes('open-incident') && (
        <p className={styles.route}>
          <Link to={`/trips/${row.reference}/incident`}>{named('acts', 'open-incident')}</Link>
        </p>
      )}
      <TripActs trip={trip} version={known} vehicleTypes={vehicleTypes} outcome={outcome} />
      {onDuty !== null && <TripOnDuty reference={trip.row.reference} onDuty={onDuty} />}
      <DocumentTextsContext value={paperTexts}>
        <TripDocuments reference={row.reference} vehicles={journeyPapers} outcome={outcome} />
      </DocumentTextsContext>
      <TripTasks of={tasks} outcome={outcome} />
      <TripLostItems items={lostItems} wasDriven={isBegun && ['booked', 'done'].includes(row.state)} outcome={outcome} />
      <TripPostings crews={postings} />
      <div className={styles.columns}>
        <TripFacts trip={trip} />
        <div>
          <TripMessages messages={messages} />
          <TripTimeline trip={trip} outcome={outcome} />
        </div>
      </div>
    </SalesTextsContext>
  );
}
