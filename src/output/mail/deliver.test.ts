import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Delivery, deliverDue } from './deliver.ts';
import type { MailPayload } from './messages.ts';
import { buildQuoteReadyPayload } from './payloads.ts';
import { renderMail } from './render-mail.tsx';
import { createSmtpSender } from './smtp-sender.ts';
import { everyPayload } from './testing/every-payload.ts';
import { createMemoryLog, createMemoryOutbox, type MemoryOutbox } from './testing/memory-outbox.ts';
import { addresses, sampleTrip } from './testing/sample-trip.ts';
import { openSmtpInbox, type SmtpInbox } from './testing/smtp-inbox.ts';

let inbox: SmtpInbox;
let outbox: MemoryOutbox;
let log: ReturnType<typeof createMemoryLog>;

beforeEach(async () => {
  inbox = await openSmtpInbox();
  outbox = createMemoryOutbox();
  log = createMemoryLog();
});
afterEach(() => inbox.close());

const renderedMail = await renderMail(buildQuoteReadyPayload(sampleTrip(), addresses));

/** The server's logger takes more arguments. */
const tell = (error: unknown) => ({ told: error instanceof Error ? error.message.replace(/\S+@\S+/, '') : '' });

const deliver = (changes: Partial<Delivery> = {}) =>
  deliverDue({
    outbox,
    sender: createSmtpSender({ url: inbox.url }),
    render: (payload) => renderMail(payload),
    log,
    describeError: tell,
    isAway: (error) => error instanceof Error && error.message === 'no database',
    limit: 20,
    ...changes,
  });

const quoteFor = (email: string, version = 1): MailPayload =>
  buildQuoteReadyPayload(sampleTrip({ version, customer: { ...sampleTrip().customer, email } }), addresses);

describe('a pass over the outbox', () => {
  it('delivers every kind of mail once and has then nothing to do', async () => {
    const payloads = everyPayload({ site: 'nl', language: 'nl' });
    outbox.add(...payloads);
    expect(await deliver({ limit: payloads.length })).toEqual({ sent: payloads.length, retried: 0, failed: 0 });
    expect(inbox.delivered.map(({ mail }) => mail.messageId).toSorted()).toEqual(payloads.map(({ messageId }) => messageId).toSorted());
    expect(await deliver()).toEqual({ sent: 0, retried: 0, failed: 0 });
    expect(inbox.delivered).toHaveLength(payloads.length);
  });

  it('sends at most its limit', async () => {
    const payloads = everyPayload({ site: 'nl', language: 'nl' });
    outbox.add(...payloads);
    expect(await deliver({ limit: 4 })).toMatchObject({ sent: 4 });
    expect(await deliver({ limit: payloads.length })).toMatchObject({ sent: payloads.length - 4 });
  });
});

it('a mail that was taken back since the pass began is not sent', async () => {
  outbox.add(quoteFor('sanne@school.example'), quoteFor('joris@school.example', 2));
  const takenBack = { ...outbox, isLeased: async () => false };
  expect(await deliver({ outbox: takenBack })).toEqual({ sent: 0, retried: 0, failed: 2 });
  expect(inbox.delivered).toEqual([]);
});

