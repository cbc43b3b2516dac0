import { Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import {
  CountedRegionsDocument,
  DroppedJobsDocument,
  OpenIncidentsDocument,
  RingsDocument,
  TodayDocument,
  type TodayQuery,
} from '../api/generated/operations.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { OpenIncidents } from '../incidents/open-incidents.tsx';
import { IncidentTextsContext } from '../incidents/use-incidents.ts';
import { OpenLostItems } from '../lost-items/open-lost-items.tsx';
import { OpenMessages } from '../messages/open-messages.tsx';
import { KnockOns } from '../planning/knock-ons.tsx';
import { SalesTextsContext } from '../sales/use-sales.ts';
import { WaitingPrices } from '../sales/waiting-price.tsx';
import { MyTasks } from '../tasks/my-tasks.tsx';
import { taskForms } from '../tasks/task-forms.ts';
import { CardsDue } from '../today/cards-due.tsx';
import { DroppedJobs } from '../today/dropped-jobs.tsx';
import { Next } from '../today/next.tsx';
import { Alerts } from '../today/rings.tsx';
import { UnreadSheets } from '../today/unread-sheets.tsx';
import { UntakenOffers } from '../today/untaken-offers.tsx';
import { useNextSteps } from '../today/use-next-steps.ts';
import { countWaiting } from '../ui/counts/count-waiting.ts';
import { Button, Panel, Problem } from '../ui/parts.tsx';
import { beginsAt } from '../ui/places.ts';
import { TripTable } from '../ui/trip-table.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import styles from './today.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const begin = beginsAt(desk.signedIn.rights);
  // Whoever sees no trips has no today: an editor begins at his pages.
  if (begin !== '/') throw redirect(begin);
  const [
    { today },
    { countedRegions },
    waitingPrices,
    { openIncidents },
    { rings },
    myTasks,
    openLostItems,
    { droppedJobs },
    openMessages,
    knockOns,
  ] = await Promise.all([
    desk.execute(TodayDocument, {}),
    desk.execute(CountedRegionsDocument, {}),
    desk.queries.prices.waiting({}),
    desk.execute(OpenIncidentsDocument, {}),
    desk.execute(RingsDocument, {}),
    desk.queries.tasks.mine({}),
    desk.queries.lostItems.open({}),
    desk.execute(DroppedJobsDocument, {}),
    desk.queries.messages.listOpen({}),
    desk.queries.plan.knockOns({ reference: '' }),
  ]);
  const incidentTexts = openIncidents.length === 0 ? {} : desk.textsOf('incidents');
  const salesTexts = waitingPrices.length === 0 ? {} : desk.textsOf('sales');
  return {
    ...today,
    countedRegions,
    waitingPrices,
    salesTexts,
    openIncidents,
    incidentTexts,
    rings,
    myTasks,
    openLostItems,
    droppedJobs,
    openMessages,
    knockOns,
  };
}

/** A review is published, and a mention seen, where it waits. */
export const action = deskAction({
  'task-done': taskForms['task-done'],
  seen: async ({ acts }, { text }) => acts.trips.seeMention({ note: text('note') }),
  publish: async ({ acts }, { text }) => acts.reviews.publish({ reference: text('reference') }),
});

