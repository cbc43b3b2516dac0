import { Form, Link } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Section } from '../ui/page.tsx';
import { Button, Field } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { Tag } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { useRights } from '../use-rights.ts';
import { MergeButton } from './customer-drawer.tsx';
import type { CustomerIntent } from './customer-forms.ts';
import { pathToCustomer, type ShownCustomer, type ShownPeople } from './customer-page.ts';
import styles from './customers.module.css';
import { HistoryPart } from './history-part.tsx';
import { useCustomers } from './use-customers.ts';

type PeoplePartProps = ShownPeople & {
  readonly customer: ShownCustomer;
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** The people of the customer, possible duplicates, and the history of the record. */
export function PeoplePart({ customer, people, duplicates, moves, changes, answer }: PeoplePartProps) {
  return (
    <>
      <Duplicates customer={customer} duplicates={duplicates} />
      <People customer={customer} people={people} answer={answer} />
      <HistoryPart customer={customer} moves={moves} changes={changes} />
    </>
  );
}

function Duplicates({ customer, duplicates }: Pick<PeoplePartProps, 'customer' | 'duplicates'>) {
  const { t } = useCustomers();
  const rights = useRights();
  if (duplicates.length === 0 || !rights.has('change-trips')) return null;
  return (
    <Section title={t('alike.title')} detail={duplicates.length}>
      <ul className={styles.others}>
        {duplicates.map(({ id, name, version, reasons }) => (
          <li key={id}>
            <span>
              <Link to={pathToCustomer(id)}>{name}</Link>{' '}
              {reasons.map((reason) => (
                <Tag key={reason}>{t(`alike.reasons.${reason}`)}</Tag>
              ))}
            </span>
            <span className={styles.acts}>
              <MergeButton customer={customer} other={{ id, name, version }} />
              <Form method="post" preventScrollReset>
                <input type="hidden" name="other" value={id} />
                <Button<CustomerIntent> intent="apart" kind="quiet" size="small">
                  {t('alike.apart')}
                </Button>
              </Form>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function People({ customer, people, answer }: Pick<PeoplePartProps, 'customer' | 'people' | 'answer'>) {
  const { t } = useCustomers();
  const maySplit = useRights().has('change-trips') && people.length > 1;
  return (
    <Section title={t('tabs.people')} detail={people.length}>
      <Form method="post" preventScrollReset>
        {/* The first button is the one that Enter in a field would press: it must not split. */}
        <button type="submit" disabled hidden />
        <PeopleTable customer={customer} people={people} maySplit={maySplit} />
        {maySplit && (
          <details className={styles.split} open={answer?.act === 'split' && answer.problem !== null}>
            <summary>{t('split.title')}</summary>
            <p>{t('split.help')}</p>
            <input type="hidden" name="version" value={customer.version} />
            <Answered answer={answer}>
              <Field label={t('split.name')} name="name" maxLength={textLimits.organisation} />
            </Answered>
            <Button<CustomerIntent> intent="split">{t('split.press')}</Button>
          </details>
        )}
      </Form>
    </Section>
  );
}

type PeopleTableProps = Pick<PeoplePartProps, 'customer' | 'people'> & { readonly maySplit: boolean };

function PeopleTable({ customer, people, maySplit }: PeopleTableProps) {
  const { t } = useCustomers();
  const { date } = useDesk();
  const mayChange = useRights().has('change-trips');
  const head = [
    ...(maySplit ? [{ key: 'chosen', text: t('split.chosen') }] : []),
    { key: 'name', text: t('person') },
    { key: 'role', text: t('role.role') },
    { key: 'email', text: t('email') },
    { key: 'phone', text: t('phone') },
    { key: 'vat', text: t('vatNumber') },
    { key: 'trips', text: t('trips'), isNumber: true },
    { key: 'last', text: t('last') },
  ];
  return (
    <Table caption={t('tabs.people')} head={head}>
      {people.map(({ id, name, role, email, phone, vatNumber, trips, lastDeparture }) => (
        <tr key={id}>
          {maySplit && (
            <td>
              <input type="checkbox" name="people" value={id} aria-label={t('split.choose', { name: name || email })} />
            </td>
          )}
          <th scope="row">
            {mayChange ? <Link to={`${pathToCustomer(customer.id)}?act=role&person=${id}`}>{name || email}</Link> : name || email}
          </th>
          <td data-label={t('role.role')}>{role}</td>
          <td data-label={t('email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </td>
          <td data-label={t('phone')}>{phone}</td>
          <td data-label={t('vatNumber')}>{vatNumber}</td>
          <td data-label={t('trips')} className={table.number}>
            {trips}
          </td>
          <td data-label={t('last')} className={table.moment}>
            {lastDeparture === null ? '' : date(lastDeparture)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
