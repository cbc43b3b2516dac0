import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/parts.tsx';
import { CloseTask } from './close-task.tsx';
import type { Task } from './task.ts';
import type { TaskIntent } from './task-forms.ts';
import styles from './tasks.module.css';
import { useTaskText } from './use-task-text.ts';

type OpenTaskProps = {
  readonly task: Task /** At its trip, where what a rule asks for can be closed. */;
  readonly isAtTrip?: boolean;
};

/** An open task: what, who and when, with the button that marks it as done. */
export function OpenTask({ task, isAtTrip = false }: OpenTaskProps) {
  const { t, date } = useDesk();
  const { id, reference, ownerName, dueOn, createdBy, isLate, needsReference } = task;
  const text = useTaskText(task);
  const facts = [ownerName ?? t('tasks.anybody'), dueOn === null ? '' : t('tasks.by', { date: date(dueOn) })].filter((fact) => fact !== '');
  return (
    <>
      <span className={styles.text}>{text}</span>
      <span className={styles.muted}>
        {isLate && <strong className={styles.late}>{t('tasks.late')}</strong>} {facts.join(', ')}
        {createdBy !== '' && ` (${t('tasks.from', { name: createdBy })})`}
      </span>
      {needsReference && isAtTrip && <CloseTask task={task} />}
      {needsReference && !isAtTrip && <Link to={`/trips/${reference}#tasks`}>{t('tasks.open')}</Link>}
      {!needsReference && <DoneForm id={id} reference={reference} text={text} />}
    </>
  );
}

type DoneFormProps = { readonly id: string; readonly reference: string; readonly text: string };

function DoneForm({ id, reference, text }: DoneFormProps) {
  const { t } = useDesk();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="task" value={id} />
      <input type="hidden" name="reference" value={reference} />
      <Button<TaskIntent> intent="task-done">
        {t('tasks.done')} <span className={styles.hidden}>{text}</span>
      </Button>
    </Form>
  );
}

/** A task that was done, by whom, and the button to open it again. */
export function DoneTask({ task }: { readonly task: Task }) {
  const { t, instant } = useDesk();
  const { id, reference, doneBy, doneAt, closedAs, answer } = task;
  const { called } = usePlanning();
  const text = useTaskText(task);
  const isOver = closedAs === 'over';
  return (
    <>
      <span className={styles.text}>{text}</span>
      {closedAs !== null && <span className={styles.text}>{called('ruleTasks.closed', closedAs, { answer: answer ?? '' })}</span>}
      {!isOver && (
        <span className={styles.muted}>{t('tasks.doneBy', { name: doneBy ?? '', at: doneAt === null ? '' : instant(doneAt) })}</span>
      )}
      {!isOver && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="task" value={id} />
          <input type="hidden" name="reference" value={reference} />
          <Button<TaskIntent> intent="task-again">
            {t('tasks.again')} <span className={styles.hidden}>{text}</span>
          </Button>
        </Form>
      )}
    </>
  );
}
