import { data } from 'react-router';

/**
 * Does what a form asks. While the database is away it says so beside the form, where all that was typed still stands; `rest` is what the
 * form's page reads beside the problem.
 */
export async function unlessAway<Outcome, Rest extends object>(rest: Rest, work: () => Promise<Outcome>) {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 503) return data({ ...rest, problem: 'away' }, { status: 503 });
    throw thrown;
  }
}
