import { useState } from 'react';
import { Form } from 'react-router';
import type { TripTasksQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import type { Outcome } from '../trip/do-act.ts';
import { Button, Field, Panel, Select } from '../ui/parts.tsx';
import { TypedContext } from '../ui/typed.ts';
import { DoneTask, OpenTask } from './task-line.tsx';
import styles from './tasks.module.css';

type TripTasksProps = { readonly of: TripTasksQuery; readonly outcome: Outcome | undefined };

/** What is to be done about a trip, what was, and the form for more. */
export function TripTasks({ of: { tripTasks, taskOwners }, outcome }: TripTasksProps) {
  const { t } = useDesk();
  const open = tripTasks.filter(({ doneAt }) => doneAt === null);
  const done = tripTasks.filter(({ doneAt }) => doneAt !== null);
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
      <NewTask owners={taskOwners} outcome={outcome} />
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

/** Emptied once its task is there, and open with what was typed where it is not. */
function NewTask({ owners, outcome }: { readonly owners: TripTasksQuery['taskOwners']; readonly outcome: Outcome | undefined }) {
  const { t } = useDesk();
  const [doneAt, setDoneAt] = useState(0);
  const mine = outcome?.act === 'add-task' ? outcome : undefined;
  if (mine?.problem === null && mine.at !== doneAt) setDoneAt(mine.at);
  const isRefused = mine !== undefined && mine.problem !== null;
  return (
    <details key={doneAt} className={styles.fold} open={isRefused}>
      <summary>{t('tasks.add')}</summary>
      <TypedContext value={isRefused ? mine.typed : {}}>
        <Form method="post" preventScrollReset>
          <Field label={t('tasks.text')} name="text" required />
          <Select
            label={t('tasks.owner')}
            name="owner"
            options={[['', t('tasks.anybody')], ...owners.map(({ id, name }) => [id, name] as const)]}
          />
          <Field label={t('tasks.dueOn')} name="dueOn" type="date" />
          <Button intent="add-task">{t('tasks.keep')}</Button>
        </Form>
      </TypedContext>
    </details>
  );
}
