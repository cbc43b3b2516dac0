import { proposeEmail } from '#domain/input/email-typo.ts';
import { SentRequestDocument, type SentRequestQuery } from '../../api/generated/operations.ts';
import type { AwaitedAnswer } from '../../explain/answer-note.tsx';
import type { PageRequest } from '../../request-context.ts';

type SentRequest = {
  readonly quoteId: string;
  readonly reference: string;
  readonly email: string;
  /** The address that was probably meant, where this one looks mistyped. */
  readonly meant: string | null;
  readonly isPriced: boolean;
  readonly answer: AwaitedAnswer;
  readonly mail: 'sent' | 'later' | 'not';
  readonly stops: NonNullable<SentRequestQuery['getTravel']>['stops'];
};

/**
 * The request that the page confirms; null where there is none, and the page then gives general thanks
 * (docs/specification.md#english-paths).
 */
export async function findSentRequest(page: PageRequest, id: string): Promise<SentRequest | null> {
  const { getTravel } = await page.api.execute(SentRequestDocument, { id });
  if (!getTravel?.quoteId) return null;
  const { quoteId, reference, customer, quotes, stops, waitingMail, confirmBy, answerKind, namesZone } = getTravel;
  const whenWaiting = waitingMail?.at ? 'later' : 'not';
  return {
    quoteId,
    reference,
    email: customer.email,
    meant: proposeEmail(customer.email),
    isPriced: quotes.length > 0,
    answer: { confirmBy, answerKind, namesZone },
    stops,
    mail: waitingMail === null ? 'sent' : whenWaiting,
  };
}
