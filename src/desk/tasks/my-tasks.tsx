import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Panel } from '../ui/parts.tsx';
import type { Task } from './task.ts';
import { OpenTask } from './task-line.tsx';
import styles from './tasks.module.css';

/** What the person has to do, or anybody, each at its trip. */
export function MyTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useDesk();
  if (tasks.length === 0) return null;
  return (
    <Panel title={t('tasks.mine')} count={tasks.length}>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Link to={`/trips/${task.reference}`}>{task.reference}</Link>
            <OpenTask task={task} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