/** What needs somebody now; each row leads to its one next step. */
export default function Today() {
  const {
    requests,
    endingQuotes,
    departures,
    failedMails,
    reviews,
    mentions,
    overdue,
    unreadSheets,
    cardsDue,
    missingBanYears,
    countedRegions,
    openIncidents,
    rings,
    myTasks,
    openLostItems,
    droppedJobs,
    openMessages,
    knockOns,
    ...sales
  } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useDesk();
  const next = useNextSteps();
  useLive('today');
  const waiting = countWaiting({
    today: { requests, failedMails, reviews, mentions, overdue, unreadSheets, cardsDue },
    ...{ openIncidents, droppedJobs, rings, myTasks, waitingPrices: sales.waitingPrices },
  });
  return (
    <>
      <title>{waiting === 0 ? t('today.title') : `(${waiting}) ${t('today.title')}`}</title>
      <h1 className={styles.title}>{t('today.title')}</h1>
      <Problem code={outcome?.problem} />
      <IncidentTextsContext value={sales.incidentTexts}>
        <OpenIncidents incidents={openIncidents} />
      </IncidentTextsContext>
      <KnockOns knockOns={knockOns} />
      <UntakenOffers rings={rings.filter(({ kind }) => kind === 'untaken')} />
      <DroppedJobs jobs={droppedJobs} />
      <UnreadSheets sheets={unreadSheets} />
      <Mentions mentions={mentions} />
      <MyTasks tasks={myTasks} />
      <OpenMessages messages={openMessages} />
      <OpenLostItems items={openLostItems} />
      <SalesTextsContext value={sales.salesTexts}>
        <WaitingPrices prices={sales.waitingPrices} />
      </SalesTextsContext>
      <Panel title={t('today.requests')} count={requests.length}>
        <TripTable trips={requests} column="reasons" caption={t('today.requests')} next={next.request} />
      </Panel>
      <Panel title={t('today.departures')} count={departures.length}>
        <TripTable trips={departures} column="lacks" caption={t('today.departures')} next={next.departure} />
      </Panel>
      <Panel title={t('today.endingQuotes')} count={endingQuotes.length}>
        <TripTable trips={endingQuotes} column="validUntil" caption={t('today.endingQuotes')} next={next.endingQuote} />
      </Panel>
      <Alerts rings={rings.filter(({ kind }) => kind !== 'untaken')} />
      <CardsDue cards={cardsDue} />
      <Overdue trips={overdue} />
      <FailedMails mails={failedMails} />
      <WaitingReviews reviews={reviews} />
      {missingBanYears.map((year) => (
        <p key={year} className={styles.note}>
          {t('today.missingBanYear', { year: String(year) })}
        </p>
      ))}
      <p className={styles.note}>
        {countedRegions.length === 0 ? t('today.uncounted') : t('today.counted', { regions: countedRegions.join(', ') })}
      </p>
    </>
  );
}

function Mentions({ mentions }: { readonly mentions: TodayQuery['today']['mentions'] }) {
  const { t, instant } = useDesk();
  if (mentions.length === 0) return null;
  return (
    <Panel title={t('today.mentions')} count={mentions.length}>
      <ul className={styles.list}>
        {mentions.map(({ id, reference, memberName, at, text }) => (
          <li key={id}>
            <p>
              <Link to={`/trips/${reference}`}>{reference}</Link> {memberName}, {instant(at)}
            </p>
            <blockquote>{text}</blockquote>
            <Form method="post" className={styles.row}>
              <input type="hidden" name="note" value={id} />
              <Button intent="seen">{t('today.seen')}</Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Overdue({ trips }: { readonly trips: TodayQuery['today']['overdue'] }) {
  const { t, money, date } = useDesk();
  const { overdue } = useNextSteps();
  if (trips.length === 0) return null;
  return (
    <Panel title={t('today.overdue')} count={trips.length}>
      <ul className={styles.list}>
        {trips.map(({ row, outstandingCents, dueDate }) => (
          <li key={row.reference}>
            <Link to={`/trips/${row.reference}`}>{row.reference}</Link> {row.customer}:{' '}
            {t('today.due', { amount: money(outstandingCents), date: date(dueDate) })} <Next step={overdue(row)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function FailedMails({ mails }: { readonly mails: TodayQuery['today']['failedMails'] }) {
  const { t, named, instant } = useDesk();
  const { failedMail } = useNextSteps();
  if (mails.length === 0) return null;
  return (
    <Panel title={t('today.failedMails')} count={mails.length}>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={`${mail.reference} ${mail.kind} ${mail.failedAt}`}>
            <Link to={`/trips/${mail.reference}`}>{mail.reference}</Link> {named('mails', mail.kind)}, {instant(mail.failedAt)}{' '}
            <Next step={failedMail(mail)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WaitingReviews({ reviews }: { readonly reviews: TodayQuery['today']['reviews'] }) {
  const { t } = useDesk();
  if (reviews.length === 0) return null;
  return (
    <Panel title={t('today.reviews')} count={reviews.length}>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.reference}>
            <p>
              <Link to={`/trips/${review.reference}`}>{review.reference}</Link> {review.author}:{' '}
              {t('today.marks', { driver: review.driver, bus: review.bus, platform: review.platform })}
            </p>
            <blockquote>{review.text}</blockquote>
            <Form method="post" className={styles.row}>
              <input type="hidden" name="reference" value={review.reference} />
              <Button intent="publish">{t('today.publish')}</Button>
              <Link to={`/reviews/${review.reference}`}>{t('today.reject')}</Link>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
