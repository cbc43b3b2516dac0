import { Link } from 'react-router';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Banner } from '../ui/note.tsx';
import part from '../ui/parts.module.css';
import type { PageAnswer } from './typed-form.tsx';

type DutiesLeftProps = {
  readonly answer: PageAnswer;
  /** The name of the field with the day of leaving. */
  readonly day: 'leftOn' | 'soldOn';
  readonly runs: readonly {
    readonly reference: string;
    readonly vehicleIndex: number;
    readonly route: string;
    readonly startsAt: string;
    readonly endsAt: string;
  }[];
};

/**
 * The duties of who or what leaves, after saving was refused because of them: somebody else, a partner, or open. Part of the form, which is
 * sent again with the choice.
 */
export function DutiesLeft({ answer, day, runs }: DutiesLeftProps) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  if (answer?.problem !== 'duties-planned') return null;
  const leaves = answer.typed[day] ?? '';
  const left = runs.filter(({ endsAt }) => todayIn(planningZone, endsAt) >= leaves);
  return (
    <Banner tone="amber">
      <p>{p('leaving.title')}</p>
      <ul>
        {left.map(({ reference, vehicleIndex, route, startsAt }) => (
          <li key={`${reference} ${vehicleIndex}`}>
            {instant(startsAt)}, {reference}, {route}: <Link to={`/plan/${reference}/${vehicleIndex + 1}`}>{p('board.duty.find')}</Link>{' '}
            <Link to={`/offers/${reference}/${vehicleIndex + 1}`}>{p('crew.offer')}</Link>
          </li>
        ))}
      </ul>
      <label className={part.choice}>
        <input type="checkbox" name="opens" value="yes" /> {p('leaving.open')}
      </label>
    </Banner>
  );
}
