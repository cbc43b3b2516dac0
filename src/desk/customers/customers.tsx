import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { customerKinds } from '#operations/customers/rules/kinds.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Empty } from '../ui/empty.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Pagination, Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { Tabs } from '../ui/tabs.tsx';
import { type ListedCustomer, pathToCustomer } from './customer-page.ts';
import styles from './customers.module.css';
import { CustomerTextsContext, useCustomers } from './use-customers.ts';

/** The search is in the address, so that a list can be sent to a colleague. */
export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const query = new URL(args.request.url).searchParams;
  const search = (query.get('q') ?? '').trim();
  const kind = customerKinds.find((each) => each === query.get('kind')) ?? '';
  const page = readWhole(query.get('page')) || 1;
  const found = await desk.queries.customers.list({ search, kind, page });
  return { ...found, search, kind, page, texts: desk.textsOf('customers') };
}

export default function Customers() {
  return (
    <CustomerTextsContext value={useLoaderData<typeof loader>().texts}>
      <CustomersPage />
    </CustomerTextsContext>
  );
}

/** The address of a list, without default values. */
function pathToList(asked: Readonly<Record<'q' | 'kind' | 'page', string>>): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
  return query === '' ? '/customers' : `/customers?${query}`;
}

/** Organisations and private persons, found by name, mail domain, VAT number or telephone number. */
function CustomersPage() {
  const { customers, hasMore, search, kind, page } = useLoaderData<typeof loader>();
  const { t } = useCustomers();
  const toPage = (to: number) => pathToList({ q: search, kind, page: String(to) });
  const tabs = ['', ...customerKinds] as const;
  return (
    <Page
      title={t('title')}
      {...(page === 1 && !hasMore ? { count: customers.length } : {})}
      isFilled
      tabs={
        <Tabs
          label={t('kinds.label')}
          current={pathToList({ q: search, kind, page: '' })}
          tabs={tabs.map((each) => ({ to: pathToList({ q: search, kind: each, page: '' }), text: t(`kinds.${each || 'all'}`) }))}
        />
      }
      tools={
        <Form className={styles.search} role="search" aria-label={t('search')}>
          {kind !== '' && <input type="hidden" name="kind" value={kind} />}
          <Icon name="search" />
          <input key={search} type="search" name="q" defaultValue={search} aria-label={t('search')} placeholder={t('searchHint')} />
        </Form>
      }
    >
      <title>{t('title')}</title>
      {customers.length === 0 ? <Empty title={t('none')}>{t('noneHelp')}</Empty> : <List customers={customers} />}
      <div className={styles.pages}>
        <Pagination label={t('pages')} previousTo={page > 1 ? toPage(page - 1) : null} nextTo={hasMore ? toPage(page + 1) : null} />
      </div>
    </Page>
  );
}

function List({ customers }: { readonly customers: readonly ListedCustomer[] }) {
  const { t } = useCustomers();
  const { money, date } = useDesk();
  const head = [
    { key: 'name', text: t('name') },
    { key: 'person', text: t('person') },
    { key: 'email', text: t('email') },
    { key: 'phone', text: t('phone') },
    { key: 'trips', text: t('trips'), isNumber: true },
    { key: 'last', text: t('last') },
    { key: 'open', text: t('open'), isNumber: true },
  ];
  return (
    <Table caption={t('title')} head={head}>
      {customers.map(({ id, kind, name, people, person, email, phone, trips, lastDeparture, openCents }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={pathToCustomer(id)} prefetch="intent">
              {name}
            </Link>
          </th>
          <td data-label={t('person')}>
            {kind === 'person' ? '' : people > 1 ? t('andOthers', { name: person, count: people - 1 }) : person}
          </td>
          <td data-label={t('email')}>{email}</td>
          <td data-label={t('phone')}>{phone}</td>
          <td data-label={t('trips')} className={table.number}>
            {trips}
          </td>
          <td data-label={t('last')} className={table.moment}>
            {lastDeparture === null ? '' : date(lastDeparture)}
          </td>
          <td data-label={t('open')} className={table.number}>
            {openCents === 0 ? (
              <State shape="done" tone="grey">
                {t('nothingOpen')}
              </State>
            ) : (
              money(openCents)
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
