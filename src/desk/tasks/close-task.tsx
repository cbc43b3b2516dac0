import { Form } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { usePlanning, useRight } from '../planning/use-planning.ts';
import { Button, Field } from '../ui/parts.tsx';
import type { Task } from './task.ts';
import type { TaskIntent } from './task-forms.ts';
import styles from './tasks.module.css';
import { useTaskText } from './use-task-text.ts';

/** A task of a rule is closed with the reference of what was declared or granted, or with why none is needed. */
export function CloseTask({ task }: { readonly task: Task }) {
  const { p } = usePlanning();
  const text = useTaskText(task);
  if (!useRight('assign-drivers')) return null;
  return (
    <Form method="post" preventScrollReset className={styles.close} aria-label={text}>
      <input type="hidden" name="task" value={task.id} />
      <Field label={p('ruleTasks.answer')} name="answer" required maxLength={textLimits.line} />
      <Button<TaskIntent> intent="task-reference" kind="main">
        {p('ruleTasks.isReference')}
      </Button>
      <Button<TaskIntent> intent="task-not-needed">{p('ruleTasks.isReason')}</Button>
    </Form>
  );
}
