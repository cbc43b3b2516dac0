import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import type { VatNumberAnswer, VatRegister, VatRegisterFailure } from '../ports.ts';

export const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

const timeLimit = 10_000;
const sizeLimit = 65_536;

const answered = v.object({ valid: v.boolean(), requestIdentifier: v.nullish(v.string(), '') });
const refused = v.object({ errorWrappers: v.array(v.object({ error: v.string() })) });

/**
 * The error for a number that VIES cannot process. Other errors say nothing about the number: the register is down or busy, or our own
 * number or address is wrong.
 */
const ofNumber = 'INVALID_INPUT';

/** VIES of the European Commission by its REST interface (`check-vat-number`); tests use another `url`. */
export function createVies({ url }: { readonly url: string }): VatRegister {
  return {
    async check(number, requester) {
      try {
        const response = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({ ...partsOf(number), ...requesterOf(requester) }),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeLimit),
        });
        return await readAnswer(response);
      } catch (error) {
        // The kind of failure only, without the number.
        return failure({ kind: 'unavailable', detail: error instanceof Error ? error.name : 'unreachable' });
      }
    },
  };
}

function partsOf(number: string) {
  return { countryCode: number.slice(0, 2), vatNumber: number.slice(2) };
}

function requesterOf(requester: string) {
  return requester === '' ? {} : { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) };
}

async function readAnswer(response: Response): Promise<Result<VatNumberAnswer, VatRegisterFailure>> {
  const text = await response.text();
  if (text.length > sizeLimit) return failure({ kind: 'unavailable', detail: 'too large' });
  const json = parseJson(text);
  const wrong = v.safeParse(refused, json);
  if (wrong.success) return judgeErrors(wrong.output.errorWrappers.map(({ error }) => error));
  if (!response.ok) return failure({ kind: 'unavailable', detail: `status ${response.status}` });
  const read = v.safeParse(answered, json);
  if (!read.success) return failure({ kind: 'unavailable', detail: 'not as documented' });
  return success({ isValid: read.output.valid, consultation: read.output.requestIdentifier ?? '' });
}

function judgeErrors(errors: readonly string[]): Result<VatNumberAnswer, VatRegisterFailure> {
  return failure({ kind: errors.includes(ofNumber) ? 'refused' : 'unavailable', detail: errors[0] ?? 'no reason given' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
