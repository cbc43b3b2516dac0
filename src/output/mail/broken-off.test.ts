import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from './deliver.ts';
import { buildQuoteReadyPayload } from './payloads.ts';
import { renderMail } from './render-mail.tsx';
import { createSmtpSender } from './smtp-sender.ts';
import { type BreakingSmtp, openBreakingSmtp } from './testing/breaking-smtp.ts';
import { createMemoryLog, createMemoryOutbox, type MemoryOutbox } from './testing/memory-outbox.ts';
import { addresses, sampleTrip } from './testing/sample-trip.ts';

const payload = buildQuoteReadyPayload(sampleTrip(), addresses);
const mail = await renderMail(payload);

let server: BreakingSmtp;
let outbox: MemoryOutbox;

beforeEach(async () => {
  server = await openBreakingSmtp();
  outbox = createMemoryOutbox();
  outbox.add(payload);
  return () => server.close();
});

/** One run of a worker, and the pause after it. */
async function deliver() {
  const counts = await deliverDue({
    ...{ outbox, sender: createSmtpSender({ url: server.url }), render: async () => mail, log: createMemoryLog() },
    ...{ describeError: () => ({}), isAway: () => false, limit: 5 },
  });
  outbox.pass(outbox.failures.at(-1)?.retryInSeconds ?? 0);
  return counts;
}

describe('a server that breaks off after the final dot', () => {
  it('gets the mail once more with the same Message-ID, and then never again', async () => {
    server.next('breaks-later', 'breaks-later');
    expect(await deliver()).toEqual({ sent: 0, retried: 1, failed: 0 });
    expect(await deliver()).toEqual({ sent: 0, retried: 0, failed: 1 });
    for (let more = 0; more < 5; more += 1) expect(await deliver()).toEqual({ sent: 0, retried: 0, failed: 0 });
    expect(server.received).toEqual([payload.messageId, payload.messageId]);
    expect(outbox.failures).toEqual([
      { retryInSeconds: 60, reason: 'unsure ECONNECTION', isUnsure: true },
      { retryInSeconds: null, reason: 'unsure ECONNECTION', isUnsure: true },
    ]);
  });

  it('may have other faults in between, and gets it no third time', async () => {
    server.next('breaks-later', 'closes-with-421', 'closes-with-421', 'breaks-later');
    for (const fate of ['retried', 'retried', 'retried', 'failed']) expect(await deliver()).toMatchObject({ [fate]: 1 });
    expect(await deliver()).toEqual({ sent: 0, retried: 0, failed: 0 });
    expect(outbox.failures.map(({ isUnsure }) => isUnsure)).toEqual([true, false, false, true]);
  });

  it('is done where it takes the second one', async () => {
    server.next('breaks-later');
    expect(await deliver()).toMatchObject({ retried: 1 });
    expect(await deliver()).toMatchObject({ sent: 1 });
    expect(outbox.states()).toEqual(['done']);
    expect(server.received).toEqual([payload.messageId, payload.messageId]);
  });
});

describe('a server that breaks off before it has the whole mail', () => {
  it('gets it until it takes it, since nothing can have arrived', async () => {
    const large = { fileName: 'invoice.pdf', contentType: 'application/pdf', content: new Uint8Array(12_000_000) };
    const sender = createSmtpSender({ url: server.url });
    server.next('breaks-sooner', 'breaks-sooner', 'breaks-sooner');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const outcome = await sender.send({ ...mail, attachments: [large] });
      expect(outcome).toMatchObject({ ok: false, failure: { permanent: false } });
      expect(outcome).not.toHaveProperty('failure.isUnsure');
    }
    expect(await deliver()).toMatchObject({ sent: 1 });
    expect(server.received).toEqual([payload.messageId]);
  });
});

it('a server that answers 421 has not taken the mail', async () => {
  server.next('closes-with-421');
  const outcome = await createSmtpSender({ url: server.url }).send(mail);
  expect(outcome).toMatchObject({ ok: false, failure: { permanent: false } });
  expect(outcome).not.toHaveProperty('failure.isUnsure');
});

it('a server that never answers may have taken the mail', async () => {
  server.next('never-answers');
  const outcome = await createSmtpSender({ url: server.url, stepMilliseconds: 500 }).send(mail);
  expect(outcome).toMatchObject({ ok: false, failure: { isUnsure: true, permanent: false } });
  expect(server.received).toEqual([payload.messageId]);
});
