import type { ReactNode } from 'react';
import { explainReason } from '#output/texts/explain/reason-words.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useIssueMessages } from '../../../trip-editor/use-issue-messages.ts';
import { Panel } from '../../../ui/card.tsx';
import { Loader } from '../../../ui/loader.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './change-offer-panel.module.css';
import { consequenceOf } from './driver-consequence.ts';
import { RefusedReason } from './refused-reason.tsx';
import type { ChangePreview } from './send-itinerary-change.ts';
import { splitIssues } from './split-issues.ts';
import type { ChangeOffer } from './use-change-offer.ts';

type PanelProps = { readonly offer: ChangeOffer; readonly stopCount: number };

/** The price with the changes, and the difference to the present one. */
export function ChangeOfferPanel({ offer, stopCount }: PanelProps) {
  const { t } = useTranslation('trip');
  return (
    <Panel tone="tint">
      <h2 className={styles.heading}>{t('changeTrip.offer.heading')}</h2>
      <div aria-live="polite" aria-busy={offer.kind === 'loading'} className={styles.content}>
        <OfferContent offer={offer} stopCount={stopCount} />
      </div>
    </Panel>
  );
}

function OfferContent({ offer, stopCount }: PanelProps): ReactNode {
  const { t } = useTranslation('trip');
  if (offer.kind === 'priced') return <PricedChange preview={offer.preview} />;
  if (offer.kind === 'refused') return <RefusedChange issues={offer.issues} stopCount={stopCount} />;
  if (offer.kind === 'loading') return <Loader label={t('changeTrip.offer.loading')} />;
  return <p>{t(`changeTrip.offer.${offer.kind}`)}</p>;
}

function PricedChange({ preview }: { readonly preview: ChangePreview }) {
  const { t } = useTranslation('trip');
  const words = useTravelWords();
  const { money, number } = words;
  const { totalCents, beforeCents, differenceCents, driversBefore, kilometers, quote } = preview;
  const drivers = words.drivers(quote.crew.drivers);
  const sign = differenceCents > 0 ? '+' : '−';
  return (
    <>
      <p className={styles.total}>
        <Price cents={totalCents} size="xl" /> <span className={styles.muted}>{t('changeTrip.offer.inclVat')}</span>
      </p>
      <dl className={styles.lines}>
        <Line name={t('changeTrip.offer.before')} value={money(beforeCents)} />
        <Line
          name={t('changeTrip.offer.difference')}
          value={differenceCents === 0 ? t('changeTrip.offer.same') : `${sign} ${money(Math.abs(differenceCents))}`}
        />
      </dl>
      <ul className={styles.facts}>
        <li>{words.vehicles(quote.vehicles)}</li>
        <li>
          {driversBefore === quote.crew.drivers ? drivers : t('changeTrip.offer.driversNow', { drivers, before: String(driversBefore) })}
          <DriverConsequence preview={preview} />
        </li>
        {kilometers !== null && <li>{t('itinerary.kilometres', { kilometres: number(kilometers) })}</li>}
      </ul>
    </>
  );
}

/** The consequence of the change for the drivers, and the rule behind it. */
function DriverConsequence({ preview }: { readonly preview: ChangePreview }) {
  const { t } = useTranslation('trip');
  const { named } = useTranslation('form');
  const words = useTravelWords();
  const { consequence, reason } = consequenceOf(preview);
  if (consequence === null) return null;
  return (
    <p className={styles.muted}>
      {t(`changeTrip.offer.consequence.${consequence}`)}
      {reason !== null && ` ${explainReason({ reason, named, words, countryName: (code) => code })}.`}
    </p>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type RefusedProps = Pick<Extract<ChangeOffer, { kind: 'refused' }>, 'issues'> & { readonly stopCount: number };

function RefusedChange({ issues, stopCount }: RefusedProps) {
  const { t } = useTranslation('trip');
  const { mendable, refusal } = splitIssues(issues);
  const { problems } = useIssueMessages(mendable, stopCount);
  if (refusal !== null) return <RefusedReason code={refusal} />;
  return (
    <>
      <p>{t('changeTrip.offer.wrong')}</p>
      <ul className={styles.facts}>
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
