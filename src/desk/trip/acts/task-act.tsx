import { textLimits } from '#domain/input/text-limits.ts';
import { useDesk } from '../../desk-texts.ts';
import type { TasksOfTrip } from '../../tasks/task.ts';
import { Field, Select } from '../../ui/parts.tsx';
import { ActForm } from './act-form.tsx';

export type TaskOwners = TasksOfTrip['owners'];

export function NewTaskAct({ owners }: { readonly owners: TaskOwners }) {
  const { t } = useDesk();
  return (
    <ActForm act="add-task" button={t('tasks.keep')}>
      <Field label={t('tasks.text')} name="text" required maxLength={textLimits.task} />
      <Select
        label={t('tasks.owner')}
        name="owner"
        options={[['', t('tasks.anybody')], ...owners.map(({ id, name }) => [id, name] as const)]}
      />
      <Field label={t('tasks.dueOn')} name="dueOn" type="date" />
    </ActForm>
  );
}
