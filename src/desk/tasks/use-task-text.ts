import type { TaskPartsFragment } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';

/** What a task says: as somebody typed it, or in the words of its rule. */
export function useTaskText({ kind, text, facts }: Pick<TaskPartsFragment, 'kind' | 'text' | 'facts'>): string {
  const { country, number, date } = useDesk();
  const { called } = usePlanning();
  if (kind === null) return text;
  const say = (name: string, value: string) =>
    name === 'country'
      ? country(value)
      : name === 'day'
        ? date(value)
        : name === 'limit' && /^\d+\.\d+$/.test(value)
          ? number(Number(value))
          : value;
  const values = Object.fromEntries(facts.map(({ name, value }) => [name, say(name, value)]));
  const step = values.verdict ?? values.step ?? values.zone;
  return called('ruleTasks.say', step === undefined ? kind : `${kind}-${step}`, values);
}
