import { data } from 'react-router';

/** What a form is told that could not be sent: the page stays as it is, with all that stands in it. */
export type LineFailure = {
  /** Whether it left the browser: then nobody here knows what became of it. */
  readonly line: 'never-sent' | 'broken';
};

/**
 * Sends a form through the router. Where the line is down or breaks, that is an answer and not an error of the page; its status keeps the
 * router from asking for the page anew, over the same line.
 */
export async function sendOverLine<Answer>(send: () => Promise<Answer>, isOnline: boolean = navigator.onLine) {
  if (!isOnline) return data<LineFailure>({ line: 'never-sent' }, { status: 503 });
  try {
    return await send();
  } catch (error) {
    // What a browser's fetch throws where no answer came; an answer, whatever it says, is none of these.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'NetworkError'))
      return data<LineFailure>({ line: 'broken' }, { status: 503 });
    throw error;
  }
}

/** Tells the failure of the line from what the server answered. */
export function lineOf(answer: unknown): LineFailure['line'] | null {
  if (typeof answer !== 'object' || answer === null || !('line' in answer)) return null;
  return answer.line === 'never-sent' || answer.line === 'broken' ? answer.line : null;
}
