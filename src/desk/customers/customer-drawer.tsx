import { Form } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { Answered } from '../ui/answered.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { Button, Field } from '../ui/parts.tsx';
import type { CustomerIntent } from './customer-forms.ts';
import { type ListedCustomer, pathToCustomer, type ShownCustomer, type ShownPeople } from './customer-page.ts';
import styles from './customers.module.css';
import { useCustomers } from './use-customers.ts';

type DrawerProps = {
  readonly customer: ShownCustomer;
  /** Which act is open, by the address. */
  readonly act: string;
  readonly search: string;
  readonly others: readonly ListedCustomer[];
  readonly person: ShownPeople['people'][number] | undefined;
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** The open act beside the record: rename, set a role, or choose a record to merge. */
export function CustomerDrawer({ customer, act, search, others, person, answer }: DrawerProps) {
  const { t } = useCustomers();
  const closeTo = pathToCustomer(customer.id);
  if (act === 'rename') {
    return (
      <Drawer title={t('rename.title')} closeTo={closeTo}>
        <Answered answer={answer}>
          <Form method="post" className={styles.form}>
            <Field label={t('name')} name="name" required defaultValue={customer.name} maxLength={textLimits.organisation} />
            <Save intent="rename" version={customer.version} />
          </Form>
        </Answered>
      </Drawer>
    );
  }
  if (act === 'role' && person !== undefined) {
    return (
      <Drawer title={t('role.title', { name: person.name || person.email })} closeTo={closeTo}>
        <Answered answer={answer}>
          <Form method="post" className={styles.form} key={person.id}>
            <input type="hidden" name="person" value={person.id} />
            <Field label={t('role.role')} name="role" help={t('role.help')} defaultValue={person.role} maxLength={textLimits.name} />
            <Save intent="role" version={customer.version} />
          </Form>
        </Answered>
      </Drawer>
    );
  }
  if (act !== 'merge') return null;
  return (
    <Drawer title={t('merge.title')} closeTo={closeTo}>
      <p>{t('merge.help', { name: customer.name })}</p>
      <Form className={styles.form} role="search">
        <input type="hidden" name="act" value="merge" />
        <Field label={t('search')} name="q" defaultValue={search} help={t('searchHint')} />
        <Button>{t('merge.find')}</Button>
      </Form>
      {search !== '' && <Others customer={customer} others={others} />}
    </Drawer>
  );
}

function Save({ intent, version }: { readonly intent: CustomerIntent; readonly version: number }) {
  const { t } = useCustomers();
  return (
    <p>
      <input type="hidden" name="version" value={version} />
      <Button<CustomerIntent> intent={intent} kind="main">
        {t('save')}
      </Button>
    </p>
  );
}

function Others({ customer, others }: Pick<DrawerProps, 'customer' | 'others'>) {
  const { t } = useCustomers();
  if (others.length === 0) return <p role="status">{t('none')}</p>;
  return (
    <ul className={styles.others}>
      {others.map(({ id, name, email, version, trips }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong> <span className={styles.muted}>{t('merge.who', { email, count: trips })}</span>
          </span>
          <MergeButton customer={customer} other={{ id, name, version }} />
        </li>
      ))}
    </ul>
  );
}

type MergeButtonProps = {
  readonly customer: Pick<ShownCustomer, 'version'>;
  readonly other: { readonly id: string; readonly name: string; readonly version: number };
};

/** Takes another record into the one that is open; both as they were seen. */
export function MergeButton({ customer, other: { id, name, version } }: MergeButtonProps) {
  const { t } = useCustomers();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="other" value={id} />
      <input type="hidden" name="otherVersion" value={version} />
      <input type="hidden" name="version" value={customer.version} />
      <Button<CustomerIntent> intent="merge" size="small">
        {t('merge.press', { name })}
      </Button>
    </Form>
  );
}
