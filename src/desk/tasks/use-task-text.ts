import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import type { Task } from './task.ts';

type Said = Pick<Task, 'kind' | 'text' | 'facts'>;

/** The text of a task: as somebody typed it, or in the words of its rule. */
export function useTaskText(task: Said): string {
  return useTaskWords()(task);
}

/** The same for a list of them. */
export function useTaskWords(): (task: Said) => string {
  const { country, number, date } = useDesk();
  const { called } = usePlanning();
  const say = (name: string, value: string) =>
    name === 'country'
      ? country(value)
      : name === 'day'
        ? date(value)
        : name === 'limit' && /^\d+\.\d+$/.test(value)
          ? number(Number(value))
          : value;
  return ({ kind, text, facts }) => {
    if (kind === null) return text;
    const values = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, say(name, String(value))]));
    const step = values.verdict ?? values.step ?? values.zone;
    return called('ruleTasks.say', step === undefined ? kind : `${kind}-${step}`, values);
  };
}
