import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileSender } from './file-sender.ts';
import { buildQuoteReadyPayload } from './payloads.ts';
import { renderMail } from './render-mail.tsx';
import { everyPayload } from './testing/every-payload.ts';
import { addresses, sampleTrip } from './testing/sample-trip.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mail-'));
  folder = join(parent, 'not', 'there', 'yet');
});
afterEach(() => rm(parent, { recursive: true }));

const render = (version = 1) => renderMail(buildQuoteReadyPayload(sampleTrip({ version }), addresses));

describe('a mail written to a file', () => {
  it('is named by time, kind and reference, and read back whole', async () => {
    const mail = await render();
    expect(await createFileSender(folder).send(mail)).toEqual({ ok: true, value: null });
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^20261121T100000Z-quote-ready-NL-26-104233-[0-9a-f]{12}\.eml$/);
    const read = await PostalMime.parse(await readFile(join(folder, name)));
    expect(read).toMatchObject({ subject: mail.subject, messageId: mail.messageId, date: '2026-11-21T10:00:00.000Z' });
    expect(read.to?.[0]).toMatchObject({ address: 'sanne@school.example' });
    expect(read.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(read.html?.trimEnd()).toBe(mail.html.trimEnd());
  });

  it('ends its lines as RFC 5322 asks', async () => {
    await createFileSender(folder).send(await render());
    const [name = ''] = await readdir(folder);
    expect((await readFile(join(folder, name), 'latin1')).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('is one file for one Message-ID, however often and at once it is sent', async () => {
    const sender = createFileSender(folder);
    const mail = await render();
    const outcomes = await Promise.all([sender.send(mail), sender.send(mail), createFileSender(folder).send(mail)]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await sender.send(mail)).toMatchObject({ ok: true });
    expect(await readdir(folder)).toHaveLength(1);
    await sender.send(await render(2));
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('is a file for each kind', async () => {
    const sender = createFileSender(folder);
    const payloads = everyPayload({ site: 'nl', language: 'nl' });
    for (const payload of payloads) await sender.send(await renderMail(payload));
    const names = await readdir(folder);
    expect(names).toHaveLength(payloads.length);
    expect(names.filter((name) => /^\d{8}T\d{6}Z-links-[0-9a-f]{12}\.eml$/.test(name))).toHaveLength(1);
  });

  it('has a name inside the folder, whatever the reference', async () => {
    await createFileSender(folder).send({ ...(await render()), reference: '../../../etc/x' });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^20261121T100000Z-quote-ready-etcx-[0-9a-f]{12}\.eml$/)]);
  });

  it('fails for now where the folder cannot be made, and leaves no draft', async () => {
    await writeFile(join(parent, 'file'), '');
    const outcome = await createFileSender(join(parent, 'file')).send(await render());
    expect(outcome).toEqual({ ok: false, failure: { code: expect.stringMatching(/^(EEXIST|ENOTDIR)$/), permanent: false } });
    expect(await readdir(parent)).toEqual(['file']);
  });
});