describe('a mail that takes long', () => {
  it('stays leased as long as it is under way, and no longer than ten seconds once its worker is dead', async () => {
    outbox.add(quoteFor('sanne@school.example'), quoteFor('joris@school.example', 2));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answers: PromiseWithResolvers<void>[] = [];
    const sender = {
      send: async () => {
        const answer = Promise.withResolvers<void>();
        answers.push(answer);
        await answer.promise;
        return { ok: true, value: null } as const;
      },
    };
    const render = async () => renderedMail;
    const pass = deliver({ sender, render });
    for (let seconds = 0; seconds < 30; seconds += 2) {
      await vi.advanceTimersByTimeAsync(2_000);
      outbox.pass(2);
      expect(await outbox.leaseDue({ limit: 5, leaseSeconds: 60 })).toEqual([]);
    }
    answers[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    // Killed: nobody renews any more.
    outbox.pass(10);
    expect(await outbox.leaseDue({ limit: 5, leaseSeconds: 60 })).toHaveLength(1);
    answers[1]?.resolve();
    expect(await pass).toMatchObject({ sent: 2 });
  });
});

describe('a database that goes away', () => {
  it('ends the run at once, and is reported once', async () => {
    outbox.add(...Array.from({ length: 12 }, (_none, index) => quoteFor(`p${index}@school.example`, index)));
    const render = () => Promise.reject(new Error('no database'));
    const broken = { ...outbox, fail: () => Promise.reject(new Error('no database')) };
    expect(await deliver({ outbox: broken, render })).toEqual({ sent: 0, retried: 4, failed: 0 });
    expect(log.lines).toHaveLength(1);
    outbox.pass(10);
    expect(await deliver()).toMatchObject({ sent: 12 });
  });
});

describe('a server that refuses for now', () => {
  it('gets the same mail again after the pause, with the same Message-ID', async () => {
    const payload = quoteFor('sanne@school.example');
    outbox.add(payload);
    inbox.refuse({ code: 451, text: '4.3.0 try later' });
    expect(await deliver()).toEqual({ sent: 0, retried: 1, failed: 0 });
    expect(outbox.failures).toEqual([{ retryInSeconds: 60, reason: 'EENVELOPE 451', isUnsure: false }]);

    inbox.refuse(null);
    outbox.pass(59);
    expect(await deliver()).toMatchObject({ sent: 0 });
    outbox.pass(1);
    expect(await deliver()).toMatchObject({ sent: 1 });
    expect(inbox.delivered.map(({ mail }) => mail.messageId)).toEqual([payload.messageId]);
  });
});

describe('a server that is away', () => {
  it('loses no mail, however often it is tried', async () => {
    outbox.add(quoteFor('sanne@school.example'), quoteFor('joris@school.example', 2));
    const { url } = inbox;
    await inbox.close();
    for (const pause of [60, 120, 240]) {
      expect(await deliver({ sender: createSmtpSender({ url }) })).toEqual({ sent: 0, retried: 2, failed: 0 });
      expect(outbox.failures.at(-1)).toEqual({ retryInSeconds: pause, reason: 'ESOCKET', isUnsure: false });
      outbox.pass(pause);
    }
    inbox = await openSmtpInbox();
    expect(await deliver()).toMatchObject({ sent: 2 });
  });
});

describe('a mailbox that does not exist', () => {
  it('fails for good at once', async () => {
    outbox.add(quoteFor('nobody@school.example'));
    inbox.refuse({ code: 550, text: '5.1.1 <nobody@school.example> unknown' });
    expect(await deliver()).toEqual({ sent: 0, retried: 0, failed: 1 });
    expect(outbox.failures).toEqual([{ retryInSeconds: null, reason: 'EENVELOPE 550', isUnsure: false }]);
  });

  it('is not concluded from any other refusal, which may be our own fault', async () => {
    outbox.add(quoteFor('sanne@school.example'));
    inbox.refuse({ code: 550, text: '5.7.1 relaying denied' });
    expect(await deliver()).toMatchObject({ retried: 1, failed: 0 });
  });
});

describe('one bad mail among others', () => {
  it('is given up when its payload does not parse, and the others leave', async () => {
    outbox.add({ kind: 'quote-ready', recipient: { email: 'secret@school.example' } }, 'nonsense', null, quoteFor('sanne@school.example'));
    expect(await deliver()).toEqual({ sent: 1, retried: 0, failed: 3 });
    expect(outbox.states()).toEqual(['failed', 'failed', 'failed', 'done']);
  });

  it('waits when it cannot be rendered, and the others leave', async () => {
    const broken = quoteFor('sanne@school.example', 7);
    outbox.add(broken, quoteFor('sanne@school.example'));
    const render = (payload: MailPayload) =>
      payload.messageId === broken.messageId ? Promise.reject(new TypeError('boom')) : renderMail(payload);
    expect(await deliver({ render })).toEqual({ sent: 1, retried: 1, failed: 0 });
    expect(outbox.failures).toEqual([{ retryInSeconds: 60, reason: 'render: TypeError', isUnsure: false }]);
    expect(log.lines).toContain(
      '{"level":"error","kind":"quote-ready","trip":"NL-26-104233","attempts":1,"told":"boom","message":"mail not made"}',
    );
  });

  it('reports missing data by its code', async () => {
    outbox.add(quoteFor('sanne@school.example'));
    const lost = Object.assign(new Error('no answer about sanne@school.example'), { code: 'ECONNREFUSED' });
    expect(await deliver({ render: () => Promise.reject(lost) })).toMatchObject({ retried: 1 });
    expect(outbox.failures).toEqual([{ retryInSeconds: 60, reason: 'render: Error ECONNREFUSED', isUnsure: false }]);
    const odd = Object.assign(new Error('odd'), { code: 'of sanne@school.example' });
    outbox.pass(60);
    await deliver({ render: () => Promise.reject(odd) });
    expect(outbox.failures.at(-1)?.reason).toBe('render: Error');
    expect(log.lines.join()).not.toContain('sanne');
  });

  it('is left to its lease when its outcome cannot be noted', async () => {
    outbox.add(quoteFor('sanne@school.example'));
    const broken = { ...outbox, complete: () => Promise.reject(new Error('no database')) };
    expect(await deliver({ outbox: broken })).toEqual({ sent: 0, retried: 1, failed: 0 });
    expect(log.lines.at(-1)).toContain('"told":"no database"');
    outbox.pass(outbox.leases[0] ?? 0);
    expect(await deliver()).toMatchObject({ sent: 1 });
    const ids = inbox.delivered.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('patience', () => {
  it('ends after thirty days of tries', async () => {
    outbox.add(quoteFor('sanne@school.example'));
    const sender = { send: async () => ({ ok: false, failure: { code: 'ESOCKET', permanent: false } }) as const };
    let days = 0;
    while (outbox.states()[0] === 'waiting') {
      await deliver({ sender });
      const pause = outbox.failures.at(-1)?.retryInSeconds ?? 0;
      outbox.pass(pause);
      days += pause / 86_400;
    }
    expect(outbox.states()).toEqual(['failed']);
    expect(days).toBeGreaterThan(29.7);
  });
});

describe('the log', () => {
  it('names kinds, trips, attempts and codes, and no person', async () => {
    outbox.add(quoteFor('sanne@school.example'), { kind: 'quote-ready', recipient: { email: 'sanne@school.example' } });
    inbox.refuse({ code: 450, text: '4.2.1 <sanne@school.example> is busy' });
    await deliver();
    inbox.refuse(null);
    outbox.pass(60);
    await deliver();
    expect(log.lines).toHaveLength(3);
    expect(log.lines.join('\n')).not.toMatch(/sanne|school|vries|key/i);
    expect(log.lines.at(-1)).toBe('{"level":"info","kind":"quote-ready","trip":"NL-26-104233","attempts":2,"message":"mail sent"}');
  });
});
