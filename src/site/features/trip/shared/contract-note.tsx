import { useTravelWords } from '../../../explain/use-travel-words.ts';
import styles from './panel.module.css';
import type { Travel } from './state/travel.ts';

/** With whom the customer contracts, and when he reads who drives. */
export function ContractNote({ contract }: Pick<Travel, 'contract'>) {
  return <p className={styles.text}>{useTravelWords().contract(contract)}</p>;
}
