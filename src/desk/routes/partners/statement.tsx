import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { tagOf } from '#domain/sites/language.ts';
import {
  CorrectJobDocument,
  IssueSelfBilledDocument,
  PartnerStatementDocument,
  SettleDisputeDocument,
} from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { InvoiceList } from '../../partners/invoice-list.tsx';
import { readEuros } from '../../partners/offer-values.ts';
import type { ShownLine } from '../../partners/shown-statement.ts';
import { StatementPart } from '../../partners/statement-part.tsx';
import { PartnerWordsContext } from '../../partners/use-partner-words.ts';
import { PartnersTextsContext, usePartners } from '../../partners/use-partners.ts';
import styles from '../../planning/planning.module.css';
import part from '../../ui/parts.module.css';
import { Button, Field } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { execute, language, textsOf } = requireSignedIn(args);
  const { partnerStatement: statement } = await execute(PartnerStatementDocument, { id: params.id ?? '' });
  if (statement === null) throw data(null, { status: 404 });
  return { statement, language, texts: textsOf('partners'), partnerTexts: textsOf('partner') };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { jobId: text('job'), amount: text('amount'), reason: text('reason') };
  const { problem } = await act();
  return data({ problem, intent: text('intent'), typed }, { status: problem === null ? 200 : 409 });

  async function act(): Promise<{ readonly problem: string | null }> {
    const { execute } = requireSignedIn(args);
    const id = params.id ?? '';
    if (text('intent') === 'settle') return (await execute(SettleDisputeDocument, { id, lineId: text('line') })).settleDispute;
    if (text('intent') === 'issue') return (await execute(IssueSelfBilledDocument, { id })).issueSelfBilled;
    const asked = { jobId: typed.jobId, cents: readEuros(typed.amount), reason: typed.reason };
    return (await execute(CorrectJobDocument, asked)).correctJob;
  }
}

/** A partner's month, what was made out of it, and what our people do about it. */
export default function StatementRoute() {
  const { statement, language, texts, partnerTexts } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const files = `/offers/statements/${id}`;
  return (
    <PartnersTextsContext value={texts}>
      <PartnerWordsContext value={{ language, texts: partnerTexts }}>
        <Heading name={statement.carrier} month={formatMonth(statement.month, tagOf(language))} />
        <Invoices />
        <InvoiceList invoices={statement.invoices} files={files} />
        <StatementPart
          statement={statement}
          files={files}
          actOn={(line) => (line.disputed === null ? <Correction line={line} /> : <Settling line={line} />)}
        />
      </PartnerWordsContext>
    </PartnersTextsContext>
  );
}

function Heading({ name, month }: { readonly name: string; readonly month: string }) {
  const outcome = useAnswer<typeof action>();
  const { t } = usePartners();
  const title = `${name}, ${month}`;
  return (
    <>
      <title>{title}</title>
      <h1 className={styles.title}>{title}</h1>
      {outcome !== undefined && (
        <p role={outcome.problem === null ? 'status' : 'alert'} className={outcome.problem === null ? undefined : part.problem}>
          {t(wordOf(outcome))}
        </p>
      )}
    </>
  );
}

function wordOf({ problem, intent }: { readonly problem: string | null; readonly intent: string }) {
  if (intent === 'correct') return problem === null ? 'statements.corrected' : 'statements.notCorrected';
  return problem === null ? 'statements.done' : 'statements.notDone';
}

/** What was made out in the partner's name, and what cannot be yet. */
function Invoices() {
  const { statement } = useLoaderData<typeof loader>();
  const { t, called } = usePartners();
  const { isClosed, approvedAt, unbilled, isReady } = statement;
  if (!isClosed) return null;
  return (
    <>
      <p>{t(approvedAt === null ? 'statements.sent' : 'statements.approved')}</p>
      <ul>
        {unbilled.map(({ company, why }) => (
          <li key={company} className={styles.issue}>
            {company}: {called('statements.unbilled', why)}
          </li>
        ))}
      </ul>
      {(isReady || unbilled.length > 0) && (
        <Form method="post">
          <Button intent="issue">{t('statements.issue')}</Button>
        </Form>
      )}
    </>
  );
}

/** More or less for one job; it stands on the statement of the running month. */
function Correction({ line: { jobId, kind, reference } }: { readonly line: ShownLine }) {
  const outcome = useAnswer<typeof action>();
  const { t } = usePartners();
  if (kind !== 'job') return null;
  const typed = outcome?.problem != null && outcome.typed.jobId === jobId ? outcome.typed : undefined;
  return (
    <details open={typed !== undefined}>
      <summary aria-label={t('statements.correctOf', { reference })}>{t('statements.correct')}</summary>
      <Form method="post">
        <input type="hidden" name="job" value={jobId} />
        <Field label={t('statements.amount')} name="amount" help={t('statements.amountHelp')} required defaultValue={typed?.amount} />
        <Field label={t('statements.reason')} name="reason" required defaultValue={typed?.reason} maxLength={textLimits.line} />
        <Button intent="correct">{t('statements.keep')}</Button>
      </Form>
    </details>
  );
}

/** A dispute that our people settled with the partner: the line goes on, and a correction of it beside. */
function Settling({ line: { id, reference } }: { readonly line: ShownLine }) {
  const { t } = usePartners();
  return (
    <Form method="post" aria-label={t('statements.settleOf', { reference })}>
      <input type="hidden" name="line" value={id} />
      <Button intent="settle">{t('statements.settle')}</Button>
    </Form>
  );
}
