import { useState } from 'react';
import { type ClientActionFunctionArgs, useActionData } from 'react-router';
import { lineOf, sendOverLine } from './send-over-line.ts';

/** For a page whose forms stay unchanged while the connection is down: a `LineNotice` beside the sent form says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get('intent');
  return await sendOverLine(() => serverAction(), { intent: typeof intent === 'string' ? intent : '' });
}

/** The server's last response. A form that could not be sent since then still shows it. */
export function useFormAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const isAnswered = lineOf(answer) === null;
  const [last, setLast] = useState(answer);
  if (isAnswered && last !== answer) setLast(answer);
  return isAnswered ? answer : last;
}
