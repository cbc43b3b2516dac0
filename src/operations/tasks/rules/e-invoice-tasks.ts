import { toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { gaveUp } from '#operations/invoices/rules/e-invoice.ts';
import type { RuleTask } from './rule-task.ts';

/** A document that the access point, the network or the customer refused. */
export type RefusedEInvoice = {
  readonly number: string;
  readonly reason: string;
  /** Instant, ISO 8601. */
  readonly at: string;
};

/** A task for each refused document. It stays when the trip is over or cancelled, because the customer still needs the document. */
export function planEInvoiceTasks(refused: readonly RefusedEInvoice[]): readonly RuleTask[] {
  return refused.map(({ number, reason, at }) => ({
    kind: 'e-invoice',
    key: number,
    dueOn: toLocal(at, planningZone).date,
    facts: reason === gaveUp ? { step: 'unanswered', number } : { step: 'refused', number, reason },
  }));
}
