import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Panel } from '../ui/parts.tsx';
import type { TasksOfTrip } from './task.ts';
import { DoneTask, OpenTask } from './task-line.tsx';
import styles from './tasks.module.css';

type TripTasksProps = { readonly of: TasksOfTrip; readonly addTo: string };

/** The open and done tasks of a trip, and the link to the form for a new one, which opens beside the trip. */
export function TripTasks({ of: { tasks }, addTo }: TripTasksProps) {
  const { t } = useDesk();
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <Panel title={t('tasks.title')} count={open.length} anchor="tasks">
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map((task) => (
            <li key={task.id}>
              <OpenTask task={task} isAtTrip />
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink size="small" icon="check" to={addTo}>
          {t('tasks.add')}
        </ButtonLink>
      </p>
      {done.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('tasks.wereDone', { count: done.length })}</summary>
          <ul className={styles.list}>
            {done.map((task) => (
              <li key={task.id}>
                <DoneTask task={task} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
