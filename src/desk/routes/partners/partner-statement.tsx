import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { deskContext } from '../../desk-request.ts';
import styles from '../../on-duty/on-duty.module.css';
import { showStatement } from '../../partners/shown-statement.ts';
import { StatementPart } from '../../partners/statement-part.tsx';
import { PartnerWordsContext, usePartnerWords } from '../../partners/use-partner-words.ts';

/** A partner's statement of a month: whoever holds its link is taken for him. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { partner } = context.get(deskContext);
  const found = await partner.statement(params.key ?? '');
  if (found === null) throw data(null, { status: 404 });
  const { language } = found.statement;
  return { statement: { ...showStatement(found.statement), language }, texts: partner.textsOf(language) };
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
  const { statement } = useLoaderData<typeof loader>();
  const { key = '' } = useParams();
  const { t } = usePartnerWords();
  const title = t('statement.title', { month: formatMonth(statement.month, tagOf(statement.language)) });
  return (
    <main className={styles.page}>
      <title>{`${title} – ${brand.name}`}</title>
      <h1>{title}</h1>
      <p>{statement.carrier}</p>
      <StatementPart statement={statement} files={`/partner-statement/${key}`} />
      <p className={styles.muted}>{t('private')}</p>
    </main>
  );
}

/** The link opens nothing: nothing of the desk stands around it. */
export { DriverPageError as ErrorBoundary } from '../../on-duty/driver-page-error.tsx';
