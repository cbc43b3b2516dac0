import { data } from 'react-router';

/** The outcome of a form that could not be sent. The page stays, with everything in it. */
export type LineFailure = {
  /** Whether it left the browser. Then the outcome is unknown. */
  readonly line: 'never-sent' | 'broken';
  /** On a page with several forms, which one; empty where there is one. */
  readonly intent: string;
};

type Sending = { readonly isOnline?: boolean; readonly intent?: string; readonly patience?: number };

/** Milliseconds before giving up: in a tunnel a connection is silent for minutes before it breaks. */
const longestWait = 25_000;

/**
 * Sends a form through the router. Where the connection is down or breaks, that is an outcome and not an error of the page. Its status
 * keeps the router from fetching the page again over the same connection.
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
    // The errors that a browser's fetch throws without a response.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'NetworkError')) return broken();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Distinguishes a failed connection from the server's response. */
export function lineOf(answer: unknown): LineFailure['line'] | null {
  if (typeof answer !== 'object' || answer === null || !('line' in answer)) return null;
  return answer.line === 'never-sent' || answer.line === 'broken' ? answer.line : null;
}

/** The form of a page whose connection failed; null for a response of the server. */
export function intentOfLine(answer: unknown): string | null {
  if (lineOf(answer) === null || typeof answer !== 'object' || answer === null || !('intent' in answer)) return null;
  return typeof answer.intent === 'string' ? answer.intent : null;
}
