import { useEffect, useRef, useState } from 'react';
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
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { IncidentTextsContext } from '../incidents/use-incidents.ts';
import { SalesTextsContext } from '../sales/use-sales.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Problem } from '../ui/parts.tsx';
import { beginsAt } from '../ui/places.ts';
import { useToast } from '../ui/toast.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { DayStrip } from './day-strip.tsx';
import { LineList } from './line-list.tsx';
import { LinePane } from './line-pane.tsx';
import styles from './today.module.css';
import { todayForms, undoneBy } from './today-forms.ts';
import { TodayTextsContext, useTodayWords } from './today-words.ts';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const begin = beginsAt(desk.signedIn.rights);
  // Somebody who sees no trips has no Today: an editor begins at his pages.
  if (begin !== '/') throw redirect(begin);
  const inbox = await desk.queries.today.inbox({});
  const query = new URL(args.request.url).searchParams;
  const shown = query.get('for') === 'me' ? inbox.lines.filter(({ isMine }) => isMine) : inbox.lines;
  const reference = (shown.find(({ key }) => key === query.get('line')) ?? shown[0])?.reference ?? null;
  return {
    ...inbox,
    beside: reference === null ? null : await desk.queries.today.beside({ reference }),
    texts: desk.textsOf('today'),
    incidentTexts: desk.textsOf('incidents'),
    salesTexts: desk.textsOf('sales'),
  };
}

export const action = deskAction(todayForms);

/** Another line is chosen among those that are there: nothing is read anew. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  if (formMethod !== undefined || isSame || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return false;
}

/** What needs somebody now: a list, and beside it the chosen line with its one next step. */
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
  const { lines, departures, members, beside, now } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const [query] = useSearchParams();
  const { t: shared } = useDesk();
  const { t } = useTodayWords();
  useLive('today');
  useUndo(outcome);
  const isMine = query.get('for') === 'me';
  const named = query.get('line');
  const shown = isMine ? lines.filter((line) => line.isMine) : lines;
  const index = useChosen(shown, named);
  const chosen = shown[index] ?? null;
  const title = shared('today.title');
  return (
    <div data-page className={styles.page}>
      <title>{lines.length === 0 ? title : `(${lines.length}) ${title}`}</title>
      <DayStrip title={title} departures={departures} now={now} />
      <Problem code={outcome?.problem} />
      <div className={styles.inbox} data-named={(named !== null && chosen !== null) || undefined}>
        <section className={styles.list} aria-label={t('list')}>
          <Whose isMine={isMine} counts={{ all: lines.length, mine: lines.filter((line) => line.isMine).length }} />
          {shown.length === 0 ? <Nothing isMine={isMine} /> : <LineList lines={shown} chosen={chosen?.key ?? null} isMine={isMine} />}
          <Notes />
        </section>
        {chosen !== null && (
          <section className={styles.pane} aria-label={t('pane')}>
            <LinePane
              key={chosen.key}
              line={chosen}
              position={index + 1}
              count={shown.length}
              members={members}
              beside={beside}
              backTo={isMine ? '/?for=me' : '/'}
            />
          </section>
        )}
      </div>
    </div>
  );
}

/** The place of the chosen line; once it is done, of the one that took its place. */
function useChosen(lines: readonly { readonly key: string }[], named: string | null): number {
  const [last, setLast] = useState(0);
  const at = lines.findIndex(({ key }) => key === named);
  const index = Math.min(at < 0 ? (named === null ? 0 : last) : at, Math.max(lines.length - 1, 0));
  if (index !== last) setLast(index);
  return index;
}

/** Says what was done, and takes it back at a press where that can be. */
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
    const undo = undoneBy[outcome.act];
    const fields = [...(sent.current ?? new FormData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const text = named('did', outcome.act);
    if (text === outcome.act) return;
    const onUndo = () => void submit({ ...Object.fromEntries(fields), intent: undo ?? '' }, { method: 'post', preventScrollReset: true });
    toast(undo === undefined ? { text } : { text, onUndo });
  }, [outcome, named, submit, toast]);
}

type WhoseProps = { readonly isMine: boolean; readonly counts: { readonly all: number; readonly mine: number } };

function Whose({ isMine, counts }: WhoseProps) {
  const { t } = useTodayWords();
  return (
    <nav className={styles.whose} aria-label={t('whose')}>
      <Link to="/?for=me" aria-current={isMine ? 'page' : undefined} preventScrollReset>
        {t('mine')} <span>{counts.mine}</span>
      </Link>
      <Link to="/" aria-current={isMine ? undefined : 'page'} preventScrollReset>
        {t('everyone')} <span>{counts.all}</span>
      </Link>
    </nav>
  );
}

function Nothing({ isMine }: { readonly isMine: boolean }) {
  const { t } = useTodayWords();
  const action = isMine ? <ButtonLink to="/">{t('empty.everyone')}</ButtonLink> : <ButtonLink to="/trips">{t('empty.trips')}</ButtonLink>;
  return (
    <Empty title={t(isMine ? 'empty.mine' : 'empty.title')} action={action}>
      {t('empty.text')}
    </Empty>
  );
}

/** What somebody should know of the desk itself. */
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
