import { readFileSync } from 'node:fs';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';

export type ApiExample = { readonly title: string; readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

/** The examples of a section of `docs/api.md`: each an operation and its variables, with days and keys filled in. */
export function readApiExamples(section: string): readonly ApiExample[] {
  const text = readFileSync('docs/api.md', 'utf8');
  const part = text.split(/^## /m).find((each) => each.startsWith(`${section}\n`)) ?? '';
  return part
    .split(/^### /m)
    .slice(1)
    .map((example) => ({
      title: example.split('\n', 1)[0] ?? '',
      query: fenceOf(example, 'graphql'),
      variables: Object(JSON.parse(fill(fenceOf(example, 'json')))),
    }));
}

function fenceOf(example: string, language: string): string {
  const found = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(example)?.[1];
  if (found === undefined) throw new Error(`An example without ${language}: ${example.slice(0, 60)}`);
  return found;
}

function fill(variables: string): string {
  const today = todayIn('Europe/Amsterdam', new Date().toISOString());
  return variables
    .replaceAll(/<in (\d+) days>/g, (_all, days) => addDays(today, Number(days)))
    .replaceAll('<a new key>', () => crypto.randomUUID());
}
