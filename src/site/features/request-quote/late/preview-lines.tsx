import type { ReactNode } from 'react';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { explainReason } from '#output/texts/explain/reason-words.ts';
import { namePart } from '#output/texts/travel/say-parts.ts';
import { GroupPlans } from '../../../explain/group-plans.tsx';
import { PriceStrip } from '../../../explain/price-strip.tsx';
import { describePart } from '../../../explain/use-part-rows.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import type { Preview } from '../ask-price.ts';
import styles from './preview-lines.module.css';

type Quote = Preview['quotes'][number];

/** The price line by line, and the limits of the driver's plan. */
export function PreviewLines({ preview, quote }: { readonly preview: Preview; readonly quote: Quote }): ReactNode {
  const { t } = useTranslation('form');
  const { money } = useTravelWords();
  return (
    <div className={styles.folds}>
      <details className={styles.fold} id="price-lines">
        <summary>
          <span>{t('preview.why')}</span>
          <span className={styles.sum}>{t('preview.sum', { net: money(quote.netCents), vat: money(quote.vatCents) })}</span>
          <PriceStrip quote={quote} />
        </summary>
        <Lines quote={quote} />
      </details>
      {quote.crew.duties.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('explain.plan.heading')}</summary>
          <GroupPlans choice={quote} timeZone={preview.timeZone} compact />
        </details>
      )}
    </div>
  );
}

function Lines({ quote }: { readonly quote: Quote }) {
  const { t, named } = useTranslation('form');
  const words = useTravelWords();
  const { language } = useSiteFrame();
  const countryName = (code: string) => countryNameOf(code, language);
  const nameOf = (group: number) => {
    const part = quote.groups[group]?.part;
    return namePart(part && describePart(part), words) ?? '';
  };
  return (
    <dl className={styles.lines}>
      {quote.lines.map((line) => (
        <div
          key={`${line.group} ${line.kind} ${line.vehicle} ${line.quantity} ${line.amountCents}`}
          className={styles.line}
          data-price-part={line.kind}
        >
          <dt>
            {words.line(line.kind)}
            {line.group !== null && `, ${nameOf(line.group)}`}
            {line.reason !== null && (
              <span className={styles.reason}>{explainReason({ reason: line.reason, named, words, countryName })}</span>
            )}
          </dt>
          <dd>{line.included ? words.money(line.amountCents) : t('explain.notIncluded')}</dd>
        </div>
      ))}
      <div className={styles.line} data-price-part="vat">
        <dt>{words.t('price.vat')}</dt>
        <dd>{words.money(quote.vatCents)}</dd>
      </div>
    </dl>
  );
}
