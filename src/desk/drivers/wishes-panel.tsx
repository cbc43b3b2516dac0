import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';

type PanelProps = { readonly id: string; readonly wishes: { readonly homeAtNight: boolean; readonly freeDays: readonly string[] } };

/** What the driver asked for, and the sheet of this month. */
export function WishesPanel({ id, wishes: { homeAtNight, freeDays } }: PanelProps) {
  const { p } = usePlanning();
  const { date } = useDesk();
  const month = new Date().toISOString().slice(0, 7);
  const words = [
    ...(homeAtNight ? [p('roster.home')] : []),
    ...(freeDays.length > 0 ? [p('roster.freeDays', { days: freeDays.map(date).join(', ') })] : []),
  ];
  return (
    <Section title={p('roster.wishes')} actions={<Link to={`/drivers/${id}/month/${month}`}>{p('roster.link')}</Link>}>
      <p>{words.length === 0 ? p('roster.noWishes') : words.join(' · ')}</p>
    </Section>
  );
}
