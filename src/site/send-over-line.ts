import { data } from 'react-router';

/** What a form is told that could not be sent: the page stays as it is, with all that stands in it. */
export type LineFailure = {
  /** Whether it left the browser: then nobody here knows what became of it. */
  readonly line: 'never-sent' | 'broken';
  /** Of a page with several forms, which one it was; empty where it has one. */
  readonly intent: string;
};

type Sending = { readonly isOnline?: boolean; readonly intent?: string; readonly patience?: number };

/** Milliseconds after which nobody waits: in a tunnel a line is silent for minutes before it breaks. */
const longestWait = 25_000;

/**
 * Sends a form through the router. Where the line is down or breaks, that is an answer and not an error of the page; its status keeps the
 * router from asking for the page anew, over the same line.
 */
export async function sendOverLine<Answer>(
  send: () => Promise<Answer>,
  { isOnline = navigator.onLine, intent = '', patience = longestWait }: Sending = {},
) {
  if (!isOnline) return data<LineFailure>({ line: 'never-sent', intent }, { status: 503 });
  const broken = () => data<LineFailure>({ line: 'broken', intent }, { status: 503 });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<ReturnType<typeof broken>>((giveUp) => {
    timer = setTimeout(() => giveUp(broken()), patience);
  });
  try {
    return await Promise.race([send(), silence]);
  } catch (error) {
    // What a browser's fetch throws where no answer came; an answer, whatever it says, is none of these.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'NetworkError')) return broken();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Tells the failure of the line from what the server answered. */
export function lineOf(answer: unknown): LineFailure['line'] | null {
  if (typeof answer !== 'object' || answer === null || !('line' in answer)) return null;
  return answer.line === 'never-sent' || answer.line === 'broken' ? answer.line : null;
}

/** Of which form of a page the line failed; null for an answer of the server. */
export function intentOfLine(answer: unknown): string | null {
  if (lineOf(answer) === null || typeof answer !== 'object' || answer === null || !('intent' in answer)) return null;
  return typeof answer.intent === 'string' ? answer.intent : null;
}
