import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { dropJob } from '#operations/partners/partners-job.ts';
import { readJobOrder } from '#operations/partners/read-job-order.ts';
import { createJob } from '#operations/partners/testing/partner-world.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { readPdf } from '#output/documents/testing/read-pdf.ts';
import { mailPayload, type PayloadOf } from '#output/mail/messages.ts';
import { renderMail } from '#output/mail/render-mail.tsx';
import { createAttachments } from './mail-attachments.ts';

const documents = createDocuments({ addresses: testAddresses });

async function readPartnerMails(db: Database): Promise<readonly PayloadOf<'partner-job'>[]> {
  const rows = await db.selectFrom('outbox').select('payload').execute();
  return rows.flatMap(({ payload }) => {
    const read = v.safeParse(mailPayload, payload);
    return read.success && read.output.kind === 'partner-job' ? [read.output] : [];
  });
}

it('sends the order of a job to the partner who accepted it, and not to others or former holders', async () => {
  const { db, context, key, other, reference } = await createJob();
  const mails = await readPartnerMails(db);
  const attached = async (occasion: string) => {
    const payload = mails.find((mail) => mail.occasion === occasion);
    if (payload === undefined) throw new Error(`No mail ${occasion}`);
    const files = await createAttachments({ db, documents }, { payload, tripId: null });
    return { files: files.filter(({ role }) => role === 'job-order'), mail: await renderMail(payload, files) };
  };
  const { files, mail } = await attached('won');
  expect(files.map(({ fileName }) => fileName)).toEqual([`${reference}.pdf`]);
  expect((await readPdf(files[0]?.content ?? new Uint8Array())).text).toContain(reference);
  expect(mail.text).toContain('L’ordre d’affrètement est joint.');
  expect((await attached('offered')).files).toEqual([]);
  expect(await readJobOrder(context, other)).toBeNull();
  expect((await readJobOrder(context, key))?.priceCents).toBeGreaterThan(0);
  expect(await dropJob(context, key, { reason: 'ill', feeCents: 0 })).toMatchObject({ ok: true });
  expect((await attached('won')).files).toEqual([]);
  expect(await readJobOrder(context, key)).toBeNull();
});
