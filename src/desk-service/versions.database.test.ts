import { expect, it } from 'vitest';
import { createWorld } from './testing/desk-world.ts';
import { enter } from './testing/enter.ts';
import { openFor } from './testing/open-for.ts';
import { versionFields } from './testing/race-acts.ts';

/** Its version is the name of rates to start from, and it refuses what is no name by itself. */
const namesAnother = 'rates.begin';
const anyId = '00000000-0000-4000-8000-000000000000';

/** Input whose version is empty and whose other fields are ids; `read` has the names that the act asks for. */
function withoutVersion() {
  const read = new Set<string>();
  const input = new Proxy<Record<string, string>>(
    {},
    {
      has: () => true,
      get(_, name) {
        read.add(String(name));
        return versionFields.includes(String(name)) ? '' : anyId;
      },
    },
  );
  return { input, read };
}

it('every act that carries a version is refused without one', async () => {
  const { context } = await createWorld();
  const { acts } = openFor(await enter(context, { roles: ['owner'] }));
  const [carrying, accepting]: [string[], string[]] = [[], []];
  for (const [subject, ofSubject] of Object.entries(acts)) {
    for (const [name, act] of Object.entries<(input: never) => Promise<{ readonly isDone: boolean; readonly problem?: string }>>(
      ofSubject,
    )) {
      const { input, read } = withoutVersion();
      const outcome = await act(input as never);
      if (!versionFields.some((field) => read.has(field))) continue;
      carrying.push(`${subject}.${name}`);
      if (outcome.isDone || (outcome.problem !== 'gone' && outcome.problem !== 'mistyped')) accepting.push(`${subject}.${name}`);
    }
  }
  expect(accepting).toEqual([namesAnother]);
  expect(carrying).toContain('trips.correctInvoice');
  expect(carrying.length).toBeGreaterThan(40);
});
