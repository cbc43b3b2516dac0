import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { AccountRow, JobRow, OfferRow, PartnerAccountData } from '#operations/partners/rules/partner-account.ts';
import { fewestToSay, scoreMonths } from '#operations/partners/rules/score.ts';
import { officeZone } from '../desk-texts.ts';
import styles from '../on-duty/on-duty.module.css';
import type { PartnerOutcome } from './partner-outcome.ts';
import { PricesPart } from './prices-part.tsx';
import { ScorePart } from './score-part.tsx';
import { SupplyPart } from './supply-part.tsx';
import { usePartnerWords } from './use-partner-words.ts';

/** The page for a partner's people: everything that belongs to the partner. */
export function AccountPage({ account, outcome }: { readonly account: PartnerAccountData; readonly outcome: PartnerOutcome | undefined }) {
  const { t } = usePartnerWords();
  const { partner, offers, jobs, past, scores, officePhone, officePhoneShown } = account;
  return (
    <main className={`${styles.page} ${styles.partner}`}>
      <title>{`${partner} – ${brand.name}`}</title>
      <h1>{partner}</h1>
      <Part title={t('account.offers')} none={t('account.noOffers')} rows={offers}>
        {(offer) => <OfferLine key={offer.key} offer={offer} />}
      </Part>
      <Part title={t('account.jobs')} none={t('account.noJobs')} rows={jobs}>
        {(job) => <JobLine key={`${job.reference} ${job.key}`} job={job} />}
      </Part>
      {past.length > 0 && (
        <details className={styles.more}>
          <summary>{t('account.past', { count: past.length })}</summary>
          <ul className={styles.stops}>
            {past.map((job) => (
              <JobLine key={`${job.reference} ${job.key}`} job={job} />
            ))}
          </ul>
        </details>
      )}
      <SupplyPart account={account} outcome={outcome} />
      <PricesPart account={account} outcome={outcome} />
      <Certificates account={account} />
      <Statements account={account} />
      <section className={styles.card} aria-label={t('score.title')}>
        <h2>{t('score.title')}</h2>
        <ScorePart shown={{ months: scoreMonths, fewest: fewestToSay, scores }} />
      </section>
      <p>
        {t('office')} <a href={`tel:${officePhone}`}>{officePhoneShown}</a>
      </p>
      <Form method="post">
        <button type="submit" name="intent" value="sign-out" className={styles.plain}>
          {t('account.signOut')}
        </button>{' '}
        <button type="submit" name="intent" value="sign-out-everywhere" className={styles.plain}>
          {t('account.signOutEverywhere')}
        </button>
      </Form>
    </main>
  );
}

type PartProps<Row> = {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
};

function Part<Row>({ title, none, rows, children }: PartProps<Row>) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? <p>{none}</p> : <ul className={styles.stops}>{rows.map(children)}</ul>}
    </section>
  );
}

/** Date, route, vehicle and price; the job's own page has the rest. */
function RowFacts({ row: { startsAt, timeZone, from, to, passengers, priceCents, ...row } }: { readonly row: AccountRow }) {
  const { instant, called, money, t } = usePartnerWords();
  return (
    <>
      <strong>{instant(startsAt, timeZone)}</strong> {from} – {to}
      <br />
      {called('vehicles', row.class)}, {t('account.seats', { count: passengers })}, {money(priceCents)}
    </>
  );
}

function OfferLine({ offer }: { readonly offer: OfferRow }) {
  const { t, instant } = usePartnerWords();
  return (
    <li>
      <RowFacts row={offer} />
      <p className={styles.notice}>{t('deadline', { moment: instant(offer.deadline, officeZone) })}</p>
      {offer.key !== null && <Link to={`/partner/${offer.key}`}>{t('account.answer')}</Link>}
    </li>
  );
}

function JobLine({ job }: { readonly job: JobRow }) {
  const { t, money, moment } = usePartnerWords();
  const { crew, fee, giveBy, key, reference } = job;
  return (
    <li>
      {key === null ? reference : <Link to={`/partner/${key}`}>{t('job', { reference })}</Link>} <RowFacts row={job} />
      {crew !== null && <p>{t('give.known', { driver: crew.driverName, phone: crew.driverPhone, vehicle: crew.vehicle })}</p>}
      {crew === null && fee !== null && (
        <p className={styles.notice}>{giveBy === null ? t('give.atOnce') : t('give.by', { moment: moment(giveBy) })}</p>
      )}
      {fee !== null && (
        <p className={styles.muted}>{fee.cents === 0 ? t('drop.free') : t('drop.fee', { fee: money(fee.cents), percent: fee.percent })}</p>
      )}
    </li>
  );
}

function Certificates({ account: { certificates } }: { readonly account: PartnerAccountData }) {
  const { t, called, day } = usePartnerWords();
  return (
    <Part title={t('account.papers')} none={t('account.noPapers')} rows={certificates}>
      {({ kind, validUntil, isOver }) => (
        <li key={kind}>
          {called('paperKinds', kind)}:{' '}
          {isOver ? (
            <strong className={styles.notice}>{t('account.ended', { date: day(validUntil) })}</strong>
          ) : (
            t('account.until', { date: day(validUntil) })
          )}
        </li>
      )}
    </Part>
  );
}

function Statements({ account: { statements, language } }: { readonly account: PartnerAccountData }) {
  const { t, money } = usePartnerWords();
  return (
    <Part title={t('account.statements')} none={t('account.noStatements')} rows={statements}>
      {({ key, month, netCents, approvedAt, invoices }) => (
        <li key={key}>
          <Link to={`/partner-statement/${key}`}>{formatMonth(month, tagOf(language))}</Link> {money(netCents)}
          {approvedAt === null && <span className={styles.notice}>{t('account.toAgree')}</span>}
          <ul>
            {invoices.map(({ id, number, totalCents }) => (
              <li key={id}>
                <a href={`/partner-statement/${key}/invoices/${id}`} download>
                  {number}
                </a>{' '}
                {money(totalCents)}
              </li>
            ))}
          </ul>
        </li>
      )}
    </Part>
  );
}
