import { useEffect, useMemo, useRef } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
  useSubmit,
} from 'react-router';
import { deskAction, typedIn } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { IncidentTextsContext } from '../incidents/use-incidents.ts';
import { SalesTextsContext } from '../sales/use-sales.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Problem } from '../ui/parts.tsx';
import { beginsAt } from '../ui/places.ts';
import { useToast } from '../ui/toast.tsx';
import { readsAfterRefusal, useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { DayStrip } from './day-strip.tsx';
import { DepartureDrawer } from './departure-drawer.tsx';
import { LineList } from './line-list.tsx';
import { KindMenu } from './line-menus.tsx';
import { LinePane } from './line-pane.tsx';
import styles from './today.module.css';
import { readBeside } from './today-beside.ts';
import { todayForms, undoOf } from './today-forms.ts';
import {
  type Inbox as InboxData,
  linesOfView,
  openDeparture,
  pathToDeparture,
  pathToView,
  readView,
  type TodayView,
} from './today-line.ts';
import { TodayTextsContext, useTodayWords } from './today-words.ts';
import { useChosen } from './use-chosen.ts';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const begin = beginsAt(desk.signedIn.rights);
  // People who may not see trips have no Today. An editor starts at the content pages.
  if (begin !== '/') throw redirect(begin);
  const inbox = await desk.queries.today.inbox({});
  const query = new URL(args.request.url).searchParams;
  const shown = linesOfView(inbox.lines, readView(query));
  const { reference = null, kind = '' } = shown.find(({ key }) => key === query.get('line')) ?? shown[0] ?? {};
  return {
    ...inbox,
    beside: reference === null ? null : await readBeside(desk, { reference, kind }),
    texts: desk.textsOf('today'),
    incidentTexts: desk.textsOf('incidents'),
    salesTexts: desk.textsOf('sales'),
  };
}

export const action = deskAction(todayForms);

/** Another line of the same list is chosen: nothing is read again. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = asked;
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  if (formMethod !== undefined || isSame || currentUrl.pathname !== nextUrl.pathname) return readsAfterRefusal(asked);
  return false;
}

/** What needs attention now: a list, and beside it the chosen line with its next step. */
export default function Today() {
  const { texts, incidentTexts, salesTexts } = useLoaderData<typeof loader>();
  return (
    <TodayTextsContext value={texts}>
      <IncidentTextsContext value={incidentTexts}>
        <SalesTextsContext value={salesTexts}>
          <Inbox />
        </SalesTextsContext>
      </IncidentTextsContext>
    </TodayTextsContext>
  );
}

function Inbox() {
  const { lines, departures, members, me, beside, now, midnight } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const [query] = useSearchParams();
  const { t: shared } = useDesk();
  const { t } = useTodayWords();
  useLive('today');
  useUndo(outcome);
  const view = useMemo(() => readView(query), [query]);
  const named = query.get('line');
  const departure = query.get(openDeparture);
  const shown = useMemo(() => linesOfView(lines, view), [lines, view]);
  const { row: chosen, index, isGone } = useChosen({ lines: shown, named, answeredAt: outcome?.at ?? 0, view: pathToView(view) });
  const title = shared('today.title');
  return (
    <div data-page className={styles.page}>
      <title>{lines.length === 0 ? title : `(${lines.length}) ${title}`}</title>
      <DayStrip title={title} departures={departures} now={now} midnight={midnight} />
      <Problem code={outcome?.problem} values={outcome?.values} />
      {departure !== null && <DepartureDrawer key={departure} reference={departure} closeTo={pathToDeparture(query, null)} />}
      <div className={styles.inbox} data-named={(named !== null && chosen !== null) || undefined}>
        <section className={styles.list} aria-label={t('list')}>
          <Whose lines={lines} view={view} />
          {shown.length === 0 ? (
            <Nothing view={view} />
          ) : (
            <LineList key={pathToView(view)} lines={shown} chosen={chosen?.key ?? null} view={view} />
          )}
          <Notes />
        </section>
        {chosen !== null && (
          <section className={styles.pane} aria-label={t('pane')}>
            <LinePane
              key={chosen.key}
              line={chosen}
              position={index + 1}
              count={shown.length}
              isGone={isGone}
              members={members}
              me={me}
              beside={beside}
              backTo={pathToView(view)}
            />
          </section>
        )}
      </div>
    </div>
  );
}

/** Says what was done, with a button to undo it where possible. */
function useUndo(outcome: ReturnType<typeof useAnswer<typeof action>>): void {
  const { named } = useTodayWords();
  const toast = useToast();
  const submit = useSubmit();
  const { formData } = useNavigation();
  const sent = useRef<FormData | null>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    if (formData !== undefined) sent.current = formData;
  }, [formData]);
  useEffect(() => {
    if (outcome === undefined || outcome.problem !== null || outcome.at === shownAt.current) return;
    shownAt.current = outcome.at;
    const text = named('did', outcome.act);
    if (text === outcome.act) return;
    const undo = undoOf(outcome.act, typedIn(sent.current ?? new FormData()));
    const onUndo = () => void submit({ ...undo }, { method: 'post', preventScrollReset: true });
    toast(undo === null ? { text } : { text, onUndo });
  }, [outcome, named, submit, toast]);
}

type WhoseProps = { readonly lines: InboxData['lines']; readonly view: TodayView };

/** Whose lines, and of which kind. */
function Whose({ lines, view }: WhoseProps) {
  const { t } = useTodayWords();
  const ofKind = linesOfView(lines, { ...view, isMine: false });
  const choices = [
    { isMine: true, text: t('mine'), count: ofKind.filter(({ isMine }) => isMine).length },
    { isMine: false, text: t('everyone'), count: ofKind.length },
  ];
  return (
    <div className={styles.whose}>
      <nav aria-label={t('whose')}>
        {choices.map(({ isMine, text, count }) => (
          <Link
            key={text}
            className={styles.choice}
            to={pathToView({ ...view, isMine })}
            aria-current={view.isMine === isMine ? 'page' : undefined}
            preventScrollReset
          >
            {text} <span>{count}</span>
          </Link>
        ))}
      </nav>
      <KindMenu lines={linesOfView(lines, { ...view, kind: null })} view={view} />
    </div>
  );
}

function Nothing({ view }: { readonly view: TodayView }) {
  const { t } = useTodayWords();
  const isWhole = !view.isMine && view.kind === null;
  const action = isWhole ? <ButtonLink to="/trips">{t('empty.trips')}</ButtonLink> : <ButtonLink to="/">{t('empty.everyone')}</ButtonLink>;
  return (
    <Empty title={t(view.isMine ? 'empty.mine' : 'empty.title')} action={action}>
      {t('empty.text')}
    </Empty>
  );
}

/** Notices about the desk itself. */
function Notes() {
  const { missingBanYears, countedRegions } = useLoaderData<typeof loader>();
  const { t } = useDesk();
  return (
    <footer className={styles.notes}>
      {missingBanYears.map((year) => (
        <p key={year}>{t('today.missingBanYear', { year: String(year) })}</p>
      ))}
      <p>{countedRegions.length === 0 ? t('today.uncounted') : t('today.counted', { regions: countedRegions.join(', ') })}</p>
    </footer>
  );
}
