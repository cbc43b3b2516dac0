import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { useRights } from '../use-rights.ts';
import { type ListedAgency, pathToAgency } from './agency-page.ts';
import { AgencyTextsContext, useAgencies } from './use-agencies.ts';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  return { agencies: await desk.queries.agencies.list({}), texts: desk.textsOf('agencies') };
}

export default function Agencies() {
  return (
    <AgencyTextsContext value={useLoaderData<typeof loader>().texts}>
      <AgenciesPage />
    </AgencyTextsContext>
  );
}

/** The agencies that order by API: what each ordered this month, and whether its messages arrive. */
function AgenciesPage() {
  const { agencies } = useLoaderData<typeof loader>();
  const { t } = useAgencies();
  const mayManage = useRights().has('manage-agencies');
  const add = mayManage && (
    <ButtonLink to="/agencies/new" size="small" icon="plus">
      {t('new')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} count={agencies.length} isFilled actions={add}>
      <title>{t('title')}</title>
      {agencies.length === 0 ? <Empty title={t('none')}>{t('noneHelp')}</Empty> : <List agencies={agencies} />}
    </Page>
  );
}

function List({ agencies }: { readonly agencies: readonly ListedAgency[] }) {
  const { t } = useAgencies();
  const { t: d, money, compactInstant } = useDesk();
  const head = [
    { key: 'name', text: t('fields.name') },
    { key: 'state', text: d('table.state') },
    { key: 'trips', text: t('tabs.trips'), isNumber: true },
    { key: 'month', text: t('month'), isNumber: true },
    { key: 'limit', text: t('fields.monthLimit'), isNumber: true },
    { key: 'used', text: t('lastUsed') },
  ];
  return (
    <Table caption={t('title')} head={head}>
      {agencies.map(({ id, name, trips, monthCents, monthLimitCents, lastUsedAt, failed, endedAt }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={pathToAgency(id)} prefetch="intent">
              {name}
            </Link>
          </th>
          <td data-label={d('table.state')}>
            <AgencyState isEnded={endedAt !== null} failed={failed} />
          </td>
          <td data-label={t('tabs.trips')} className={table.number}>
            {trips}
          </td>
          <td data-label={t('month')} className={table.number}>
            {money(monthCents)}
          </td>
          <td data-label={t('fields.monthLimit')} className={table.number}>
            {monthLimitCents === null ? '–' : money(monthLimitCents)}
          </td>
          <td data-label={t('lastUsed')} className={table.moment}>
            {lastUsedAt === null ? t('never') : compactInstant(lastUsedAt)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function AgencyState({ isEnded, failed }: { readonly isEnded: boolean; readonly failed: number }) {
  const { t } = useAgencies();
  if (isEnded) {
    return (
      <State shape="done" tone="grey">
        {t('states.ended')}
      </State>
    );
  }
  return failed > 0 ? (
    <State shape="request" tone="amber">
      {t('states.failing', { count: failed })}
    </State>
  ) : (
    <State shape="booked" tone="green">
      {t('states.active')}
    </State>
  );
}
