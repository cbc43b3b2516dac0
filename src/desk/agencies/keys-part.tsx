import { Form } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import styles from './agencies.module.css';
import type { AgencyIntent } from './agency-forms.ts';
import type { ShownAgency, ShownKey } from './agency-page.ts';
import { useAgencies } from './use-agencies.ts';

type KeysPartProps = {
  readonly agency: ShownAgency;
  readonly keys: readonly ShownKey[];
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** The keys of an agency. A new one is shown once, and never again. */
export function KeysPart({ agency, keys, answer }: KeysPartProps) {
  const { t } = useAgencies();
  const made = answer?.act === 'make-key' && answer.problem === null ? Object(answer.value).key : undefined;
  const add = agency.endedAt === null && (
    <Form method="post" preventScrollReset>
      <Button<AgencyIntent> intent="make-key" size="small" icon="plus">
        {t('keys.make')}
      </Button>
    </Form>
  );
  return (
    <Section title={t('tabs.keys')} detail={keys.filter(({ endedAt }) => endedAt === null).length} actions={add}>
      {typeof made === 'string' && <Secret title={t('keys.made')} help={t('keys.once')} secret={made} />}
      <p className={styles.inner}>{t('keys.help')}</p>
      {keys.length === 0 ? <Empty title={t('keys.none')} /> : <KeyTable keys={keys} />}
    </Section>
  );
}

type SecretProps = { readonly title: string; readonly help: string; readonly secret: string };

/** A secret that is shown this once. */
export function Secret({ title, help, secret }: SecretProps) {
  return (
    <div className={styles.secret} role="status">
      <strong>{title}</strong>
      <code>{secret}</code>
      <span className={styles.muted}>{help}</span>
    </div>
  );
}

function KeyTable({ keys }: { readonly keys: readonly ShownKey[] }) {
  const { t } = useAgencies();
  const { t: d, compactInstant } = useDesk();
  const head = [
    { key: 'hint', text: t('keys.key') },
    { key: 'state', text: d('table.state') },
    { key: 'made', text: t('keys.createdAt') },
    { key: 'used', text: t('lastUsed') },
    { key: 'ended', text: t('keys.endedAt') },
    { key: 'acts' },
  ];
  return (
    <Table caption={t('tabs.keys')} head={head}>
      {keys.map(({ id, hint, createdBy, createdAt, lastUsedAt, endedAt, endedBy }) => (
        <tr key={id}>
          <th scope="row">
            <code>cva_…{hint}</code>
          </th>
          <td data-label={d('table.state')}>
            <State shape={endedAt === null ? 'booked' : 'done'} tone={endedAt === null ? 'green' : 'grey'}>
              {t(endedAt === null ? 'states.active' : 'states.ended')}
            </State>
          </td>
          <td data-label={t('keys.createdAt')} className={table.moment}>
            {compactInstant(createdAt)} {createdBy}
          </td>
          <td data-label={t('lastUsed')} className={table.moment}>
            {lastUsedAt === null ? t('never') : compactInstant(lastUsedAt)}
          </td>
          <td data-label={t('keys.endedAt')} className={table.moment}>
            {endedAt === null ? '' : `${compactInstant(endedAt)} ${endedBy}`}
          </td>
          <td>
            {endedAt === null && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="key" value={id} />
                <Button<AgencyIntent> intent="end-key" kind="danger" size="small">
                  {t('keys.end')}
                </Button>
              </Form>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
