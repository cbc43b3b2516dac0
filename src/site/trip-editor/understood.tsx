import type { PreviewQuoteQuery } from '../api/generated/operations.ts';
import { useTravelWords } from '../explain/use-travel-words.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { PlaceChoices } from './place-choices.tsx';
import styles from './understood.module.css';

type Preview = NonNullable<PreviewQuoteQuery['previewQuote']['preview']>;
export type UnderstoodStop = Preview['understood'][number] & { readonly place: Preview['stops'][number] };

type UnderstoodProps = { /** As forms name it: `stops.1.place`. */ readonly field: string; readonly understood: UnderstoodStop };

/** What a typed place was taken for, how exactly it is known, and other places of that name: the price is that of the first. */
export function Understood({ field, understood: { label, country, choices, place } }: UnderstoodProps) {
  const { t } = useTranslation('form');
  const { whereabouts } = useTravelWords();
  const note = whereabouts({ ...place, ...place.accuracy });
  return (
    <div className={styles.understood} data-exact={note === null || undefined}>
      <p>
        {t('understood.is')} <strong>{label}</strong>, {country}
      </p>
      {note !== null && <p>{note}</p>}
      {choices.length > 0 && (
        <>
          <p>{t('understood.other')}</p>
          <PlaceChoices field={field} choices={choices} />
        </>
      )}
    </div>
  );
}
