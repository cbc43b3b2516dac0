import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { tagOf } from '#domain/sites/language.ts';
import { CorrectJobDocument, PartnerStatementDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { readEuros } from '../../partners/offer-values.ts';
import type { ShownLine } from '../../partners/shown-statement.ts';
import { StatementPart } from '../../partners/statement-part.tsx';
import { PartnerWordsContext } from '../../partners/use-partner-words.ts';
import { PartnersTextsContext, usePartners } from '../../partners/use-partners.ts';
import styles from '../../planning/planning.module.css';
import part from '../../ui/parts.module.css';
import { Button, Field } from '../../ui/parts.tsx';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const { execute, language, textsOf } = requireSignedIn(args);
  const { partnerStatement: statement } = await execute(PartnerStatementDocument, { id: params.id ?? '' });
  if (statement === null) throw data(null, { status: 404 });
  const partner = textsOf('partner');
  return { statement, language, texts: textsOf('partners'), partnerTexts: partner };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { jobId: text('job'), amount: text('amount'), reason: text('reason') };
  const asked = { jobId: typed.jobId, cents: readEuros(typed.amount), reason: typed.reason };
  const { correctJob } = await requireSignedIn(args).execute(CorrectJobDocument, asked);
  return data({ ...correctJob, typed }, { status: correctJob.problem === null ? 200 : 409 });
}

/** A partner's month, and the corrections that our people make to it. */
export default function StatementRoute() {
  const { statement, language, texts, partnerTexts } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return (
    <PartnersTextsContext value={texts}>
      <PartnerWordsContext value={{ language, texts: partnerTexts }}>
        <Heading name={statement.carrier} month={formatMonth(statement.month, tagOf(language))} />
        <StatementPart statement={statement} files={`/offers/statements/${id}`} actOn={(line) => <Correction line={line} />} />
      </PartnerWordsContext>
    </PartnersTextsContext>
  );
}

function Heading({ name, month }: { readonly name: string; readonly month: string }) {
  const outcome = useActionData<typeof action>();
  const { t } = usePartners();
  const title = `${name}, ${month}`;
  return (
    <>
      <title>{title}</title>
      <h1 className={styles.title}>{title}</h1>
      {outcome !== undefined && (
        <p role={outcome.problem === null ? 'status' : 'alert'} className={outcome.problem === null ? undefined : part.problem}>
          {t(outcome.problem === null ? 'statements.corrected' : 'statements.notCorrected')}
        </p>
      )}
    </>
  );
}

/** More or less for one job; it stands on the statement of the running month. */
function Correction({ line: { jobId, kind, reference } }: { readonly line: ShownLine }) {
  const outcome = useActionData<typeof action>();
  const { t } = usePartners();
  if (kind !== 'job') return null;
  const typed = outcome?.problem != null && outcome.typed.jobId === jobId ? outcome.typed : undefined;
  return (
    <details open={typed !== undefined}>
      <summary aria-label={t('statements.correctOf', { reference })}>{t('statements.correct')}</summary>
      <Form method="post">
        <input type="hidden" name="job" value={jobId} />
        <Field label={t('statements.amount')} name="amount" help={t('statements.amountHelp')} required defaultValue={typed?.amount} />
        <Field label={t('statements.reason')} name="reason" required defaultValue={typed?.reason} />
        <Button>{t('statements.keep')}</Button>
      </Form>
    </details>
  );
}
