import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { tagOf } from '#domain/sites/language.ts';
import { exportFormats } from '#operations/accounting/rules/formats.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Banner, Note } from '../ui/note.tsx';
import { Page } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import { useAnswer } from '../use-answer.ts';
import { booksForms } from './books-forms.ts';
import styles from './money.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return { books: await requireSignedIn(args).queries.money.books({}) };
}

export const action = deskAction(booksForms);

/** The closed months of each company, as files for accounting programs. */
export default function Books() {
  const { books } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { t, named } = useDesk();
  return (
    <Page
      title={t('books.title')}
      actions={
        <ButtonLink to="/payments" size="small">
          {t('money.title')}
        </ButtonLink>
      }
    >
      <title>{t('books.title')}</title>
      <div className={styles.notes}>
        {answer !== undefined &&
          (answer.problem === null ? (
            <Note>{t('books.closed')}</Note>
          ) : (
            <Banner tone="red" role="alert">
              {named('problems', answer.problem, answer.values)}
            </Banner>
          ))}
        <p className={styles.muted}>{t('books.help')}</p>
      </div>
      {books.map((each) => (
        <CompanyBooks key={each.company} books={each} />
      ))}
    </Page>
  );
}

/** By their own names, the same in every language. */
const formatNames = { csv: 'CSV', datev: 'DATEV', fec: 'FEC', twinfield: 'Twinfield' } as const;

type CompanyBooksProps = { readonly books: Awaited<ReturnType<typeof loader>>['books'][number] };

function CompanyBooks({ books: { company, closed, next } }: CompanyBooksProps) {
  const { t, country, instant, language } = useDesk();
  const monthOf = (month: string) => formatMonth(month, tagOf(language));
  const head = [
    { key: 'month', text: t('books.month') },
    { key: 'closed', text: t('books.closedAt') },
    { key: 'files', text: t('books.files') },
  ];
  return (
    <section aria-label={country(company)}>
      <div className={styles.head}>
        <h2>{country(company)}</h2>
        {next !== null && (
          <Form method="post" className={styles.end} preventScrollReset>
            <input type="hidden" name="company" value={company} />
            <input type="hidden" name="month" value={next} />
            <Button size="small" icon="lock" intent="close-month">
              {t('books.close', { month: monthOf(next) })}
            </Button>
          </Form>
        )}
      </div>
      {closed.length > 0 && (
        <div className={`${styles.table} ${styles.flat}`}>
          <Table caption={country(company)} head={head}>
            {closed.map(({ month, closedAt, closedBy }) => (
              <tr key={month}>
                <th scope="row">{monthOf(month)}</th>
                <td data-label={t('books.closedAt')} className={styles.muted}>
                  {instant(closedAt)} · {closedBy}
                </td>
                <td data-label={t('books.files')}>
                  <span className={styles.choices}>
                    {exportFormats.map((format) => (
                      <a key={format} href={`/payments/books/${company}/${month}/${format}`} download>
                        {formatNames[format]}
                      </a>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </section>
  );
}
