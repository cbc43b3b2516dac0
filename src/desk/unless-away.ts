import { data } from 'react-router';

/**
 * Runs the act of a form. While the database is away, it says so beside the form and keeps what was typed; `rest` is what the form's page
 * reads beside the problem.
 */
export async function unlessAway<Outcome, Rest extends object>(rest: Rest, work: () => Promise<Outcome>) {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 503) return data({ ...rest, problem: 'away' }, { status: 503 });
    throw thrown;
  }
}
