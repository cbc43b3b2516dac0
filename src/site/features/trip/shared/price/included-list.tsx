import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { Choice } from '../state/travel.ts';
import styles from './included-list.module.css';

/** What the price includes, as a checklist. */
export function IncludedList({ choice }: { readonly choice: Choice }) {
  const words = useTravelWords();
  return (
    <ul className={styles.list}>
      {choice.additionalDetailsChecklist.map((kind) => (
        <li key={kind} className={styles.item}>
          <Icon name="check" size="s" className={styles.mark} />
          {words.line(kind)}
        </li>
      ))}
    </ul>
  );
}
