import { codeOfFailure } from '../../api/api-client.ts';
import { CorrectAddressDocument } from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';

type AddressTrouble = 'required' | 'email' | 'often' | 'over' | 'away';
/** What was typed, and why nothing was sent there. */
type AddressRefusal = { readonly email: string; readonly trouble: AddressTrouble; readonly idempotencyKey: string };

type Correction = { readonly idempotencyKey: string; readonly id: string; readonly email: string };

/** Corrects the mail address of a request; null when it is done. */
export async function sendCorrection(page: PageRequest, correction: Correction): Promise<AddressRefusal | null> {
  const { idempotencyKey, email } = correction;
  const [issue] = await ask(page, correction);
  if (issue === undefined) return null;
  // A key that was used with another address is used up. The next submission brings a new one.
  return { email, trouble: troubleOf(issue), idempotencyKey: issue === 'away' ? idempotencyKey : crypto.randomUUID() };
}

async function ask(page: PageRequest, correction: Correction): Promise<readonly string[]> {
  try {
    const { correctAddress } = await page.api.execute(CorrectAddressDocument, correction);
    return correctAddress.errors.map(({ code }) => code);
  } catch (error) {
    if (codeOfFailure(error) !== 'unavailable') throw error;
    page.reportError(error, 'Unable to correctAddress');
    return ['away'];
  }
}

function troubleOf(code: string): AddressTrouble {
  if (code === 'required' || code === 'away') return code;
  if (code === 'email' || code === 'too-long') return 'email';
  if (code === 'key-reused') return 'away';
  return code === 'too-many' ? 'often' : 'over';
}
