import { sql } from 'kysely';
import { unreadableMail } from '#operations/messages/rules/unreadable-mail.ts';
import { scanWaitingFiles } from '../../mail-in/scan-files.ts';
import { takeMail } from '../../mail-in/take-mail.ts';
import type { Mails } from '../../mail-in/threaded-mails.ts';
import type { Fault, FaultScene } from './fault-scene.ts';

const source = Buffer.from('From: Zwanetta <zwanetta@geheim.example>\r\nSubject: Vraag\r\n\r\nKan een rolstoel mee?\r\n');

async function take({ db, log }: FaultScene, stored: 'unreadable' | 'whole', read: Mails['read']): Promise<void> {
  const mail = stored === 'whole' ? { source, size: source.length, receivedAt: '2026-11-27T10:00:00.000Z' } : stored;
  await takeMail(mail, { db, log, mails: { read, close: async () => undefined }, replyTo: null, isScanned: false, place: 'INBOX 7' });
}

async function scan({ db, trip, log }: FaultScene): Promise<void> {
  const id = crypto.randomUUID();
  await sql`insert into messages (id, thread_id, trip_id, direction, channel, site, language, subject, body, print)
    values (${id}, ${id}, ${trip.id}, 'in', 'mail', 'nl', 'nl', 'Plan', '', 'one')`.execute(db);
  await sql`insert into message_files (id, message_id, position, name, content_type, size, state, content)
    values (${crypto.randomUUID()}, ${id}, 0, 'Zwanetta.txt', 'text/plain', 4, 'waiting', 'abcd')`.execute(db);
  const scanner = { scan: () => Promise.reject(new Error('clamd answered: something')) };
  await scanWaitingFiles({ db, scanner, log, isStopping: () => false });
}

const where = ['place'] as const;

/** What goes wrong with incoming mail and its files. */
export const mailInFaults: readonly Fault[] = [
  {
    name: 'a mail that its server cannot give',
    says: 'The mail server cannot give a mail',
    where,
    provoke: (scene) => take(scene, 'unreadable', async () => null),
  },
  {
    name: 'a mail that is none',
    says: 'A mail could not be parsed',
    where: ['place', 'size'],
    provoke: (scene) => take(scene, 'whole', async () => null),
  },
  {
    name: 'a mail with what no database takes',
    says: 'A mail could not be saved as it is',
    where: ['place', 'reason'],
    provoke: (scene) => take(scene, 'whole', async () => ({ ...unreadableMail(source.toString()), subject: 'Zwanetta \u0000' })),
  },
  {
    name: 'a file that the scanner does not judge',
    says: 'A file could not be scanned',
    where: ['file', 'reason'],
    trip: 'trip',
    provoke: scan,
  },
];
