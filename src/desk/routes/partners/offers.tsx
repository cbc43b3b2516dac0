import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { marginPercent } from '#operations/partners/rules/offer.ts';
import { PartnerWorkDocument, type PartnerWorkQuery, WithdrawOfferDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { PartnersTextsContext, usePartners } from '../../partners/use-partners.ts';
import styles from '../../planning/planning.module.css';
import { useRight } from '../../planning/use-planning.ts';
import part from '../../ui/parts.module.css';
import { Button, Panel } from '../../ui/parts.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useLive } from '../../use-live.ts';

export async function loader(args: LoaderFunctionArgs) {
  const desk = requireSignedIn(args);
  const { partnerWork } = await desk.execute(PartnerWorkDocument, {});
  return { ...partnerWork, texts: desk.textsOf('partners') };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const asked = { reference: String(form.get('reference') ?? ''), id: String(form.get('id') ?? '') };
  const { withdrawOffer } = await requireSignedIn(args).execute(WithdrawOfferDocument, asked);
  return data(withdrawOffer, { status: withdrawOffer.problem === null ? 200 : 409 });
}

/** What is offered to partners, what nobody took, and what they drive. */
export default function OffersPage() {
  const { offers, jobs, texts } = useLoaderData<typeof loader>();
  useLive('plan');
  return (
    <PartnersTextsContext value={texts}>
      <PartnerWork offers={offers} jobs={jobs} />
    </PartnersTextsContext>
  );
}

type Work = PartnerWorkQuery['partnerWork'];

function PartnerWork({ offers, jobs }: Work) {
  const outcome = useAnswer<typeof action>();
  const { t, called } = usePartners();
  const maySeeMoney = useRight('record-payments');
  const problem = outcome?.problem ?? null;
  return (
    <>
      <title>{t('offers.title')}</title>
      <h1 className={styles.title}>{t('offers.title')}</h1>
      {problem !== null && (
        <p className={part.problem} role="alert">
          {called('problems', problem)}
        </p>
      )}
      <Panel title={t('offers.open')} count={offers.length}>
        {offers.length === 0 && <p className={styles.muted}>{t('offers.none')}</p>}
        {offers.map((offer) => (
          <OfferLines key={offer.id} offer={offer} />
        ))}
      </Panel>
      <JobsPanel jobs={jobs} />
      {maySeeMoney && (
        <p>
          <Link to="/offers/statements">{t('statements.all')}</Link>
        </p>
      )}
    </>
  );
}

/** What a partner gets of what the customer pays, and what stays with us; nothing with VAT. */
function Margin({ priceCents, saleCents }: { readonly priceCents: number; readonly saleCents: number }) {
  const { money, language } = useDesk();
  const { t } = usePartners();
  const percent = formatNumber(marginPercent({ saleCents, priceCents }), tagOf(language));
  return t('offers.margin', { price: money(priceCents), sale: money(saleCents), margin: money(saleCents - priceCents), percent });
}

function OfferLines({ offer }: { readonly offer: Work['offers'][number] }) {
  const { instant } = useDesk();
  const { t, called } = usePartners();
  const { id, reference, vehicleIndex, startsAt, mode, deadline, round, asked } = offer;
  return (
    <article aria-label={reference}>
      <p>
        <Link to={`/trips/${reference}`}>{reference}</Link> {instant(startsAt)}, <Margin {...offer} />, {called('modes', mode)}
      </p>
      {deadline === null ? (
        <p>
          <strong className={styles.issue}>{t('offers.unanswered')}</strong>{' '}
          <Link to={`/offers/${reference}/${vehicleIndex + 1}`}>{t('offers.again')}</Link>
        </p>
      ) : (
        <p>{t('offers.deadline', { round, moment: instant(deadline) })}</p>
      )}
      <ol className={styles.list}>
        {asked.map((partner) => (
          <li key={partner.operatorId}>
            <Link to={`/fleet/operators/${partner.operatorId}`}>{partner.name}</Link>
            <a href={`tel:${partner.phone.replaceAll(/[^\d+]/g, '')}`}>{partner.phone}</a>
            <span>{called('answers', partner.answer)}</span>
            {partner.reason !== '' && <q>{partner.reason}</q>}
          </li>
        ))}
      </ol>
      {deadline !== null && (
        <Form method="post">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="id" value={id} />
          <Button kind="danger">{t('offers.withdraw')}</Button>
        </Form>
      )}
    </article>
  );
}

function JobsPanel({ jobs }: Pick<Work, 'jobs'>) {
  const { instant } = useDesk();
  const { t } = usePartners();
  return (
    <Panel title={t('jobs.title')} count={jobs.length}>
      {jobs.length === 0 && <p className={styles.muted}>{t('jobs.none')}</p>}
      <ul className={styles.list}>
        {jobs.map(({ id, reference, startsAt, operatorId, operator, operatorPhone, driverName, driverPhone, vehicle, ...sums }) => (
          <li key={id}>
            <Link to={`/trips/${reference}`}>{reference}</Link>
            <span>{instant(startsAt)}</span>
            <Link to={`/fleet/operators/${operatorId}`}>{operator}</Link>
            <a href={`tel:${operatorPhone.replaceAll(/[^\d+]/g, '')}`}>{operatorPhone}</a>
            <span>
              <Margin {...sums} />
            </span>
            {driverName === '' ? (
              <strong className={styles.issue}>{t('jobs.noCrew')}</strong>
            ) : (
              <span>{[driverName, driverPhone, vehicle].join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
