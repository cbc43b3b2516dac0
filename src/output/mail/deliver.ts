import * as v from 'valibot';
import { type Result, success } from '#domain/result.ts';
import { type MailPayload, mailPayload } from './messages.ts';
import type { DueMail, MailLog, MailSender, OutboxPort, RenderedMail, SendFailure } from './ports.ts';
import { planRetry } from './retry.ts';

const lanes = 4;
/** Short, so that another worker soon sends the mails of a killed one. */
const leaseSeconds = 8;
const renewEvery = 2_000;

export type Delivery<Row extends DueMail = DueMail> = {
  readonly outbox: OutboxPort<Row>;
  readonly sender: MailSender;
  readonly render: (payload: MailPayload, row: Row) => Promise<RenderedMail>;
  readonly log: MailLog;
  /** What may be logged of an error: no personal data, no trip keys. */
  readonly describeError: (error: unknown) => object;
  /** Whether the outbox, or the data for mails, is away: then the rest of the run need not be tried. */
  readonly isAway: (error: unknown) => boolean;
  /** Called with each attempted mail. */
  readonly note?: (tried: { readonly kind: string; readonly fate: keyof DeliveryCounts; readonly seconds: number }) => void;
  /** The maximum number of mails per run. */
  readonly limit: number;
};

export type DeliveryCounts = { readonly sent: number; readonly retried: number; readonly failed: number };

type Fate = keyof DeliveryCounts;

/**
 * One run over the outbox: leases what is due, sends it and records the outcome. A mail that fails waits for its next attempt ({@link
 * planRetry}) and delays no other; one whose payload no longer parses, or whose mailbox does not exist, has failed for good.
 *
 * At least once: a process killed between the server's acceptance and our record sends the mail again, under the same Message-ID. If a
 * server has the whole mail and breaks off before it answers, the mail is sent once more, and then no further: it has failed for good, and
 * the desk learns that it may have arrived. Rejects only if nothing could be leased from the outbox. If an outcome could not be recorded, the mail counts as retried: its lease runs out.
 * Leases are renewed while their mails are in progress.
 */
export async function deliverDue<Row extends DueMail>(delivery: Delivery<Row>): Promise<DeliveryCounts> {
  const { outbox, limit } = delivery;
  const due = await outbox.leaseDue({ limit, leaseSeconds });
  const fates: Fate[] = [];
  const pass = { isOver: false };
  const held = new Set(due);
  const waiting = due.values();
  const lane = async () => {
    for (const row of waiting) {
      if (pass.isOver) return;
      fates.push(await deliverOne(row, { ...delivery, pass }));
      held.delete(row);
    }
  };
  const renewal = setInterval(() => void outbox.renew([...held], leaseSeconds).catch(() => undefined), renewEvery);
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, due.length) }, lane));
  } finally {
    clearInterval(renewal);
  }
  const countOf = (fate: Fate) => fates.filter((each) => each === fate).length;
  return { sent: countOf('sent'), retried: countOf('retried'), failed: countOf('failed') };
}

/** For all mails of a run: ended once the outbox is away; the remaining mails wait until their leases end. */
type Pass = { isOver: boolean };
type DeliveryOfOne<Row extends DueMail> = Delivery<Row> & { readonly pass: Pass };

async function deliverOne<Row extends DueMail>(row: Row, delivery: DeliveryOfOne<Row>): Promise<Fate> {
  const started = performance.now();
  const parsed = v.safeParse(mailPayload, row.payload);
  const fate = await deliverParsed(row, parsed, delivery);
  delivery.note?.({ kind: parsed.success ? parsed.output.kind : 'unknown', fate, seconds: (performance.now() - started) / 1_000 });
  return fate;
}

async function deliverParsed<Row extends DueMail>(
  row: Row,
  parsed: v.SafeParseResult<typeof mailPayload>,
  delivery: DeliveryOfOne<Row>,
): Promise<Fate> {
  const { outbox, log, describeError, isAway, pass } = delivery;
  // Only the place of the error, never the value.
  const problem = parsed.success ? null : `payload: ${parsed.issues.map((issue) => v.getDotPath(issue) ?? 'itself').join(', ')}`;
  const kind = parsed.success ? parsed.output.kind : 'unknown';
  try {
    if (!parsed.success) return await noteFailure(row, { code: problem ?? 'payload', permanent: true }, { ...delivery, kind });
    const outcome = await renderAndSend(parsed.output, { ...delivery, row });
    if (outcome === 'taken-back') {
      log.info({ kind, trip: nameTrip(row), attempts: row.attempts }, 'mail taken back before it was sent');
      return 'failed';
    }
    if (!outcome.ok) return await noteFailure(row, outcome.failure, { ...delivery, kind });
    await outbox.complete(row, outcome.value);
    log.info({ kind, trip: nameTrip(row), attempts: row.attempts }, 'mail sent');
    return 'sent';
  } catch (error) {
    const isFirst = !pass.isOver;
    pass.isOver ||= isAway(error);
    if (isFirst) log.error({ kind, trip: nameTrip(row), attempts: row.attempts, ...describeError(error) }, 'outcome of a mail not noted');
    return 'retried';
  }
}

async function renderAndSend<Row extends DueMail>(
  payload: MailPayload,
  { outbox, render, sender, log, describeError, isAway, row }: Delivery<Row> & { readonly row: Row },
): Promise<Result<RenderedMail, SendFailure> | 'taken-back'> {
  try {
    const mail = await render(payload, row);
    // Since the run began its person may have been erased, or another worker may have taken it.
    if ((await outbox.isLeased?.(row)) === false) return 'taken-back';
    const outcome = await sender.send(mail);
    return outcome.ok ? success(mail) : outcome;
  } catch (error) {
    if (isAway(error)) throw error;
    // A bug, most likely in the templates, or a missing document. The mail waits for a version that fixes it.
    log.error({ kind: payload.kind, trip: nameTrip(row), attempts: row.attempts, ...describeError(error) }, 'mail not made');
    return { ok: false, failure: { code: `render: ${codeOf(error)}`, permanent: false } };
  }
}

async function noteFailure<Row extends DueMail>(
  row: Row,
  { code, permanent, isUnsure = false }: SendFailure,
  { outbox, log, kind }: Delivery<Row> & { readonly kind: string },
): Promise<Fate> {
  const isTwiceUnsure = isUnsure && row.unsure > 0;
  const retryInSeconds = permanent || isTwiceUnsure ? null : planRetry(row.attempts);
  const reason = isUnsure ? `unsure ${code}` : code;
  await outbox.fail(row, { retryInSeconds, reason, isUnsure });
  const fields = { kind, trip: nameTrip(row), attempts: row.attempts, reason };
  if (retryInSeconds === null) {
    log.error(fields, 'mail failed for good');
    return 'failed';
  }
  log.warn({ ...fields, retryInSeconds }, 'mail not sent, will be tried again');
  return 'retried';
}

const named = v.object({ trip: v.object({ reference: v.string() }) });

/** The reference of a mail's trip: an operator looks it up by this. */
function nameTrip({ payload, tripReference }: DueMail): string | null {
  const found = v.safeParse(named, payload);
  return found.success ? found.output.trip.reference : (tripReference ?? null);
}

/** Its name, with the code of a system or database error behind it: short enough to be stored, and never an error's message. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? ` ${error.code}` : '';
  return error.name + code;
}
