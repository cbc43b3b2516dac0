import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { deskContext } from '../desk-request.ts';
import { officeZone } from '../desk-texts.ts';
import styles from '../on-duty/on-duty.module.css';
import { useAnswer } from '../use-answer.ts';
import { InvoiceList } from './invoice-list.tsx';
import { type ShownLine, showStatement } from './shown-statement.ts';
import { StatementPart } from './statement-part.tsx';
import { PartnerWordsContext, usePartnerWords } from './use-partner-words.ts';

/** A partner's statement of a month. Anyone with its link acts as the partner. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { partner } = context.get(deskContext);
  const found = await partner.statement(params.key ?? '');
  if (found === null) throw data(null, { status: 404 });
  const { approvedAt, invoices, isWaiting } = found;
  const { language } = found.statement;
  return { statement: { ...showStatement(found.statement), language }, approvedAt, invoices, isWaiting, texts: partner.textsOf(language) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { partner } = context.get(deskContext);
  const key = params.key ?? '';
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const lineId = text('line');
  const problem =
    text('intent') === 'approve' ? await partner.approve(key) : await partner.dispute(key, { lineId, reason: text('reason') });
  return problem === null ? redirect(`/partner-statement/${key}`) : data({ problem, lineId }, { status: 409 });
}

export default function PartnerStatementRoute() {
  const { statement, texts } = useLoaderData<typeof loader>();
  return (
    <PartnerWordsContext value={{ language: statement.language, texts }}>
      <StatementPage />
    </PartnerWordsContext>
  );
}

function StatementPage() {
  const { statement, approvedAt, invoices, isWaiting } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { key = '' } = useParams();
  const { t, called, instant } = usePartnerWords();
  const title = t('statement.title', { month: formatMonth(statement.month, tagOf(statement.language)) });
  const files = `/partner-statement/${key}`;
  return (
    <main className={`${styles.page} ${styles.partner}`}>
      <title>{`${title} – ${brand.name}`}</title>
      <h1>{title}</h1>
      <p>{statement.carrier}</p>
      {outcome !== undefined && (
        <p role="alert" className={styles.notice}>
          {called('billing.problems', outcome.problem)}
        </p>
      )}
      {approvedAt !== null && <p role="status">{t('billing.agreed', { moment: instant(approvedAt, officeZone) })}</p>}
      {isWaiting && <p className={styles.notice}>{t('billing.waiting')}</p>}
      <InvoiceList invoices={invoices} files={files} />
      <StatementPart
        statement={statement}
        files={files}
        actOn={(line) => approvedAt === null && line.disputed === null && <Dispute line={line} isOpen={outcome?.lineId === line.id} />}
      />
      {approvedAt === null && (
        <Form method="post" className={styles.press}>
          <p>{t('billing.agreeLead')}</p>
          <button type="submit" name="intent" value="approve" className={styles.main}>
            {t('billing.agree')}
          </button>
        </Form>
      )}
      <p className={styles.muted}>{t('private')}</p>
    </main>
  );
}

function Dispute({ line: { id, reference }, isOpen }: { readonly line: ShownLine; readonly isOpen: boolean }) {
  const { t } = usePartnerWords();
  return (
    <details open={isOpen}>
      <summary aria-label={t('billing.disputeOf', { reference })}>{t('billing.dispute')}</summary>
      <Form method="post" className={styles.press}>
        <input type="hidden" name="line" value={id} />
        <label>
          {t('billing.why')} <input name="reason" autoComplete="off" required maxLength={textLimits.line} />
        </label>
        <button type="submit" name="intent" value="dispute" className={styles.plain}>
          {t('billing.disputeSend')}
        </button>
      </Form>
    </details>
  );
}

/** The link does not open anything, so nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from '../on-duty/driver-page-error.tsx';
