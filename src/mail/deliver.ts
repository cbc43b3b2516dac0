import * as v from 'valibot';
import type { Result } from '#domain/result.ts';
import { type MailPayload, mailPayload } from './messages.ts';
import { type DueMail, type MailLog, type MailSender, type OutboxPort, type RenderedMail, type SendFailure, sendSeconds } from './ports.ts';
import { planRetry } from './retry.ts';

const lanes = 4;

export type Delivery<Row extends DueMail = DueMail> = {
  readonly outbox: OutboxPort<Row>;
  readonly sender: MailSender;
  readonly render: (payload: MailPayload, row: Row) => Promise<RenderedMail>;
  readonly log: MailLog;
  /** What may be logged of an error: without personal data, without keys of trips. */
  readonly describeError: (error: unknown) => object;
  /** How many mails one pass takes at most. */
  readonly limit: number;
};

export type DeliveryCounts = { readonly sent: number; readonly retried: number; readonly failed: number };

type Fate = keyof DeliveryCounts;

/**
 * One pass over the outbox: leases what is due, sends it and notes the outcome. A mail that fails waits for its next try ({@link planRetry})
 * and holds up no other; one whose payload no longer parses, or whose mailbox does not exist, has failed for good.
 *
 * At least once: a process killed between the server's acceptance and our note sends the mail again, under the same Message-ID.
 * Rejects only where the outbox could not be leased from. Where an outcome could not be noted the mail counts as retried: its lease runs out.
 */
export async function deliverDue<Row extends DueMail>(delivery: Delivery<Row>): Promise<DeliveryCounts> {
  const { outbox, limit } = delivery;
  const due = await outbox.leaseDue({ limit, leaseSeconds: leaseSecondsFor(limit) });
  const fates: Fate[] = [];
  const waiting = due.values();
  const lane = async () => {
    for (const row of waiting) fates.push(await deliverOne(row, delivery));
  };
  await Promise.all(Array.from({ length: Math.min(lanes, due.length) }, lane));
  const countOf = (fate: Fate) => fates.filter((each) => each === fate).length;
  return { sent: countOf('sent'), retried: countOf('retried'), failed: countOf('failed') };
}

/** Long enough for every mail of the pass to run into its time limit, and for noting it. */
function leaseSecondsFor(limit: number): number {
  return Math.ceil(limit / lanes) * sendSeconds + 30;
}

async function deliverOne<Row extends DueMail>(row: Row, delivery: Delivery<Row>): Promise<Fate> {
  const { outbox, log, describeError } = delivery;
  const parsed = v.safeParse(mailPayload, row.payload);
  // Only where it is wrong, never what stands there.
  const problem = parsed.success ? null : `payload: ${parsed.issues.map((issue) => v.getDotPath(issue) ?? 'itself').join(', ')}`;
  const kind = parsed.success ? parsed.output.kind : 'unknown';
  try {
    if (!parsed.success) return await noteFailure(row, { code: problem ?? 'payload', permanent: true }, { ...delivery, kind });
    const outcome = await renderAndSend(parsed.output, { ...delivery, row });
    if (!outcome.ok) return await noteFailure(row, outcome.failure, { ...delivery, kind });
    await outbox.complete(row);
    log.info({ kind, attempts: row.attempts }, 'mail sent');
    return 'sent';
  } catch (error) {
    log.error({ kind, attempts: row.attempts, ...describeError(error) }, 'outcome of a mail not noted');
    return 'retried';
  }
}

async function renderAndSend<Row extends DueMail>(
  payload: MailPayload,
  { render, sender, log, describeError, row }: Delivery<Row> & { readonly row: Row },
): Promise<Result<null, SendFailure>> {
  try {
    return await sender.send(await render(payload, row));
  } catch (error) {
    // A bug, in the templates most likely, or papers that could not be had. The mail waits for the version that has it mended.
    log.error({ kind: payload.kind, attempts: row.attempts, ...describeError(error) }, 'mail not made');
    return { ok: false, failure: { code: `render: ${codeOf(error)}`, permanent: false } };
  }
}

async function noteFailure<Row extends DueMail>(
  row: Row,
  { code, permanent }: SendFailure,
  { outbox, log, kind }: Delivery<Row> & { readonly kind: string },
): Promise<Fate> {
  const retryInSeconds = permanent ? null : planRetry(row.attempts);
  await outbox.fail(row, { retryInSeconds, reason: code });
  const fields = { kind, attempts: row.attempts, reason: code };
  if (retryInSeconds === null) {
    log.error(fields, 'mail failed for good');
    return 'failed';
  }
  log.warn({ ...fields, retryInSeconds }, 'mail not sent, will be tried again');
  return 'retried';
}

/** Its name, with the code of a system or a database behind it: short enough to be stored, and never what an error says. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? ` ${error.code}` : '';
  return error.name + code;
}
