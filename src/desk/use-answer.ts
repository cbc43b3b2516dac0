import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';

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
