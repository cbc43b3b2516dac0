import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './place-proposals.module.css';

type PlaceProposalsProps = { readonly proposals: readonly string[]; readonly onTake: (place: string) => void };

/** Near names for a place that nobody knows, each put in by its button. Without a script the message that names them is all there is. */
export function PlaceProposals({ proposals, onTake }: PlaceProposalsProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || proposals.length === 0) return null;
  return (
    <ul className={styles.proposals}>
      {proposals.map((place) => (
        <li key={place}>
          <Button variant="secondary" size="s" icon="map-pin" onClick={() => onTake(place)}>
            {place}
          </Button>
        </li>
      ))}
    </ul>
  );
}
