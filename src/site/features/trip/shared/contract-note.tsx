import { useTravelWords } from '../../../explain/use-travel-words.ts';
import styles from './panel.module.css';
import type { Travel } from './state/travel.ts';

/** The contracting company, and when the customer learns who drives. */
export function ContractNote({ contract }: Pick<Travel, 'contract'>) {
  return <p className={styles.text}>{useTravelWords().contract(contract)}</p>;
}
