import { describe, expect, it } from 'vitest';
import { ask, findFreePort } from '../../testing/start-server.ts';
import { findHindrance, type Surroundings, startIn } from '../../testing/surroundings.ts';

type Case = Surroundings & {
  readonly title: string;
  /** The lines that report where something was put. */
  readonly says?: readonly RegExp[];
};

const copied = /PostgreSQL's account cannot use .*: its programs were copied to \/var\/cache\/convoya\/postgresql-[\w.-]+"/;
const builtInCopy = /The checkout cannot be written: building the site in a copy of it, .*\/data\/checkout /;
const tooLong = 'ein sehr langer Weg '.repeat(3) + 'é'.repeat(30);

const cases: readonly Case[] = [
  { title: 'root, in a home that only root may enter', user: 'root', home: 'root', namespaces: true },
  { title: 'root, in the closed home of another', user: 'root', home: 'games', namespaces: true, says: [copied] },
  {
    title: 'root without user namespaces, in a home that only root may enter, below a path too long for a socket',
    user: 'root',
    home: 'root',
    namespaces: false,
    above: tooLong,
    says: [copied],
  },
  {
    title: 'root without user namespaces, in a read-only checkout, where nothing in /var/cache and /tmp can be run',
    user: 'root',
    home: 'root',
    namespaces: false,
    isReadOnly: true,
    noexec: ['/var/cache', '/tmp'],
    says: [/its programs were copied to \/var\/tmp\/convoya\//],
  },
  { title: 'a user whom the system knows by no name', user: 'nameless', home: 'nameless', namespaces: true },
  { title: 'an ordinary user, in a home of his own', user: 'nobody', home: 'nobody', namespaces: true },
  {
    title: 'an ordinary user without user namespaces, in a read-only checkout that is not built, where nothing in /tmp can be run',
    user: 'nobody',
    home: 'nobody',
    namespaces: false,
    isReadOnly: true,
    isBuilt: false,
    noexec: ['/tmp'],
    says: [builtInCopy],
  },
];

describe('`npm start` runs as', () => {
  for (const { title, says = [], ...surroundings } of cases) {
    const hindrance = findHindrance(surroundings);
    it.skipIf(hindrance !== '')([title, hindrance].filter(Boolean).join(' — '), { timeout: 90_000 }, async () => {
      const port = await findFreePort();
      const program = await startIn(surroundings, ['node_modules/.bin/node', 'scripts/run.ts', 'start'], { PORT: String(port) });
      await program.waitFor(/^Ready\./);
      expect((await ask(port, { host: 'nl.localhost', path: '/over' })).status).toBe(200);
      expect(await program.stop('SIGTERM')).toEqual({ code: 0, left: 0 });
      const said = program.output.filter((line) => /copied|copy|cannot/.test(line));
      expect(said).toEqual(says.map((line) => expect.stringMatching(line)));
    });
  }
});
