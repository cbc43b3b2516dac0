import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import type { PartnerPageData } from '#operations/partners/rules/partner-page.ts';
import { officeZone } from '../desk-texts.ts';
import styles from '../on-duty/on-duty.module.css';
import { CounterForm, CounterTurns } from './counter-form.tsx';
import { JobPart } from './job-part.tsx';
import { OfferedPart } from './offered-part.tsx';
import { PartnerField } from './partner-field.tsx';
import type { PartnerOutcome } from './partner-outcome.ts';
import { usePartnerWords } from './use-partner-words.ts';

type PageProps = { readonly page: PartnerPageData; readonly outcome: PartnerOutcome | undefined; readonly base: string };

/** A partner's page: the offer, the job, or what became of it. */
export function PartnerPage({ page, outcome, base }: PageProps) {
  const { t } = usePartnerWords();
  const title = t('title', { name: page.partner });
  return (
    <main className={`${styles.page} ${styles.partner}`}>
      <title>{`${title} – ${brand.name}`}</title>
      <h1>{title}</h1>
      <Standing page={page} outcome={outcome} />
      {page.standing === 'open' && page.offered !== null && (
        <>
          <p>{t('sold')}</p>
          <OfferedPart offered={page.offered}>
            <Terms page={page} />
          </OfferedPart>
          <CounterTurns counters={page.counters} />
          <AnswerForms page={page} outcome={outcome} />
        </>
      )}
      {page.job !== null && page.job.ended === null && <JobPart page={page} job={page.job} outcome={outcome} base={base} />}
      <p>
        {t('office')} <a href={`tel:${page.officePhone}`}>{page.officePhoneShown}</a>
      </p>
      <p>
        <Link to="/partner-account">{t('account.all')}</Link>
      </p>
      <p className={styles.muted}>{t('private')}</p>
    </main>
  );
}

/** The price, and the deadline for an answer. */
function Terms({ page: { priceCents, paymentDays, deadline, clash } }: Pick<PageProps, 'page'>): ReactNode {
  const { t, money, instant, clashText } = usePartnerWords();
  return (
    <>
      <p>
        {t('price')}: <strong>{money(priceCents)}</strong>
      </p>
      <p>{t('payment', { count: paymentDays })}</p>
      {clash !== null && <p className={styles.notice}>{clashText(clash)}</p>}
      {deadline !== null && <p className={styles.notice}>{t('deadline', { moment: instant(deadline, officeZone) })}</p>}
    </>
  );
}

/** A clear message where nothing can be done any more, or something was refused. */
function Standing({ page: { standing, job }, outcome }: Omit<PageProps, 'base'>) {
  const { t, called, money } = usePartnerWords();
  if (outcome?.problem === 'papers' && outcome.intent === 'accept') {
    return (
      <p className={styles.notice} role="alert">
        {called('standings', 'papers')}
      </p>
    );
  }
  const ended = job?.ended ?? null;
  if (ended === 'withdrawn') return <p className={styles.notice}>{t('ended.withdrawn')}</p>;
  if (ended === 'dropped') return <p className={styles.notice}>{t('ended.dropped', { fee: money(job?.droppedFeeCents ?? 0) })}</p>;
  if (standing === 'open' || standing === 'accepted') return null;
  return (
    <p className={styles.notice} role="status">
      {called('standings', standing)}
    </p>
  );
}

/** One press accepts; where it clashes with what the partner has, it says first that it has another vehicle. */
function AnswerForms({ page, outcome }: Omit<PageProps, 'base'>) {
  const { t, money } = usePartnerWords();
  const asksAgain = outcome?.intent === 'accept' && outcome.problem === 'clash';
  return (
    <>
      {outcome?.intent === 'accept' && outcome.problem === 'price' && (
        <p role="alert" className={styles.notice}>
          {t('priceChanged', { price: money(page.priceCents) })}
        </p>
      )}
      {asksAgain && (
        <p role="alert" className={styles.notice}>
          {t('clash.sure')}
        </p>
      )}
      <Form method="post" className={styles.press}>
        <input type="hidden" name="priceCents" value={page.priceCents} />
        {asksAgain && <input type="hidden" name="knowsClash" value="yes" />}
        <button type="submit" name="intent" value="accept" className={styles.main}>
          {asksAgain ? t('clash.accept') : t('acceptFor', { price: money(page.priceCents) })}
        </button>
      </Form>
      <CounterForm outcome={outcome} />
      <details>
        <summary>{t('declineTitle')}</summary>
        <Form method="post" className={styles.press}>
          <PartnerField name="reason" label={t('reason')} outcome={outcome} />
          <button type="submit" name="intent" value="decline" className={styles.plain}>
            {t('decline')}
          </button>
        </Form>
      </details>
    </>
  );
}
