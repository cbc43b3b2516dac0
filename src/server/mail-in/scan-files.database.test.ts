import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ScanVerdict } from '#adapters/virus-scanner/ports.ts';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { scanWaitingFiles } from './scan-files.ts';

async function createScene() {
  const { db } = await createBookedTrip();
  const messageId = crypto.randomUUID();
  await sql`insert into messages (id, thread_id, direction, channel, site, language, subject, body, print)
    values (${messageId}, ${messageId}, 'in', 'mail', 'nl', 'nl', 'Plan', '', 'one')`.execute(db);
  for (const [position, text] of ['good', 'bad', 'odd', 'long'].entries()) {
    await sql`insert into message_files (id, message_id, position, name, content_type, size, state, content)
      values (${crypto.randomUUID()}, ${messageId}, ${position}, ${text}, 'text/plain', 4, 'waiting', ${Buffer.from(text)})`.execute(db);
  }
  const states = async () => {
    const { rows } = await sql<{ name: string; state: string; isKept: boolean }>`
      select name, state, content is not null as "isKept" from message_files order by position`.execute(db);
    return rows.map(({ name, state, isKept }) => [name, state, isKept]);
  };
  const warned: string[] = [];
  const scan = async (verdict: (text: string) => ScanVerdict) =>
    await scanWaitingFiles({
      db,
      scanner: { scan: async (content) => verdict(Buffer.from(content).toString()) },
      log: { warn: (_, message) => void warned.push(message) },
      isStopping: () => false,
    });
  return { scan, states, warned };
}

describe('files that wait for the scanner', () => {
  it('are kept if clean, deleted if not, and one without a verdict blocks none', async () => {
    const { scan, states, warned } = await createScene();
    const verdicts: Readonly<Record<string, ScanVerdict>> = { good: 'clean', bad: 'infected', long: 'unscanned' };
    const verdict = (text: string) => {
      const given = verdicts[text];
      if (given === undefined) throw new Error('clamd answered: something');
      return given;
    };
    expect(await scan(verdict)).toBe(3);
    expect(await states()).toEqual([
      ['good', 'kept', true],
      ['bad', 'infected', false],
      ['odd', 'waiting', true],
      ['long', 'too-large', false],
    ]);
    expect(warned).toHaveLength(1);
    expect(await scan(() => 'clean')).toBe(1);
  });

  it('go on waiting while the scanner is away', async () => {
    const { scan, states } = await createScene();
    const away = () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    };
    await expect(scan(away)).rejects.toThrow('ECONNREFUSED');
    expect((await states()).map(([, state]) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });
});
