import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { DocumentTextsContext } from '../journey-documents/use-document-words.ts';
import { lostItemForms } from '../lost-items/lost-item-forms.ts';
import { MessageTextsContext } from '../messages/use-messages.ts';
import { onDutyForms } from '../on-duty/on-duty-forms.ts';
import { KnockOns } from '../planning/knock-ons.tsx';
import { SalesTextsContext } from '../sales/use-sales.ts';
import { taskForms } from '../tasks/task-forms.ts';
import { readsAfterRefusal, useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { WorkTextsContext } from '../use-work.ts';
import { OpenAct } from './acts/open-act.tsx';
import { findCrewState } from './crew-state.ts';
import { beginLetter, describeTrip } from './describe-trip.ts';
import { moneyForms } from './money-forms.ts';
import { findPaidState } from './paid-state.ts';
import styles from './trip.module.css';
import { TripAside } from './trip-aside.tsx';
import { tripForms } from './trip-forms.ts';
import { TripHead } from './trip-head.tsx';
import { TripNotices } from './trip-notices.tsx';
import { readTab } from './trip-page.ts';
import { TripParts } from './trip-parts.tsx';
import { TripViewContext } from './trip-view.ts';
import { useSeenVersion } from './use-seen-version.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const reference = params.reference ?? '';
  const tab = readTab(params.tab);
  const trip = tab === null ? null : await desk.queries.trips.page({ reference });
  if (tab === null || trip === null) throw data(null, { status: 404 });
  const query = new URL(args.request.url).searchParams;
  const act = query.get('act');
  const isOf = (...tabs: readonly (typeof tab)[]) => tabs.includes(tab);
  const [onDuty, tasks, documents, postings, lostItems, messages, knockOns, letter, alternatives] = await Promise.all([
    desk.queries.onDuty.ofTrip({ reference }),
    desk.queries.tasks.ofTrip({ reference }),
    isOf('documents') ? desk.queries.journey.documents({ reference }) : [],
    isOf('documents', 'crew') ? desk.queries.journey.postings({ reference }) : [],
    desk.queries.lostItems.ofTrip({ reference }),
    desk.queries.messages.ofTrip({ reference }),
    desk.queries.plan.knockOns({ reference }),
    act === 'letter' && trip.acts.includes('letter') ? beginLetter(desk, reference, query.get('letter')) : null,
    act === 'decline' && trip.acts.includes('decline') ? desk.queries.trips.alternatives({ reference }) : null,
  ]);
  return {
    ...{
      trip,
      tab,
      act,
      tasks,
      lostItems,
      messages,
      knockOns,
      letter,
      alternatives,
      said: describeTrip(desk, trip),
      done: query.get('done'),
    },
    ...{ onDuty, journeyDocuments: documents, postings },
    ...{ texts: desk.textsOf('work'), salesTexts: desk.textsOf('sales'), documentTexts: isOf('documents') ? desk.textsOf('papers') : {} },
    messageTexts: messages.lines.length === 0 && messages.undeliverable === null ? {} : desk.textsOf('messages'),
    now: new Date().toISOString(),
  };
}

export const action = deskAction({ ...tripForms, ...moneyForms, ...lostItemForms, ...taskForms, ...onDutyForms });

export const shouldRevalidate = readsAfterRefusal;

/** A trip: a fixed head, tabs, the history at the right, and the open act beside everything. */
export default function Trip() {
  const { trip, tab, act, onDuty, said, tasks, messages, knockOns, letter, alternatives, done, now, ...more } =
    useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { since, known, accept } = useSeenVersion(trip.version, outcome);
  useLive(`trip ${trip.id}`, 'plan');
  const crew = findCrewState(trip, onDuty?.sheets ?? []);
  const { paidCents, outstandingCents, due } = trip.money;
  const paid = findPaidState({ paidCents, outstandingCents, dueOn: due?.on ?? null }, now.slice(0, 10));
  const view = { trip, tab, crew, paid, version: known, outcome };
  return (
    <WorkTextsContext value={more.texts}>
      <SalesTextsContext value={more.salesTexts}>
        <DocumentTextsContext value={more.documentTexts}>
          <TripViewContext value={view}>
            <title>{`${trip.row.reference} ${trip.row.customer}`}</title>
            <div data-page className={styles.page}>
              <TripHead said={said} sheets={onDuty?.sheets ?? []} />
              <div className={styles.body}>
                <div className={styles.main}>
                  <TripNotices since={since} onSeen={accept} done={done} now={now} />
                  <KnockOns knockOns={knockOns} />
                  <TripParts said={said} onDuty={onDuty} tasks={tasks} {...more} />
                </div>
                <MessageTextsContext value={more.messageTexts}>
                  <TripAside messages={messages} />
                </MessageTextsContext>
              </div>
            </div>
            <OpenAct named={act} letter={letter} alternatives={alternatives} owners={tasks.owners} />
          </TripViewContext>
        </DocumentTextsContext>
      </SalesTextsContext>
    </WorkTextsContext>
  );
}
