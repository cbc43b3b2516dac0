import type { PageRequest } from '../../request-context.ts';
import type { FormValues } from '../../trip-editor/form-values.ts';
import { askPrice, type PriceAnswer } from './ask-price.ts';
import { intentToTake, takeSuggestion } from './take-suggestion.ts';

export type Taken = { readonly values: FormValues; readonly price: PriceAnswer | null };

/**
 * The form with a suggestion applied, and its new price. The suggestions are computed again, because a form can be sent long after it was
 * shown. A suggestion that no longer exists leaves the form unchanged.
 */
export async function takeWithoutScript(page: PageRequest, values: FormValues, intent: string): Promise<Taken> {
  const price = await askPrice(page, values);
  const taken = price?.preview?.suggestions.find((suggestion) => intentToTake(suggestion) === intent);
  if (taken === undefined) return { values, price };
  const changed = takeSuggestion(values, taken);
  return { values: changed, price: await askPrice(page, changed) };
}
