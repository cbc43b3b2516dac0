import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useActionData, useLocation } from 'react-router';

/**
 * For pages whose acts say what the page showed: a refusal because of a colleague's change is shown with that change. The router reads
 * nothing again after a refusal.
 */
export function readsAfterRefusal({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/**
 * The outcome of the last press of a button. The router forgets it whenever a page is read again, as desk pages are after a colleague's
 * change: a refused form would close and lose its reason. Here the outcome stays until the next press or another page.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  // Each press and each page has a key of its own, and the answer may arrive before it. Reading again has no key.
  const { key } = useLocation();
  const [stored, setStored] = useState({ key, answer });
  if (answer !== undefined && (answer !== stored.answer || key !== stored.key)) setStored({ key, answer });
  return answer ?? (stored.key === key ? stored.answer : undefined);
}
