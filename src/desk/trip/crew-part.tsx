import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { DutyNow } from '../duty/duty-now.tsx';
import { formatDuration } from '../planning/format-duration.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Section } from '../ui/page.tsx';
import { useRights } from '../use-rights.ts';
import { useWork } from '../use-work.ts';
import { CallLink } from './ordered-part.tsx';
import { shareHours } from './share-hours.ts';
import styles from './trip.module.css';
import type { TripPage } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

type Vehicle = TripPage['crews'][number];

/** The crew and vehicle, and the hours of the duty. */
export function CrewPart() {
  const w = useWork();
  const rights = useRights();
  const { trip, crew } = useTripView();
  const { crews, crewCount, assigned, price, row } = trip;
  const mayPlan = rights.has('assign-drivers') && row.state === 'booked';
  const count = w('crew.count', {
    coaches: w('crew.coaches', { count: crewCount?.coaches ?? price?.vehicles.length ?? 0 }),
    drivers: w('crew.drivers', { count: crewCount?.drivers ?? price?.drivers ?? 0 }),
  });
  return (
    <Section
      title={w('crew.title')}
      {...(price === null ? {} : { detail: count })}
      actions={
        mayPlan && (
          <ButtonLink to={`/plan/${row.reference}/1`} kind="quiet" size="small" icon="swap" shortcut="a">
            {w(crew === 'none' ? 'act.findCrew' : 'act.crew')}
          </ButtonLink>
        )
      }
    >
      {crews.length === 0 && assigned.length === 0 && <p className={styles.muted}>{w('crew.notYet')}</p>}
      {assigned.map(({ driverName, driverPhone, vehicle, operator, route }) => (
        <div key={`${driverName} ${vehicle} ${route}`} className={styles.crew}>
          <div className={styles.who}>
            <Avatar name={driverName || operator || '–'} size="large" />
            <p>
              <b>{driverName || operator}</b>
              {driverName !== '' && operator !== null && <span className={styles.muted}> {operator}</span>}
              <br />
              {driverPhone !== '' && <CallLink phone={driverPhone} />}
            </p>
          </div>
          <div className={styles.who}>
            <Icon name="coach" size={20} />
            <p>
              {vehicle}
              {route !== '' && <small className={styles.muted}> {route}</small>}
            </p>
          </div>
        </div>
      ))}
      {crews.map((vehicle) => (
        <VehicleHours key={vehicle.vehicleIndex} vehicle={vehicle} isOne={crews.length === 1} mayPlan={mayPlan} />
      ))}
    </Section>
  );
}

type VehicleHoursProps = { readonly vehicle: Vehicle; readonly isOne: boolean; readonly mayPlan: boolean };

function VehicleHours({ vehicle, isOne, mayPlan }: VehicleHoursProps) {
  const { named } = useDesk();
  const w = useWork();
  const { trip } = useTripView();
  const { vehicleIndex, takesOverAt, crews, duties } = vehicle;
  const isOpen = crews.length === 0 && trip.assigned.length === 0;
  const isOurs = duties.length > 0 && crews.every(({ isPartner }) => !isPartner);
  const [duty] = duties;
  return (
    <div className={styles.vehicle}>
      {(!isOne || isOpen) && (
        <p>
          <b>{takesOverAt === '' ? w('crew.coach', { number: vehicleIndex + 1 }) : w('crew.takesOver', { place: takesOverAt })}</b>
          {duty !== undefined && (
            <span className={styles.muted}>
              {' '}
              {named('vehicles', duty.class)}, {w('crew.seats', { count: duty.seats })}
            </span>
          )}{' '}
          {isOpen && mayPlan && <Link to={`/plan/${trip.row.reference}/${vehicleIndex + 1}`}>{w('crew.open')}</Link>}
        </p>
      )}
      {duties.map((each) => (
        <Hours key={each.startsAt} duty={each} />
      ))}
      {mayPlan && isOurs && <DutyNow run={{ reference: trip.row.reference, vehicleIndex }} />}
    </div>
  );
}

/** A duty as a bar: driving, rest, other work. */
function Hours({ duty: { startsAt, endsAt, parts } }: { readonly duty: Vehicle['duties'][number] }) {
  const { period } = useDesk();
  const w = useWork();
  const { bars, driveMinutes, restMinutes, workMinutes } = shareHours(parts);
  return (
    <div className={styles.hours}>
      <p>{w('crew.onDuty', { period: period(startsAt, endsAt) })}</p>
      <svg className={styles.hourBar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ from, width, kind }) => (
          <rect key={from} x={from} width={Math.max(0, width - 0.4)} height="12" data-kind={kind} />
        ))}
      </svg>
      <p className={styles.legend}>
        <span data-kind="drive">{w('crew.drive', { time: formatDuration(driveMinutes) })}</span>
        <span data-kind="rest">{w('crew.rest', { time: formatDuration(restMinutes) })}</span>
        <span data-kind="work">{w('crew.work', { time: formatDuration(workMinutes) })}</span>
      </p>
    </div>
  );
}
