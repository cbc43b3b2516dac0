import { data, Form, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { tagOf } from '#domain/sites/language.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { InvoiceList } from '../partners/invoice-list.tsx';
import type { ShownLine } from '../partners/shown-statement.ts';
import { StatementPart } from '../partners/statement-part.tsx';
import { PartnerWordsContext } from '../partners/use-partner-words.ts';
import { PartnersTextsContext, usePartners } from '../partners/use-partners.ts';
import styles from '../planning/planning.module.css';
import { AlsoHere } from '../presence/also-here.tsx';
import { Answered } from '../ui/answered.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Button, Field, Note, Refusal } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import { type StatementIntent, statementForms } from './statement-forms.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { queries, language, textsOf } = requireSignedIn(args);
  const statement = await queries.statements.one({ id: params.id ?? '' });
  if (statement === null) throw data(null, { status: 404 });
  return { statement, language, texts: textsOf('partners'), partnerTexts: textsOf('partner') };
}

export const action = deskAction(statementForms);

/** A partner's month, its invoices, and the acts for it. */
export default function StatementRoute() {
  const { statement, language, texts, partnerTexts } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const files = `/offers/statements/${id}`;
  const title = `${statement.carrier}, ${formatMonth(statement.month, tagOf(language))}`;
  return (
    <PartnersTextsContext value={texts}>
      <PartnerWordsContext value={{ language, texts: partnerTexts }}>
        <Page
          title={title}
          actions={
            <>
              <AlsoHere kind="statement" of={id} />
              <Back />
            </>
          }
        >
          <title>{title}</title>
          <div className={styles.body}>
            <Said />
            <Invoices />
            <InvoiceList invoices={statement.invoices} files={files} />
            <StatementPart
              statement={statement}
              files={files}
              actOn={(line) => (line.disputed === null ? <Correction line={line} /> : <Settling line={line} />)}
            />
          </div>
        </Page>
      </PartnerWordsContext>
    </PartnersTextsContext>
  );
}

function Back() {
  const { t } = usePartners();
  return (
    <ButtonLink to="/offers/statements" size="small">
      {t('statements.all')}
    </ButtonLink>
  );
}

/** The outcome of the last act. */
function Said() {
  const answer = useAnswer<typeof action>();
  const { t } = usePartners();
  if (answer === undefined) return null;
  if (answer.problem !== null) return <Refusal answer={answer} />;
  return <Note>{t(answer.act === 'correct' ? 'statements.corrected' : 'statements.done')}</Note>;
}

/** The invoices in the partner's name, and those that cannot be made yet. */
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
          <Button<StatementIntent> intent="issue">{t('statements.issue')}</Button>
        </Form>
      )}
    </>
  );
}

/** An amount added or deducted for one job, on the statement of the running month. */
function Correction({ line: { jobId, kind, reference } }: { readonly line: ShownLine }) {
  const answer = useAnswer<typeof action>();
  const { t } = usePartners();
  if (kind !== 'job') return null;
  const own = answer?.act === 'correct' && answer.typed.job === jobId ? answer : undefined;
  return (
    <details open={own !== undefined}>
      <summary aria-label={t('statements.correctOf', { reference })}>{t('statements.correct')}</summary>
      <Answered answer={own}>
        <Form method="post">
          <input type="hidden" name="job" value={jobId} />
          <Field label={t('statements.amount')} name="amount" help={t('statements.amountHelp')} required />
          <Field label={t('statements.reason')} name="reason" required maxLength={textLimits.line} />
          <Button<StatementIntent> intent="correct">{t('statements.keep')}</Button>
        </Form>
      </Answered>
    </details>
  );
}

/** Settles a dispute with the partner: the line is carried over, with a correction beside it. */
function Settling({ line: { id, reference } }: { readonly line: ShownLine }) {
  const { t } = usePartners();
  return (
    <Form method="post" aria-label={t('statements.settleOf', { reference })}>
      <input type="hidden" name="line" value={id} />
      <Button<StatementIntent> intent="settle">{t('statements.settle')}</Button>
    </Form>
  );
}
