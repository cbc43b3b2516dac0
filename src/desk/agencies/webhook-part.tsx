import { Form, Link } from 'react-router';
import type { DeskProblem } from '#desk-service/desk-service.ts';
import { mostWebhookLength } from '#operations/agencies/rules/agency.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/page.tsx';
import { Button, Field } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import { useRights } from '../use-rights.ts';
import styles from './agencies.module.css';
import type { AgencyIntent } from './agency-forms.ts';
import type { ShownAgency, ShownDelivery } from './agency-page.ts';
import { Secret } from './keys-part.tsx';
import { useAgencies } from './use-agencies.ts';

type WebhookPartProps = {
  readonly agency: ShownAgency;
  readonly deliveries: readonly ShownDelivery[];
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** Where changes of the agency's trips are sent, and what came of it. */
export function WebhookPart({ agency, deliveries, answer }: WebhookPartProps) {
  const { t } = useAgencies();
  const mayManage = useRights().has('manage-agencies');
  const secret = answer?.act === 'webhook' && answer.problem === null ? Object(answer.value).secret : undefined;
  return (
    <>
      <Section title={t('webhook.title')}>
        {typeof secret === 'string' && secret !== '' && <Secret title={t('webhook.secret')} help={t('webhook.once')} secret={secret} />}
        {mayManage ? (
          <Answered answer={answer}>
            <Form method="post" preventScrollReset className={styles.inner} key={agency.version}>
              <input type="hidden" name="version" value={agency.version} />
              <Field
                label={t('webhook.url')}
                name="url"
                defaultValue={agency.webhookUrl}
                help={t('webhook.help')}
                maxLength={mostWebhookLength}
              />
              <p>
                <Button<AgencyIntent> intent="webhook">{t('webhook.save')}</Button>
              </p>
            </Form>
          </Answered>
        ) : (
          <p className={styles.inner}>{agency.webhookUrl || '–'}</p>
        )}
      </Section>
      <Section title={t('deliveries.title')} detail={deliveries.length}>
        {deliveries.length === 0 ? <Empty title={t('deliveries.none')} /> : <Deliveries deliveries={deliveries} mayResend={mayManage} />}
      </Section>
    </>
  );
}

type DeliveriesProps = { readonly deliveries: readonly ShownDelivery[]; readonly mayResend: boolean };

function Deliveries({ deliveries, mayResend }: DeliveriesProps) {
  const { t } = useAgencies();
  const { t: d, named, compactInstant } = useDesk();
  const head = [
    { key: 'reference', text: d('table.reference') },
    { key: 'event', text: t('deliveries.event') },
    { key: 'at', text: t('deliveries.at') },
    { key: 'state', text: d('table.state') },
    { key: 'attempts', text: t('deliveries.attempts'), isNumber: true },
    ...(mayResend ? [{ key: 'acts' }] : []),
  ];
  return (
    <Table caption={t('deliveries.title')} head={head}>
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <th scope="row">
            <Link to={`/trips/${delivery.reference}`}>{delivery.reference}</Link>
          </th>
          <td data-label={t('deliveries.event')}>{named('events', delivery.event)}</td>
          <td data-label={t('deliveries.at')} className={table.moment}>
            {compactInstant(delivery.createdAt)}
          </td>
          <td data-label={d('table.state')}>
            <DeliveryState delivery={delivery} />
          </td>
          <td data-label={t('deliveries.attempts')} className={table.number}>
            {delivery.attempts}
          </td>
          {mayResend && (
            <td>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="delivery" value={delivery.id} />
                <Button<AgencyIntent> intent="resend" kind="quiet" size="small" icon="refresh">
                  {t('deliveries.again')}
                </Button>
              </Form>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

function DeliveryState({ delivery }: { readonly delivery: ShownDelivery }) {
  const { t, named } = useAgencies();
  const { compactInstant } = useDesk();
  const { deliveredAt, failedAt, nextAt, status, error, attempts } = delivery;
  const why = error === '' ? '' : named('errors', error, { status: status ?? 0 });
  if (deliveredAt !== null) {
    return (
      <State shape="booked" tone="green">
        {t('deliveries.delivered', { at: compactInstant(deliveredAt) })}
      </State>
    );
  }
  if (failedAt !== null) {
    return (
      <State shape="cancelled" tone="red">
        {t('deliveries.failed', { why })}
      </State>
    );
  }
  return (
    <State shape="request" tone={attempts === 0 ? 'blue' : 'amber'}>
      {why === '' || nextAt === null ? t('deliveries.waiting') : t('deliveries.retrying', { why, at: compactInstant(nextAt) })}
    </State>
  );
}
