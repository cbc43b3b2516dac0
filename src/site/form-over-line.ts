import { useState } from 'react';
import { type ClientActionFunctionArgs, useActionData } from 'react-router';
import { lineOf, sendOverLine } from './send-over-line.ts';

/** Of a page whose forms stay as they are where the line is down or breaks: a `LineNotice` beside the one that was sent says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get('intent');
  return await sendOverLine(() => serverAction(), { intent: typeof intent === 'string' ? intent : '' });
}

/** What the server last answered: a form that could not be sent since then is still the one that it answered. */
export function useFormAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const isAnswered = lineOf(answer) === null;
  const [last, setLast] = useState(answer);
  if (isAnswered && last !== answer) setLast(answer);
  return isAnswered ? answer : last;
}
