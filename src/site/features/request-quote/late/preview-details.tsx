import type { ReactNode } from 'react';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { explainReason } from '#output/texts/explain/reason-words.ts';
import { namePart } from '#output/texts/travel/say-parts.ts';
import { GroupPlans } from '../../../explain/group-plans.tsx';
import { tellPart, usePartRows } from '../../../explain/use-part-rows.tsx';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SummaryList } from '../../../ui/summary/summary-list.tsx';
import type { Preview } from '../ask-price.ts';
import styles from './preview-details.module.css';
import { PreviewStops, useReckonedNotes } from './preview-stops.tsx';

type Quote = Preview['quotes'][number];

/** Which places are meant, how the price comes about, and what it asks of the driver. */
export function PreviewDetails({ preview, quote }: { readonly preview: Preview; readonly quote: Quote | null }): ReactNode {
  const { t } = useTranslation('form');
  const notes = useReckonedNotes(preview);
  const parts = usePartRows(quote?.groups.map((group) => group.part) ?? []);
  return (
    <>
      <PreviewStops preview={preview} />
      {parts.length > 0 && <SummaryList rows={parts} />}
      {quote === null ? (
        <Notes notes={notes} />
      ) : (
        <Why quote={quote}>
          <Notes notes={preview.estimated ? [...notes, t('preview.estimate')] : notes} />
          {quote.crew.duties.length > 0 && (
            <details className={styles.why}>
              <summary>{t('explain.plan.heading')}</summary>
              <GroupPlans choice={quote} timeZone={preview.timeZone} compact />
            </details>
          )}
        </Why>
      )}
    </>
  );
}

/** From where places are reckoned, and how exactly. */
function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}

function Why({ quote, children }: { readonly quote: Quote; readonly children: ReactNode }) {
  const { t, named } = useTranslation('form');
  const words = useTravelWords();
  const { language } = useSiteFrame();
  const countryName = (code: string) => countryNameOf(code, language);
  const nameOf = (group: number) => {
    const part = quote.groups[group]?.part;
    return namePart(part && tellPart(part), words) ?? '';
  };
  return (
    <details className={styles.why}>
      <summary>{t('preview.why')}</summary>
      <dl className={styles.lines}>
        {quote.lines.map((line) => (
          <div key={`${line.group} ${line.kind} ${line.vehicle} ${line.quantity} ${line.amountCents}`} className={styles.line}>
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
        <div className={styles.line}>
          <dt>{words.t('price.vat')}</dt>
          <dd>{words.money(quote.vatCents)}</dd>
        </div>
      </dl>
      {children}
    </details>
  );
}
