import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { DutyNow } from '../duty/duty-now.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import type { loader } from './today-beside.ts';
import { useTodayWords } from './today-words.ts';

type DepartureProps = { readonly reference: string; readonly closeTo: string };

/** A departure of the next hours without leaving Today: who drives, and what is done in one press where he is ill, late or replaced. */
export function DepartureDrawer({ reference, closeTo }: DepartureProps) {
  const { t: shared } = useDesk();
  const { t } = useTodayWords();
  const { load, data } = useFetcher<typeof loader>({ key: 'departure' });
  useEffect(() => {
    void load(`/today/${reference}`);
  }, [load, reference]);
  const trip = data?.reference === reference ? data : null;
  return (
    <Drawer title={trip?.route ?? reference} closeTo={closeTo}>
      <p>
        {trip === null && <span role="status">{shared('ui.loading')}</span>} {reference}{' '}
        <ButtonLink to={`/trips/${reference}`} size="small" icon="arrow">
          {t('openTrip')}
        </ButtonLink>
      </p>
      {trip?.vehicles.map((vehicleIndex) => (
        <DutyNow key={vehicleIndex} run={{ reference, vehicleIndex }} />
      ))}
    </Drawer>
  );
}
