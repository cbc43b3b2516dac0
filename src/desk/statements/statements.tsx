import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { tagOf } from '#domain/sites/language.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { PartnersTextsContext, usePartners } from '../partners/use-partners.ts';
import styles from '../planning/planning.module.css';
import { Empty } from '../ui/empty.tsx';
import { Banner } from '../ui/note.tsx';
import { Page } from '../ui/page.tsx';
import table from '../ui/table.module.css';
import { Tabs } from '../ui/tabs.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const month = new URL(args.request.url).searchParams.get('month') ?? '';
  return {
    ...(await desk.queries.statements.ofMonth({ month })),
    language: desk.language,
    texts: desk.textsOf('partners'),
  };
}

/** What partners carried in a month, and what each receives. */
export default function StatementsRoute() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <PartnersTextsContext value={texts}>
      <Statements />
    </PartnersTextsContext>
  );
}

function Statements() {
  const { month, isClosed, months, rows, language } = useLoaderData<typeof loader>();
  const { t } = usePartners();
  const tag = tagOf(language);
  const title = t('statements.title', { month: formatMonth(month, tag) });
  const tabs = months.map((each) => ({ to: `/offers/statements?month=${each}`, text: formatMonth(each, tag) }));
  return (
    <Page title={title} tabs={<Tabs label={t('statements.months')} tabs={tabs} current={`/offers/statements?month=${month}`} />}>
      <title>{title}</title>
      {!isClosed && <Banner tone="blue">{t('statements.running')}</Banner>}
      {rows.length === 0 ? <Empty title={t('statements.none')} /> : <Rows rows={rows} isClosed={isClosed} />}
    </Page>
  );
}

type Rows = Pick<Awaited<ReturnType<typeof loader>>, 'rows' | 'isClosed'>;

function Rows({ rows, isClosed }: Rows) {
  const { money } = useDesk();
  const { t } = usePartners();
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('statements.partner')}</th>
            {(['jobs', 'net', 'vat', 'total'] as const).map((column) => (
              <th key={column} scope="col" className={table.number}>
                {t(`statements.${column}`)}
              </th>
            ))}
            <th scope="col">{t('statements.standing')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, approvedAt, isWaiting, totals }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/offers/statements/${id}`}>{name}</Link>
              </th>
              <td className={table.number} data-label={t('statements.jobs')}>
                {totals.jobs}
              </td>
              <td className={table.number} data-label={t('statements.net')}>
                {money(totals.netCents)}
              </td>
              <td className={table.number} data-label={t('statements.vat')}>
                {money(totals.vatCents)}
              </td>
              <td className={table.number} data-label={t('statements.total')}>
                {money(totals.totalCents)}
              </td>
              <td data-label={t('statements.standing')}>
                {t(approvedAt !== null ? 'statements.approved' : isClosed ? 'statements.sent' : 'statements.open')}
                {totals.isVatOpen && `, ${t('statements.vatOpen')}`}
                {totals.disputed > 0 && <strong className={styles.issue}>, {t('statements.disputed', { count: totals.disputed })}</strong>}
                {isWaiting && <strong className={styles.issue}>, {t('statements.waiting')}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('statements.sum')}</th>
            {(['jobs', 'netCents', 'vatCents', 'totalCents'] as const).map((column) => (
              <td key={column} className={table.number} data-label={t(`statements.${columnNames[column]}`)}>
                <strong>{column === 'jobs' ? sumOf(rows, column) : money(sumOf(rows, column))}</strong>
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const columnNames = { jobs: 'jobs', netCents: 'net', vatCents: 'vat', totalCents: 'total' } as const;

function sumOf(rows: Rows['rows'], column: keyof typeof columnNames): number {
  return rows.reduce((sum, { totals }) => sum + totals[column], 0);
}
