import type { ReactNode } from 'react';
import { explained } from '#output/texts/explain/explained.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { type Fact, FactList } from '../../../ui/facts/fact-list.tsx';
import type { Preview } from '../ask-price.ts';
import styles from '../quote-preview.module.css';
import { sayVehicles } from './say-vehicles.ts';

type Quote = Preview['quotes'][number];
type QuoteProps = { readonly preview: Preview; readonly quote: Quote };

/** The vehicles, the drivers, the distance and the duration. */
export function PreviewFacts({ preview, quote }: QuoteProps): ReactNode {
  const { t, named } = useTranslation('form');
  const words = useTravelWords();
  const { kilometers, minutes } = preview;
  const isApart = quote.groups.some(({ part }) => part.boards !== null);
  const facts: Fact[] = [
    { sign: 'bus', value: sayVehicles(quote, words) },
    { sign: 'wheel', value: words.drivers(quote.crew.drivers) },
  ];
  if (minutes !== null) {
    const duration = words.duration(minutes);
    const isWhole = kilometers !== null && !isApart;
    const way = isWhole ? t('preview.way', { kilometres: words.number(kilometers), duration }) : t('explain.driving', { duration });
    facts.push({ sign: 'route', value: way });
  }
  if (quote.waiting !== null) facts.push({ sign: 'check', value: explained(named, `waiting.${quote.waiting}`) });
  return (
    <div className={styles.facts}>
      <FactList facts={facts} />
    </div>
  );
}
