import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { marginPercent } from '#operations/partners/rules/offer.ts';
import { deskAction } from '../desk-action.ts';
import { requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { PhoneLink } from '../fleet/phone-link.tsx';
import type { PageAnswer } from '../fleet/typed-form.tsx';
import { ClashNote } from '../partners/clash-note.tsx';
import { PartnersTextsContext, usePartners } from '../partners/use-partners.ts';
import styles from '../planning/planning.module.css';
import { useRight } from '../planning/use-planning.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Button, Refusal, Warning } from '../ui/parts.tsx';
import { Tag } from '../ui/state.tsx';
import { useAnswer } from '../use-answer.ts';
import { useLive } from '../use-live.ts';
import { CounterPart } from './counter-part.tsx';
import { offersForms } from './offer-forms.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { queries, textsOf } = requireSignedIn(args);
  return { ...(await queries.offers.work({})), texts: textsOf('partners') };
}

export const action = deskAction(offersForms);

/** The duties offered to partners, those that nobody took, and those that partners drive. */
export default function OffersPage() {
  const { texts } = useLoaderData<typeof loader>();
  useLive('plan');
  return (
    <PartnersTextsContext value={texts}>
      <PartnerWork />
    </PartnersTextsContext>
  );
}

type Work = Awaited<ReturnType<typeof loader>>;

function PartnerWork() {
  const { offers, jobs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { t } = usePartners();
  const maySeeMoney = useRight('record-payments');
  const statements = maySeeMoney && (
    <ButtonLink to="/offers/statements" size="small" icon="list">
      {t('statements.all')}
    </ButtonLink>
  );
  return (
    <Page title={t('offers.title')} actions={statements}>
      <title>{t('offers.title')}</title>
      <Refusal answer={answer} />
      <Section title={t('offers.open')} detail={offers.length === 0 ? t('offers.none') : offers.length}>
        {offers.map((offer) => (
          <OfferLines key={offer.id} offer={offer} answer={answer} />
        ))}
      </Section>
      <JobsPart jobs={jobs} />
    </Page>
  );
}

/** The partner's share of what the customer pays, and ours; without VAT. */
function Margin({ priceCents, saleCents }: { readonly priceCents: number; readonly saleCents: number }) {
  const { money, language } = useDesk();
  const { t } = usePartners();
  const percent = formatNumber(marginPercent({ saleCents, priceCents }), tagOf(language));
  return t('offers.margin', { price: money(priceCents), sale: money(saleCents), margin: money(saleCents - priceCents), percent });
}

type LinesProps = { readonly offer: Work['offers'][number]; readonly answer: PageAnswer };

function OfferLines({ offer, answer }: LinesProps) {
  const { instant, t: d } = useDesk();
  const { t, called } = usePartners();
  const { id, reference, vehicleIndex, startsAt, mode, deadline, round, asked } = offer;
  const again = <Link to={`/offers/${reference}/${vehicleIndex + 1}`}>{t('offers.again')}</Link>;
  return (
    <article aria-label={reference}>
      <p>
        <Link to={`/trips/${reference}`}>{reference}</Link> {instant(startsAt)}, <Margin {...offer} />, {called('modes', mode)}
      </p>
      {offer.isUnreadable && <Warning>{d('table.unreadable')}</Warning>}
      {deadline === null ? (
        <Warning>
          {t('offers.unanswered')} {again}
        </Warning>
      ) : (
        <p className={styles.muted}>{t('offers.deadline', { round, moment: instant(deadline) })}</p>
      )}
      <ol className={styles.list}>
        {asked.map((partner) => (
          <li key={partner.operatorId}>
            <Link to={`/fleet/operators/${partner.operatorId}`}>{partner.name}</Link>
            <PhoneLink phone={partner.phone} />
            <Tag tone={toneOf[partner.answer]}>{called('answers', partner.answer)}</Tag>
            {partner.reason !== '' && <q>{partner.reason}</q>}
            <CounterPart reference={reference} asked={partner} answer={answer} />
          </li>
        ))}
      </ol>
      {deadline !== null && (
        <Form method="post">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="id" value={id} />
          <Button<keyof typeof offersForms> kind="danger" size="small" intent="withdraw">
            {t('offers.withdraw')}
          </Button>
        </Form>
      )}
    </article>
  );
}

const toneOf = { accepted: 'green', declined: 'red', seen: 'blue', sent: 'amber', waiting: 'grey' } as const;

function JobsPart({ jobs }: Pick<Work, 'jobs'>) {
  const { instant } = useDesk();
  const { t } = usePartners();
  return (
    <Section title={t('jobs.title')} detail={jobs.length === 0 ? t('jobs.none') : jobs.length}>
      <ul className={styles.list}>
        {jobs.map(({ id, reference, startsAt, operatorId, operator, operatorPhone, driverName, driverPhone, vehicle, clash, ...sums }) => (
          <li key={id}>
            <Link to={`/trips/${reference}`}>{reference}</Link>
            <span>{instant(startsAt)}</span>
            <Link to={`/fleet/operators/${operatorId}`}>{operator}</Link>
            <PhoneLink phone={operatorPhone} />
            <span>
              <Margin {...sums} />
            </span>
            {driverName === '' ? <Tag tone="red">{t('jobs.noCrew')}</Tag> : <span>{[driverName, driverPhone, vehicle].join(', ')}</span>}
            {clash !== null && (
              <strong className={styles.issue}>
                <ClashNote clash={clash} />
              </strong>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
