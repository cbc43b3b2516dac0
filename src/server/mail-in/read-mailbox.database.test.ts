import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createImapMailbox, readImapUrl } from '#adapters/mailbox/imap.ts';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { enter } from '#desk-service/testing/enter.ts';
import { openFor } from '#desk-service/testing/open-for.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { readMailbox } from './read-mailbox.ts';
import { withReplyTo } from './reply-to.ts';
import { hasDovecot, startDovecot, type TestMailServer } from './testing/dovecot.ts';
import { createThreadedMails } from './threaded-mails.ts';

const replyTo = 'answers@example.com';
type Written = { readonly id?: string; readonly from?: string; readonly to?: string; readonly subject?: string; readonly more?: string };

function write(
  { id = 'one', from = 'Bea <bea@example.nl>', to = replyTo, subject = 'Vraag', more = '' }: Written,
  body = 'Kan een rolstoel mee?',
) {
  return `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${id}@example.nl>\r\n${more}\r\n${body}\r\n`;
}

const servers: TestMailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function createScene() {
  const scene = await createBookedTrip();
  const trip = await findTripByKey(scene.db, scene.quoteId);
  if (trip === null) throw new Error('The trip is gone');
  const server = await startDovecot();
  servers.push(server);
  const settings = readImapUrl(server.url);
  if (settings === null) throw new Error('The address is wrong');
  const errors: string[] = [];
  const log = { error: (_: object, message: string) => void errors.push(message) };
  const mailIn = {
    db: scene.db,
    mailbox: createImapMailbox(settings),
    owner: 'worker',
    replyTo,
    isScanned: false,
    log,
    isStopping: () => false,
  };
  const read = async (owner = 'worker') => await readMailbox({ ...mailIn, mails: createThreadedMails(), owner });
  const rows = async () =>
    (
      await sql<Record<string, unknown>>`select kind, email, subject, body, trip_id as trip, thread_id as thread, id from messages
        order by received_at, id`.execute(scene.db)
    ).rows;
  return { ...scene, trip, server, read, rows, errors, mailIn };
}

