import { formatDate } from '#domain/calendar/format-date.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { Fold } from '../fold/fold.tsx';
import type { LocationText } from '../load-subjects.ts';
import styles from './city-notes.module.css';

/** The current facts about stops, zones and terminals, with their sources; expired facts are omitted. On a phone folded to its heading. */
export function CityNotes({ city, notes }: { readonly city: string; readonly notes: LocationText['notes'] }) {
  const { t } = useTranslation('pages');
  if (notes.length === 0) return null;
  return (
    <Section>
      <div className={styles.folded}>
        <Fold summary={<h2>{t('cityNotes.heading', { city })}</h2>}>
          <ul className={styles.notes}>
            {notes.map(({ text, sources, checkedAt }) => (
              <li key={text}>
                <RichText html={text} />
                <p className={styles.source}>{t('cityNotes.source', { sources: sources.join(', '), date: formatDate(checkedAt) })}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </Section>
  );
}
