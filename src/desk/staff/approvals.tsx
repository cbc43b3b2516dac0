import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fleetKeys } from '#domain/sites/keys.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Note, Panel, Refusal, Warning } from '../ui/parts.tsx';
import { useAnswer } from '../use-answer.ts';
import styles from './staff.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return await requireSignedIn(args).queries.approvals.open({});
}

export const action = deskAction({
  approve: async ({ acts }, { text }) => acts.approvals.approve({ id: text('id') }),
  refuse: async ({ acts }, { text }) => acts.approvals.refuse({ id: text('id') }),
});

type Approval = Awaited<ReturnType<typeof loader>>[number];

/** Acts of colleagues that need a second person. */
export default function Approvals() {
  const approvals = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t, instant } = useDesk();
  return (
    <>
      <title>{t('approvals.title')}</title>
      <h1 className={styles.title}>{t('approvals.title')}</h1>
      <p>{t('approvals.why')}</p>
      <Refusal answer={outcome} />
      {outcome?.problem === null && <Note>{t('people.done')}</Note>}
      <Panel title={t('approvals.open')} count={approvals.length}>
        {approvals.length === 0 && <p>{t('table.none')}</p>}
        <ul className={styles.list}>
          {approvals.map(({ id, kind, subject, detail, rates, askedByName, askedAt, isOwn }) => (
            <li key={id}>
              <p>
                <strong>{t(`approvals.kinds.${kind}`)}</strong> {[subject, detail].filter((known) => known !== '').join(', ')}
              </p>
              {rates !== null && <Rates rates={rates} />}
              <p>{t('approvals.asked', { name: askedByName, at: instant(askedAt) })}</p>
              <Form method="post" className={styles.row}>
                <input type="hidden" name="id" value={id} />
                {!isOwn && (
                  <Button intent="approve" kind="main">
                    {t('approvals.approve')}
                  </Button>
                )}
                <Button intent="refuse" kind="danger">
                  {t(isOwn ? 'approvals.withdraw' : 'approvals.refuse')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** What would be agreed with the customer, one vehicle a line. */
function Rates({ rates: { from, until, vehicles, isUnusual } }: { readonly rates: NonNullable<Approval['rates']> }) {
  const { t, named, money, fullDate } = useDesk();
  return (
    <>
      <p>{until === null ? t('approvals.ratesFrom', { from: fullDate(from) }) : `${fullDate(from)} – ${fullDate(until)}`}</p>
      {isUnusual && <Warning>{t('approvals.ratesUnusual')}</Warning>}
      <ul>
        {fleetKeys.map((key) => {
          const own = vehicles[key];
          if (own === undefined) return null;
          const { dayCents, kilometreCents, hourCents, minimumCents } = own;
          const amounts = { day: money(dayCents), kilometre: money(kilometreCents), hour: money(hourCents), minimum: money(minimumCents) };
          return <li key={key}>{t('approvals.rates', { vehicle: named('vehicles', key), ...amounts })}</li>;
        })}
      </ul>
    </>
  );
}
