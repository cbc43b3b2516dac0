import { useState } from 'react';
import { AsidePage } from './aside-page.tsx';
import styles from './on-duty.module.css';
import type { Reporting } from './report-form.tsx';
import { useDriverWords } from './use-driver-words.ts';

/** Sends the position of the coach once; nothing is tracked afterwards. Without a script the button does nothing. */
export function SharePlacePage({ dutyId, reporting }: { readonly dutyId: string; readonly reporting: Reporting }) {
  const { t } = useDriverWords();
  const [outcome, setOutcome] = useState<'told' | 'refused' | null>(null);
  const sendPlace = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        reporting.report({ dutyId, kind: 'place', place: { latitude, longitude } });
        setOutcome('told');
      },
      () => setOutcome('refused'),
      { maximumAge: 30_000, timeout: 20_000 },
    );
  return (
    <AsidePage id="place" title={t('problem.place')} back="#problem">
      <div className={styles.card}>
        <div className={styles.inside}>
          <p>{t('place.help')}</p>
          <button type="button" className={styles.main} onClick={sendPlace}>
            {t('place.tell')}
          </button>
          <p role="status">{outcome === 'told' ? t('place.told') : outcome === 'refused' ? t('place.refused') : ''}</p>
        </div>
      </div>
    </AsidePage>
  );
}
