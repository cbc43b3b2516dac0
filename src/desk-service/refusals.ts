import { isIssueCode } from '#domain/input/issues.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result } from '#domain/result.ts';
import type { Refusal } from '#operations/trips/answer.ts';

/**
 * The refusals of a public form in the shape that the desk shows, beside their fields. A refusal without a field is a rule of the trip's
 * state, which the table of states applies to our people as well.
 */
export function withRefusals<Value, Reason>(
  result: Result<Value, Reason | readonly Refusal[]>,
): Result<Value, Exclude<Reason, readonly Refusal[]> | Mistyped | { readonly why: 'state' }> {
  if (result.ok) return result;
  const { failure: why } = result;
  // An array means refusals. TypeScript does not narrow a generic by it.
  if (!Array.isArray(why)) return failure(why as Exclude<Reason, readonly Refusal[]>);
  const issues = (why as readonly Refusal[]).flatMap(({ field, code }) =>
    field !== 'form' && isIssueCode(code) ? [{ field: lastPartOf(field), code }] : [],
  );
  return issues.length === 0 ? failure({ why: 'state' }) : failure({ why: 'mistyped', issues });
}

/** Forms of the desk name a field without its group: `invoice.vatNumber` is `vatNumber`. */
function lastPartOf(field: string): string {
  const [group, part] = field.split('.');
  const contact = group === 'firstContact' ? 'first' : group === 'secondContact' ? 'second' : null;
  if (contact !== null) return `${contact}${part === 'phoneNumber' ? 'Phone' : 'Name'}`;
  return part ?? field;
}
