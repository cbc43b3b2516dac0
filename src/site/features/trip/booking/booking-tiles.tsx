import type { ReactNode } from 'react';
import { nameOfState } from '#domain/trip/states.ts';
import { useMomentInWords, useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Price } from '../../../ui/price.tsx';
import { CopyButton } from '../shared/copy-button.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import { findFeeStep } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';
import { useRefusal } from '../shared/state/use-refusal.ts';
import { useCrewRoute } from '../shared/use-crew-route.ts';
import styles from './booking-tiles.module.css';

type TilesProps = {
  readonly data: TripData /** The address of the group's page; null while it is off. */;
  readonly shareAddress: string | null;
};

/** What people do most with a booking: share it, find the driver, change it, cancel it. */
export function BookingTiles({ data, shareAddress }: TilesProps) {
  const { t } = useTranslation('trip');
  if (nameOfState(data.travel) !== 'booked') return null;
  return (
    <section className={styles.tiles} aria-label={t('booking.tiles.label')}>
      <GroupTile address={shareAddress} />
      <DriverTile data={data} />
      <ChangeTile data={data} />
      <CancelTile data={data} />
    </section>
  );
}

type TileProps = { readonly title: ReactNode; readonly children: ReactNode };

function Tile({ title, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

function GroupTile({ address }: { readonly address: string | null }) {
  const { t } = useTranslation('trip');
  return (
    <Tile title={<a href={address ?? '#share'}>{t('booking.tiles.group')}</a>}>
      <p className={styles.hint}>{t(address === null ? 'booking.tiles.groupOff' : 'booking.tiles.groupText')}</p>
      {address !== null && (
        <p className={styles.copy}>
          <CopyButton text={address} label={t('booking.tiles.copy')} done={t('share.copied')} what="" />
        </p>
      )}
    </Tile>
  );
}

function DriverTile({ data: { travel } }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { assignment } = travel;
  const routeOf = useCrewRoute();
  const crew = assignment === null ? [] : [assignment, ...assignment.others].filter(({ driverName }) => driverName !== '');
  return (
    <Tile title={t('booking.vehicle')}>
      {crew.length === 0 && <p>{t('booking.vehicleLater')}</p>}
      {crew.map(({ driverName, driverPhone, vehicle, route }) => (
        <p key={`${driverName} ${routeOf(route)}`}>
          {route.length > 0 && `${routeOf(route)}: `}
          <strong>{[driverName, vehicle].filter((part) => part !== '').join(', ')}</strong>{' '}
          {driverPhone !== '' && <a href={`tel:${driverPhone.replace(/[^+\d]/g, '')}`}>{driverPhone}</a>}
        </p>
      ))}
    </Tile>
  );
}

function ChangeTile({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const refusal = useRefusal();
  const { allowed, reason } = data.travel.canChangeItinerary;
  const title = t('booking.change');
  return (
    <Tile title={allowed ? <SiteLink to={tripLink(data, 'change-itinerary')}>{title}</SiteLink> : title}>
      <p className={allowed ? styles.hint : undefined}>{allowed ? t('booking.tiles.changeText') : refusal(reason)}</p>
    </Tile>
  );
}

/** With what it costs now, and from when it costs more. */
function CancelTile({ data }: { readonly data: TripData }) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const { travel } = data;
  const momentOf = useMomentInWords(travel.timeZone);
  const refusal = useRefusal();
  const { canCancel, cancellationFeeCents: fee, cancellationSteps: steps, now } = travel;
  const title = t('booking.cancel');
  if (!canCancel.allowed || fee === null) {
    return (
      <Tile title={title}>
        <p>{refusal(canCancel.reason)}</p>
      </Tile>
    );
  }
  const step = findFeeStep(steps, now);
  const next = step === null ? undefined : steps[steps.indexOf(step) + 1];
  return (
    <Tile title={<SiteLink to={tripLink(data, 'cancel')}>{title}</SiteLink>}>
      <p className={styles.amount}>
        <Price cents={fee} size="l" /> {t('booking.tiles.now')}
      </p>
      {step?.until && next !== undefined && <p>{t('booking.tiles.then', { moment: momentOf(step.until), fee: money(next.feeCents) })}</p>}
    </Tile>
  );
}
