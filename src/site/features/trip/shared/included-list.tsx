import { Icon } from '../../../ui/icon.tsx';
import styles from './included-list.module.css';
import type { Choice } from './travel.ts';
import { useTripWords } from './use-trip-words.ts';

/** What the price includes, as a list to tick off. */
export function IncludedList({ choice }: { readonly choice: Choice }) {
  const { named } = useTripWords();
  return (
    <ul className={styles.list}>
      {choice.additionalDetailsChecklist.map((kind) => (
        <li key={kind} className={styles.item}>
          <Icon name="check" size="s" className={styles.mark} />
          {named([`lines.${kind}.label`, `form:explain.kinds.${kind}`, 'lines.other.label'])}
        </li>
      ))}
    </ul>
  );
}
