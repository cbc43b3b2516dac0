import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { CrewProblem } from '../planning/crew-problem.tsx';
import planning from '../planning/planning.module.css';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import part from '../ui/parts.module.css';
import { useIncidents } from './use-incidents.ts';

type Found = NonNullable<Awaited<ReturnType<DeskQueries['plan']['replacements']>>>;

/** Of a trip with several vehicles: the one to replace. */
export function WhichVehicle({ vehicles, chosen }: { readonly vehicles: readonly number[]; readonly chosen: number }) {
  const { i } = useIncidents();
  if (vehicles.length < 2) return null;
  return (
    <nav aria-label={i('replace.which')}>
      {i('replace.which')}{' '}
      {vehicles
        .map((index) => index + 1)
        .map((number) => (
          <Link key={number} to={`?vehicle=${number}`} preventScrollReset aria-current={number === chosen + 1 ? 'true' : undefined}>
            {i('replace.vehicle', { number })}{' '}
          </Link>
        ))}
    </nav>
  );
}

/** The vehicles that could take the group over, the soonest first. One press assigns the trip and sends the driver the duty sheet. */
export function ReplacementPanel({ reference, found }: { readonly reference: string; readonly found: Found }) {
  const { i } = useIncidents();
  const { p } = usePlanning();
  const { instant } = useDesk();
  const vehicle = found.vehicleIndex + 1;
  const at = found.at === null ? '' : instant(found.at);
  return (
    <Section
      title={i('replace.title')}
      detail={found.own.filter(({ problems, driverId }) => problems.length === 0 && driverId !== null).length}
    >
      <p>{found.stop === null ? i('replace.fromDriver', { at }) : i('replace.fromStop', { stop: found.stop })}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="vehicleIndex" value={found.vehicleIndex} />
        <input type="hidden" name="seen" value={found.seen} />
        <input type="hidden" name="intent" value="replace" />
        <ol className={planning.list}>
          {found.own.map((each) => (
            <OwnLine key={each.vehicleId} own={each} />
          ))}
        </ol>
      </Form>
      {found.own.length === 0 && <p className={planning.muted}>{i('replace.none')}</p>}
      {found.partners.length > 0 && (
        <>
          <h3>{i('replace.partners')}</h3>
          <ol className={planning.list}>
            {found.partners.map(({ operatorId, name, phone, depot, minutes }) => (
              <li key={operatorId}>
                <strong>{i('replace.minutes', { minutes })}</strong>
                <span>
                  {name}, {depot}
                </span>
                <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
              </li>
            ))}
          </ol>
        </>
      )}
      <p>
        <Link to={`/plan/${reference}/${vehicle}`}>{i('replace.all')}</Link>{' '}
        <Link to={`/offers/${reference}/${vehicle}`}>{p('crew.offer')}</Link>
      </p>
    </Section>
  );
}

function OwnLine({ own }: { readonly own: Found['own'][number] }) {
  const { i } = useIncidents();
  const { p } = usePlanning();
  const { vehicleId, plate, seats, depot, minutes, driverId, driver, phone, problems } = own;
  const may = problems.length === 0 && driverId !== null;
  const what = `${plate}, ${p('vehicle.seatsOf', { count: seats })}, ${depot}`;
  return (
    <li>
      <strong>{i('replace.minutes', { minutes })}</strong>
      {may ? <span>{what}</span> : <s>{what}</s>}
      {driverId === null ? <span className={planning.issue}>{i('replace.nobody')}</span> : <span>{driver}</span>}
      {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {problems.map((problem) => (
        <span key={`${problem.of} ${problem.why} ${problem.rule} ${problem.certificate}`} className={planning.issue}>
          <CrewProblem problem={problem} />
        </span>
      ))}
      {may && (
        <button type="submit" name="crew" value={`${vehicleId} ${driverId}`} className={part.main}>
          {i('replace.send', { plate })}
        </button>
      )}
    </li>
  );
}
