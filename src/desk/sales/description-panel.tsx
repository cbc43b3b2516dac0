import { longestDescription } from '#domain/sentence/mark.ts';
import { Button, Panel } from '../ui/parts.tsx';
import { useTyped } from '../ui/typed.ts';
import type { ShownReading } from './read-description.ts';
import styles from './sales.module.css';
import { SalesField } from './sales-field.tsx';
import { useSales } from './use-sales.ts';

/** "Describe the trip, or paste the mail": fills the form beneath it, and marks the words behind each field. */
export function DescriptionPanel({ reading }: { readonly reading: ShownReading | null }) {
  const s = useSales();
  const isFilled = useTyped('description', '') !== '';
  return (
    <Panel title={s('sentence.title')}>
      <SalesField label={s('sentence.label')} name="description" rows={isFilled ? 8 : 4} maxLength={longestDescription} />
      <Button intent="read">{s('sentence.read')}</Button>
      {reading !== null && <WhatWasRead reading={reading} />}
    </Panel>
  );
}

function WhatWasRead({ reading: { pieces, missing } }: { readonly reading: ShownReading }) {
  const s = useSales();
  const isRead = pieces.some(({ title }) => title !== null);
  return (
    <div role="status" className={styles.reading}>
      <p>{s(isRead ? 'sentence.done' : 'sentence.nothing')}</p>
      {isRead && (
        <blockquote>
          {pieces.map(({ at, part, title, isSure }) =>
            title === null ? (
              <span key={at}>{part}</span>
            ) : (
              <mark key={at} title={title} data-unsure={!isSure || undefined}>
                {part}
              </mark>
            ),
          )}
        </blockquote>
      )}
      {missing.length > 0 && <p>{s('sentence.ask', { fields: missing.join(', ') })}</p>}
    </div>
  );
}