describe.runIf(hasDovecot)('a mailbox on a real IMAP server', () => {
  it('is read once, continued where it stopped, and left unchanged', async () => {
    const { server, read, rows } = await createScene();
    await server.deliver(write({ id: 'one' }), write({ id: 'two', subject: 'Tweede' }, 'Nog iets.'));
    expect([await read(), await read()]).toEqual([2, 0]);
    await server.deliver(write({ id: 'two', subject: 'Tweede' }, 'Nog iets.'), write({ id: 'three' }));
    expect(await read()).toBe(1);
    expect((await rows()).map(({ subject, kind, email }) => [subject, kind, email])).toEqual([
      ['Vraag', 'message', 'bea@example.nl'],
      ['Tweede', 'message', 'bea@example.nl'],
      ['Vraag', 'message', 'bea@example.nl'],
    ]);
    expect(await server.flagsOf()).toEqual([]);
  });

  it('loses nothing while it is away, or when it is renumbered', async () => {
    const { server, read, rows } = await createScene();
    await server.deliver(write({ id: 'one' }));
    expect(await read()).toBe(1);
    await server.deliver(write({ id: 'two' }, 'Twee'));
    await server.stop();
    await expect(read()).rejects.toThrow();
    await server.start();
    expect(await read()).toBe(1);
    await server.startAnew();
    await server.deliver(write({ id: 'one' }), write({ id: 'four' }, 'Vier'));
    expect(await read()).toBe(1);
    expect((await rows()).map(({ body }) => body)).toEqual(['Kan een rolstoel mee?', 'Twee', 'Vier']);
  });

  it('is read by one worker at a time', async () => {
    const { server, read } = await createScene();
    await server.deliver(...Array.from({ length: 20 }, (_, index) => write({ id: `m${index}` }, `Mail ${index}`)));
    const both = await Promise.all([read('first'), read('second')]);
    expect(both.toSorted()).toEqual([0, 20]);
  });

  it('puts a mail to its trip by the address, the thread, the number or the sender', async () => {
    const { db, server, read, rows, trip } = await createScene();
    const rendered = { to: { name: '', address: '' }, messageId: '', kind: '', reference: '', date: '', languageTag: '', subject: '' };
    const mail = { ...rendered, html: '', text: '', attachments: [] };
    const { replyTo: address = '' } = await withReplyTo(db, { mail, payload: { kind: 'letter' }, tripId: trip.id, replyTo });
    expect(address).toMatch(/^answers\+[a-z2-7]{26}@example\.com$/);
    const again = await withReplyTo(db, { mail, payload: { kind: 'letter' }, tripId: trip.id, replyTo });
    expect(again.replyTo).toBe(address);
    expect((await withReplyTo(db, { mail, payload: { kind: 'partner-job' }, tripId: trip.id, replyTo })).replyTo).toBeUndefined();
    const { rows: sent } = await sql<{ id: string }>`select message_id as id from outbox where trip_id = ${trip.id}`.execute(db);
    await server.deliver(
      write({ id: 'token', from: 'wife@other.nl', to: address.toUpperCase() }),
      write({ id: 'thread', from: 'boss@other.nl', more: `In-Reply-To: ${sent[0]?.id}\r\n` }),
      write({ id: 'number', from: trip.customer.email, subject: `Re: ${trip.reference.toLowerCase()}` }),
      write({ id: 'sender', from: trip.customer.email }),
      write({ id: 'stranger', from: 'thief@other.nl', subject: trip.reference }),
      write({ id: 'forged', from: trip.customer.email, more: 'Authentication-Results: mx; dmarc=fail\r\n', subject: trip.reference }),
    );
    expect(await read()).toBe(6);
    expect((await rows()).map((row) => row.trip === trip.id)).toEqual([true, true, true, true, false, false]);
  });

  it('marks an address whose mail came back, and shows it at the desk', async () => {
    const { db, server, read, context, trip } = await createScene();
    const { rows: sent } = await sql<{ id: string }>`select message_id as id from outbox where trip_id = ${trip.id}`.execute(db);
    const report = (action: string, about: string) =>
      [
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
        '',
        '--b\r\nContent-Type: text/plain\r\n\r\nIt failed.',
        '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.net\r\n',
        `Final-Recipient: rfc822; ${trip.customer.email}\r\nAction: ${action}\r\nStatus: 5.1.1\r\n`,
        `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${about}\r\nSubject: x\r\n`,
        '--b--',
      ].join('\r\n');
    const bounce = (id: string, action: string, about: string) =>
      `From: MAILER-DAEMON@mx.example.net\r\nTo: ${replyTo}\r\nSubject: failed\r\nMessage-ID: <${id}@mx>\r\n${report(action, about)}`;
    await server.deliver(bounce('delay', 'delayed', sent[0]?.id ?? ''), bounce('theirs', 'failed', '<x@elsewhere>'));
    await read();
    const desk = openFor(await enter(context, { roles: ['sales'] }));
    expect(await desk.queries.messages.listOpen({})).toEqual([]);
    await server.deliver(bounce('ours', 'failed', sent[0]?.id ?? ''));
    await read();
    expect(await desk.queries.messages.listOpen({})).toMatchObject([
      { kind: 'bounce', email: trip.customer.email.toLowerCase(), tripReference: trip.reference, isOpen: true },
    ]);
    const { rows: marked } = await sql`select email, status from undeliverable_addresses`.execute(db);
    expect(marked).toEqual([{ email: trip.customer.email.toLowerCase(), status: '5.1.1' }]);
  });

  it('skips an unreadable mail, stores as much of it as possible, and marks it', async () => {
    const { db, server, rows, errors, mailIn } = await createScene();
    const threaded = createThreadedMails();
    // A database refuses the character that ends strings in C.
    const withNul = async (source: Uint8Array) => {
      const mail = await threaded.read(source);
      return mail?.text === 'Met een nul' ? { ...mail, subject: 'a\0b' } : mail;
    };
    const read = async () => await readMailbox({ ...mailIn, mails: { read: withNul, close: threaded.close } });
    await server.deliver(write({ id: 'nul' }, 'Met een nul'), write({ id: 'damaged', subject: 'Stuk' }), write({ id: 'after' }, 'Daarna'));
    await server.damage('Stuk');
    // Dovecot closes the connection at a damaged file.
    for (let time = 0; time < 6; time += 1) await read().catch(() => undefined);
    const { rows: marks } = await sql`select email, incomplete, left(body, 11) as body from messages order by received_at, id`.execute(db);
    expect(marks).toEqual([
      { email: 'bea@example.nl', incomplete: 'unreadable', body: 'From: Bea <' },
      { email: '', incomplete: 'unreadable', body: 'answers@127' },
      { email: 'bea@example.nl', incomplete: null, body: 'Daarna' },
    ]);
    expect(errors).toEqual(['A mail could not be saved as it is; less of it is kept', 'The mail server cannot give a mail']);
    expect(await rows()).toHaveLength(3);
  });

  it('takes a thousand mails at once', async () => {
    const { server, read, rows } = await createScene();
    const mails = Array.from({ length: 1_000 }, (_, index) => write({ id: `m${index}`, from: `c${index}@example.nl` }, `Mail ${index}`));
    await server.deliver(...mails);
    expect(await read()).toBe(1_000);
    const all = await rows();
    expect(all).toHaveLength(1_000);
    expect(all.filter(({ kind }) => kind !== 'message')).toEqual([]);
  }, 120_000);

  it('sorts out automatic and unwanted mails, and stores them', async () => {
    const { server, read, rows } = await createScene();
    const headers = [
      'Auto-Submitted: auto-replied',
      'X-Auto-Response-Suppress: All',
      'Precedence: bulk',
      'X-Spam-Flag: YES',
      'Auto-Submitted: no',
    ];
    await server.deliver(...headers.map((more, index) => write({ id: `m${index}`, more: `${more}\r\n` }, `Mail ${index}`)));
    await read();
    expect((await rows()).map(({ kind }) => kind)).toEqual(['automatic', 'automatic', 'automatic', 'spam', 'message']);
  });

  it('accepts a mail of 40 MB, a broken one, and attachments of the declared type', async () => {
    const { db, server, read, rows } = await createScene();
    const part = (name: string, content: Buffer) =>
      `--b\r\nContent-Type: application/x-any; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${(content.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')}\r\n`;
    const more = 'Content-Type: multipart/mixed; boundary="b"\r\n';
    const text = '--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<style>x</style><p>Hallo</p><script>x()</script><p>daar</p>\r\n';
    const files = part('../plan.pdf', Buffer.from('%PDF-1.7 plan')) + part('fake.pdf', Buffer.from('MZ program'));
    const large = part('film.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(29 * 1024 * 1024)]));
    const whole = write({ id: 'large', more }, `${text}${files}${large}--b--`);
    expect(whole.length).toBeGreaterThan(40_000_000);
    const nested = `From: deep@example.nl\r\nSubject: Diep\r\nMessage-ID: <deep@example.nl>\r\n${Array.from({ length: 60 }, (_, depth) => `Content-Type: multipart/mixed; boundary="d${depth}"\r\n\r\n--d${depth}\r\n`).join('')}\r\nx`;
    await server.deliver(whole, nested, Buffer.from([0, 255, 0, 10, 13, 200]), write({ id: 'after' }, 'Daarna'));
    expect(await read()).toBe(4);
    expect((await rows()).map(({ subject, body }) => [subject, String(body).slice(0, 20)]).slice(0, 2)).toEqual([
      ['Vraag', 'Hallo\n\ndaar'],
      ['Diep', 'From: deep@example.n'],
    ]);
    const { rows: kept } = await sql`select name, state, content_type as type, length(content) as length from message_files
      order by position`.execute(db);
    expect(kept).toEqual([
      { name: 'plan.pdf', state: 'kept', type: 'application/pdf', length: 13 },
      { name: 'fake.pdf', state: 'refused', type: 'application/octet-stream', length: null },
      { name: 'film.pdf', state: 'too-large', type: 'application/pdf', length: null },
    ]);
  }, 60_000);
});

describe.skipIf(hasDovecot)('a mailbox on a real IMAP server', () => {
  it('is not tried here: install dovecot-imapd', (context) => context.skip('/usr/sbin/dovecot with /usr/lib/dovecot/imap is missing'));
});
