import type { ReactNode } from 'react';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { PlaceChoices } from '../../../trip-editor/place-choices.tsx';
import type { Preview } from '../ask-price.ts';
import styles from './understood.module.css';

export type UnderstoodProps = {
  readonly preview: Pick<Preview, 'understood' | 'stops'>;
  /** Index among the typed stops. */
  readonly stop: number;
};

/** How a typed place was understood, how precisely it is known, and other places of that name. The price is that of the first. */
export function Understood({ preview, stop }: UnderstoodProps): ReactNode {
  const { t } = useTranslation('form');
  const { whereabouts } = useTravelWords();
  const understood = preview.understood.find((each) => each.stop === stop);
  const place = preview.stops[stop];
  if (understood === undefined || place === undefined) return null;
  const { label, country, choices } = understood;
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
          <PlaceChoices field={`stops.${stop}.place`} choices={choices} />
        </>
      )}
    </div>
  );
}
