import { Form } from 'react-router';
import type { TaskPartsFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/parts.tsx';
import styles from './tasks.module.css';

/** What is to be done, by whom and when, with the button that says it was. */
export function OpenTask({ task }: { readonly task: TaskPartsFragment }) {
  const { t, date } = useDesk();
  const { id, reference, text, ownerName, dueOn, createdBy, isLate } = task;
  const facts = [ownerName ?? t('tasks.anybody'), dueOn === null ? '' : t('tasks.by', { date: date(dueOn) })].filter((fact) => fact !== '');
  return (
    <>
      <span className={styles.text}>{text}</span>
      <span className={styles.muted}>
        {isLate && <strong className={styles.late}>{t('tasks.late')}</strong>} {facts.join(', ')} ({t('tasks.from', { name: createdBy })})
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="task" value={id} />
        <input type="hidden" name="reference" value={reference} />
        <Button intent="task-done">
          {t('tasks.done')} <span className={styles.hidden}>{text}</span>
        </Button>
      </Form>
    </>
  );
}

/** What was done, by whom, and the way back where it was not after all. */
export function DoneTask({ task }: { readonly task: TaskPartsFragment }) {
  const { t, instant } = useDesk();
  const { id, reference, text, doneBy, doneAt } = task;
  return (
    <>
      <span className={styles.text}>{text}</span>
      <span className={styles.muted}>{t('tasks.doneBy', { name: doneBy ?? '', at: doneAt === null ? '' : instant(doneAt) })}</span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="task" value={id} />
        <input type="hidden" name="reference" value={reference} />
        <Button intent="task-again">
          {t('tasks.again')} <span className={styles.hidden}>{text}</span>
        </Button>
      </Form>
    </>
  );
}
