import { useState } from 'react';
import { Form } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, Field, Panel, Select } from '../ui/parts.tsx';
import type { TasksOfTrip } from './task.ts';
import type { TaskIntent } from './task-forms.ts';
import { DoneTask, OpenTask } from './task-line.tsx';
import styles from './tasks.module.css';

type TripTasksProps = { readonly of: TasksOfTrip; readonly outcome: FormAnswer | undefined };

/** What is to be done about a trip, what was, and the form for more. */
export function TripTasks({ of: { tasks, owners }, outcome }: TripTasksProps) {
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
      <NewTask owners={owners} outcome={outcome} />
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
function NewTask({ owners, outcome }: { readonly owners: TasksOfTrip['owners']; readonly outcome: FormAnswer | undefined }) {
  const { t } = useDesk();
  const [doneAt, setDoneAt] = useState(0);
  const mine = outcome?.act === 'add-task' ? outcome : undefined;
  if (mine?.problem === null && mine.at !== doneAt) setDoneAt(mine.at);
  const isRefused = mine !== undefined && mine.problem !== null;
  return (
    <details key={doneAt} className={styles.fold} open={isRefused}>
      <summary>{t('tasks.add')}</summary>
      <Answered answer={mine}>
        <Form method="post" preventScrollReset>
          <Field label={t('tasks.text')} name="text" required maxLength={textLimits.task} />
          <Select
            label={t('tasks.owner')}
            name="owner"
            options={[['', t('tasks.anybody')], ...owners.map(({ id, name }) => [id, name] as const)]}
          />
          <Field label={t('tasks.dueOn')} name="dueOn" type="date" />
          <Button<TaskIntent> intent="add-task">{t('tasks.keep')}</Button>
        </Form>
      </Answered>
    </details>
  );
}
