import type { PlaceChoice } from '../api/issue.ts';
import { Button } from '../ui/button.tsx';
import styles from './place-choices.module.css';
import { intentToChoose } from './stop-intents.ts';

type PlaceChoicesProps = { /** As forms name it: `stops.1.place`. */ readonly field: string; readonly choices: readonly PlaceChoice[] };

/** Places that may be meant. One press puts a place into its field: at once, or by the server without a script. */
export function PlaceChoices({ field, choices }: PlaceChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice.key}>
          <Button
            type="submit"
            name="intent"
            value={intentToChoose(field, choice)}
            variant="secondary"
            size="s"
            icon="map-pin"
            formNoValidate
          >
            {choice.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
