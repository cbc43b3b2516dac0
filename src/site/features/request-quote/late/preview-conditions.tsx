import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Preview } from '../ask-price.ts';
import styles from './preview-conditions.module.css';
import { useEstimateNotes } from './preview-stops.tsx';

/** All conditions of the price, above every button. */
export function PreviewConditions({ preview }: { readonly preview: Preview }): ReactNode {
  const { t } = useTranslation('form');
  const estimates = useEstimateNotes(preview);
  const notes = preview.quotes.length > 0 && preview.estimated ? [...estimates, t('preview.estimate')] : estimates;
  if (notes.length === 0) return null;
  return (
    <ul className={styles.conditions} aria-label={t('preview.conditions')}>
      {notes.map((note) => (
        <li key={note}>
          <Icon name="info" size="s" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
