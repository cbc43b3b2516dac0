import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * What the last press of a button came to. The router forgets it whenever a page is read anew, as pages of the desk are when a colleague
 * changed something: a form that was refused would fold, its reason with it. Here it stands until the next press, or another page.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  // Each press and each page has a key of its own, which the answer of a press may come before; reading anew has none.
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (answer !== kept.answer || key !== kept.key)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
