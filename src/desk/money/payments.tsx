import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { receivableFilters } from '#operations/payments/rules/ageing.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { readsAfterRefusal, useAnswer } from '../use-answer.ts';
import { BankLines } from './bank-lines.tsx';
import { CasesPart } from './cases.tsx';
import { FiguresRow } from './figures-row.tsx';
import styles from './money.module.css';
import { moneyPageForms } from './money-forms.ts';
import { AnswerNote, UnreadNotes } from './money-notes.tsx';
import { FilePanel, RecordedList, RecordPanel } from './money-panels.tsx';
import { ReceivablesPart } from './receivables.tsx';
import { RefundsPart } from './refunds.tsx';
import { SummariesPart } from './summaries.tsx';
import { WriteOffsPart } from './write-offs.tsx';

const parts = ['match', 'invoices', 'summaries', 'refunds', 'problems'] as const;

/** Each tab reads what it shows. The figures and the counts of the tabs are read for all. */
export async function loader(args: LoaderFunctionArgs) {
  const { queries } = requireSignedIn(args);
  const asked = new URL(args.request.url).searchParams;
  const tab = parts.find((part) => part === asked.get('tab')) ?? 'match';
  const show = receivableFilters.find((filter) => filter === asked.get('show')) ?? (tab === 'invoices' ? 'all' : 'soon');
  const search = (asked.get('q') ?? '').slice(0, 100);
  const open = { file: asked.has('file'), record: asked.has('record') };
  const needs = { lines: tab === 'match', invoices: tab === 'match' || tab === 'invoices' };
  const [figures, unread, lines, recorded, receivables, cases, refunds, writeOffs, summaries] = await Promise.all([
    queries.money.overview({}),
    queries.money.unread({}),
    needs.lines ? queries.money.bankLines({}) : [],
    needs.lines ? queries.money.recorded({}) : [],
    needs.invoices ? queries.money.receivables({ show, search }) : null,
    tab === 'problems' ? queries.money.cases({}) : [],
    tab === 'refunds' ? queries.money.refunds({}) : null,
    tab === 'problems' ? queries.money.writeOffs({}) : [],
    tab === 'summaries' ? Promise.all([queries.summaries.waiting({}), queries.summaries.issued({})]) : null,
  ]);
  return { tab, show, search, open, figures, unread, lines, recorded, receivables, cases, refunds, writeOffs, summaries };
}

export const action = deskAction(moneyPageForms);

export const shouldRevalidate = readsAfterRefusal;

/** Money: what came in by bank, what customers owe, refunds, and what went wrong. */
export default function Payments() {
  const { tab, open, figures, unread, lines, recorded, cases, refunds, writeOffs, summaries, ...list } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { t } = useDesk();
  const isRecording = open.record || answer?.act === 'record-by-hand';
  return (
    <Page title={t('money.title')} tabs={<MoneyTabs tab={tab} />} actions={<MoneyActs />}>
      <title>{t('money.title')}</title>
      <FiguresRow figures={figures} />
      <div className={styles.notes}>
        <AnswerNote answer={answer} />
        <UnreadNotes files={unread} />
      </div>
      {open.file && <FilePanel />}
      {isRecording && <RecordPanel answer={answer} />}
      {tab === 'match' && <BankLines lines={lines} lastFile={figures.lastFileAt} answer={answer} />}
      {tab === 'match' && <RecordedList lines={recorded} />}
      {list.receivables !== null && (
        <ReceivablesPart list={list.receivables} show={list.show} search={list.search} tab={tab} answer={answer} />
      )}
      {summaries !== null && <SummariesPart waiting={summaries[0]} issued={summaries[1]} />}
      {tab === 'problems' && <WriteOffsPart writeOffs={writeOffs} />}
      {tab === 'problems' && (cases.length > 0 || writeOffs.length === 0) && <CasesPart cases={cases} answer={answer} />}
      {refunds !== null && <RefundsPart refunds={refunds} answer={answer} />}
    </Page>
  );
}

function MoneyActs() {
  const { t } = useDesk();
  return (
    <>
      <ButtonLink to="/payments/books" size="small" kind="quiet">
        {t('books.title')}
      </ButtonLink>
      <ButtonLink to="/payments?file" size="small" icon="download">
        {t('money.file')}
      </ButtonLink>
      <ButtonLink to="/payments?record" size="small" icon="plus" shortcut="p">
        {t('money.recordPayment')}
      </ButtonLink>
    </>
  );
}

function MoneyTabs({ tab }: { readonly tab: (typeof parts)[number] }) {
  const { figures } = useLoaderData<typeof loader>();
  const { t } = useDesk();
  const to = {
    match: '/payments',
    invoices: '/payments?tab=invoices',
    summaries: '/payments?tab=summaries',
    refunds: '/payments?tab=refunds',
    problems: '/payments?tab=problems',
  };
  const tabs = [
    { to: to.match, text: t('money.toMatch'), count: figures.waiting },
    { to: to.invoices, text: t('money.invoices'), count: figures.trips },
    { to: to.summaries, text: t('money.summaries') },
    { to: to.refunds, text: t('money.refunds'), count: figures.refunds },
    { to: to.problems, text: t('money.problems'), count: figures.cases },
    { to: '/offers/statements', text: t('money.statements') },
  ];
  return <Tabs label={t('money.tabs')} tabs={tabs} current={to[tab]} />;
}
