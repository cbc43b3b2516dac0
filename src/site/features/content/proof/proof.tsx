import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import type { ProofFacts } from '../load-lists.ts';
import styles from './proof.module.css';

/** What a visitor can hold us to, each with a figure that is worked out today. */
export function Proof({ proof: [facts] }: { readonly proof: readonly ProofFacts[] }) {
  const { t } = useTranslation('pages');
  const { language, fleet } = useSiteFrame();
  if (facts === undefined) return null;
  const { from, trip, drivingMinutes, breakMinutes, vat } = facts;
  const vehicle = fleet.find((each) => each.fleet === trip.vehicle)?.title ?? '';
  const date = formatDate(trip.date);
  const time = { hours: Math.floor(drivingMinutes / 60), minutes: drivingMinutes % 60 };
  return (
    <Section heading={t('proof.heading')} tone="ink">
      <ul className={styles.proofs}>
        <Item title={t('proof.price')} figure={formatCents(trip.totalCents, tagOf(language))}>
          <p>
            <NoWrap text={t('proof.priceText', { vehicle, from, to: trip.to, date })} part={date} />
          </p>
        </Item>
        <Item title={t('proof.law')} figure={t('proof.hours', time)}>
          <p>{t('proof.lawText', { rest: breakMinutes })}</p>
        </Item>
        <Item title={t('proof.vat')} figure={<VatRates vat={vat} />}>
          <p>{t('proof.vatText')}</p>
        </Item>
        <Item title={t('proof.cancel')}>
          <Fees facts={facts} />
        </Item>
      </ul>
    </Section>
  );
}

type ItemProps = { readonly title: string; readonly figure?: ReactNode; readonly children: ReactNode };

function Item({ title, figure, children }: ItemProps) {
  return (
    <li className={styles.proof}>
      <h3 className={styles.title}>{title}</h3>
      {figure && <div className={styles.figure}>{figure}</div>}
      {children}
    </li>
  );
}

function VatRates({ vat }: Pick<ProofFacts, 'vat'>) {
  return (
    <span className={styles.rates}>
      {vat.map(({ country, percent }) => (
        <span key={country}>
          <span>{country}</span> {percent}%
        </span>
      ))}
    </span>
  );
}

function Fees({ facts: { cancellation } }: { readonly facts: ProofFacts }) {
  const { t } = useTranslation('pages');
  return (
    <table className={styles.fees}>
      <caption>{t('proof.cancelText')}</caption>
      <tbody>
        {cancellation.map(({ until, percent }) => (
          <tr key={until}>
            <th scope="row">{until === null ? t('proof.after') : formatDate(until)}</th>
            <td>{percent === 0 ? t('proof.free') : `${percent}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
