import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { deskAction } from '../desk-action.ts';
import { type DeskRequest, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Refusal } from '../ui/parts.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { FactRow } from '../ui/timeline.tsx';
import { useAnswer } from '../use-answer.ts';
import { useRights } from '../use-rights.ts';
import { CustomerDrawer } from './customer-drawer.tsx';
import { customerForms } from './customer-forms.ts';
import { type CustomerTab, customerTabs, pathToCustomer, readCustomerTab, type ShownCustomer } from './customer-page.ts';
import styles from './customers.module.css';
import { MailsPart } from './mails-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { RatesPart } from './rates-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { TripsPart } from './trips-part.tsx';
import { CustomerTextsContext, useCustomers } from './use-customers.ts';

export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const tab = readCustomerTab(params.tab);
  const id = params.id ?? '';
  const customer = tab === null ? null : await desk.queries.customers.one({ id });
  if (tab === null || customer === null) throw data(null, { status: 404 });
  if (customer.mergedInto !== null) throw redirect(pathToCustomer(customer.mergedInto, tab));
  const query = new URL(args.request.url).searchParams;
  const act = query.get('act') ?? '';
  const search = (query.get('q') ?? '').trim();
  const [part, found] = await Promise.all([
    readPart(desk, { tab, id, page: readWhole(query.get('page')) || 1 }),
    act === 'merge' && search !== '' ? desk.queries.customers.list({ search, kind: '', page: 1 }) : null,
  ]);
  const others = (found?.customers ?? []).filter((other) => other.id !== id);
  return { customer, tab, part, act, search, others, person: query.get('person') ?? '', texts: desk.textsOf('customers') };
}

type Asked = { readonly tab: CustomerTab; readonly id: string; readonly page: number };

/** The content of the open tab; the others load when opened. */
async function readPart({ queries: { customers } }: DeskRequest, { tab, id, page }: Asked) {
  if (tab === 'people') return { tab, ...(await customers.people({ id })) } as const;
  if (tab === 'trips') return { tab, page, ...(await customers.trips({ id, page })) } as const;
  if (tab === 'quotes') return { tab, page, ...(await customers.quotes({ id, page })) } as const;
  if (tab === 'money') return { tab, lines: await customers.money({ id }) } as const;
  if (tab === 'terms') return { tab, terms: await customers.terms({ id }) } as const;
  if (tab === 'mails') return { tab, mails: await customers.mails({ id }) } as const;
  return { tab, notes: await customers.notes({ id }) } as const;
}

export const action = deskAction(customerForms);

export default function Customer() {
  return (
    <CustomerTextsContext value={useLoaderData<typeof loader>().texts}>
      <CustomerPage />
    </CustomerTextsContext>
  );
}

/** The record of a customer: a one-line summary, its parts in tabs, and the open act beside them. */
function CustomerPage() {
  const { customer, tab, part, act, search, others, person } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { t } = useCustomers();
  const { t: d } = useDesk();
  const rights = useRights();
  const { id, name, totals } = customer;
  const counts: Partial<Record<CustomerTab, number>> = { trips: totals.trips, quotes: totals.quotes };
  return (
    <Page
      title={name}
      count={t(`kinds.${customer.kind}`)}
      actions={
        <>
          <AlsoHere kind="customer" of={id} />
          {rights.has('change-trips') && (
            <>
              <ButtonLink to={`${pathToCustomer(id)}?act=rename`} size="small">
                {t('rename.title')}
              </ButtonLink>
              <ButtonLink to={`${pathToCustomer(id)}?act=merge`} size="small" icon="swap">
                {t('merge.title')}
              </ButtonLink>
            </>
          )}
        </>
      }
      tabs={
        <>
          <Totals totals={totals} credit={customer.credit} />
          <Tabs
            label={t('tabs.label')}
            current={pathToCustomer(id, tab)}
            tabs={customerTabs.map((each) => ({ to: pathToCustomer(id, each), text: t(`tabs.${each}`), count: counts[each] }))}
          />
        </>
      }
    >
      <title>{name}</title>
      <p className={styles.crumb}>
        <Link to="/customers">{d('nav.customers')}</Link>
      </p>
      {/* The form of the rates is far below and says it itself. */}
      <Refusal answer={answer?.act === 'agree-rates' ? undefined : answer} />
      {part.tab === 'people' && <PeoplePart customer={customer} answer={answer} {...part} />}
      {(part.tab === 'trips' || part.tab === 'quotes') && <TripsPart {...part} />}
      {part.tab === 'money' && <MoneyPart lines={part.lines} />}
      {part.tab === 'terms' && (
        <>
          <TermsPart customer={customer} terms={part.terms} answer={answer?.act === 'terms' ? answer : undefined} />
          <RatesPart customer={customer} terms={part.terms} answer={answer} />
        </>
      )}
      {part.tab === 'mails' && <MailsPart mails={part.mails} />}
      {part.tab === 'notes' && <NotesPart notes={part.notes} answer={answer} />}
      <CustomerDrawer
        {...{ customer, act, search, others, answer }}
        person={part.tab === 'people' ? part.people.find((each) => each.id === person) : undefined}
      />
    </Page>
  );
}

function Totals({ totals, credit }: Pick<ShownCustomer, 'totals' | 'credit'>) {
  const { t } = useCustomers();
  const { money, date } = useDesk();
  const { firstDeparture, lastDeparture, bookedCents, paidCents, openCents, overdueCents } = totals;
  const facts = [
    { name: t('since'), value: firstDeparture === null ? '–' : date(firstDeparture) },
    { name: t('last'), value: lastDeparture === null ? '–' : date(lastDeparture) },
    { name: t('booked'), value: money(bookedCents) },
    { name: t('paid'), value: money(paidCents) },
    { name: t('open'), value: money(openCents) },
    { name: t('overdue'), value: money(overdueCents) },
    ...(credit === null ? [] : [{ name: t('creditLeft', { limit: money(credit.limitCents) }), value: money(credit.leftCents) }]),
  ];
  return (
    <div className={styles.facts}>
      <FactRow facts={facts} />
    </div>
  );
}
