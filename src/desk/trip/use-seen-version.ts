import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormAnswer } from '../desk-action.ts';

type Seen = {
  /** The press of a button that this follows. */
  readonly at: number;
  /** Changes after this version are shown as new. */
  readonly since: number;
  /** The version that forms are sent with. The page has shown everything up to it. */
  readonly known: number;
};

/**
 * The version of the trip that the person has seen: the one of the opened page, although the page follows other people's changes. A form is
 * refused where the trip has changed since. The page then shows the change, and sending the same form again accepts it.
 */
export function useSeenVersion(version: number, outcome: FormAnswer | undefined) {
  const [seen, setSeen] = useState<Seen>(() => follow(outcome, version, begin(version, outcome)));
  // The answer of an action arrives before the page is read again, and its version comes with the page.
  const isSettled = useNavigation().state === 'idle';
  if (isSettled && outcome !== undefined && outcome.at !== seen.at) setSeen(follow(outcome, version, seen));
  return { ...seen, accept: () => setSeen({ ...seen, since: version, known: version }) };
}

/** A page without a script starts with each form again: with the version that the form had. */
function begin(version: number, outcome: FormAnswer | undefined): Seen {
  const sent = outcome === undefined ? version : Number(outcome.typed.version) || version;
  return { at: 0, since: sent, known: sent };
}

function follow(outcome: FormAnswer | undefined, version: number, seen: Seen): Seen {
  if (outcome === undefined) return seen;
  const { at, problem } = outcome;
  if (problem === null) return { at, since: version, known: version };
  return problem === 'changed-meanwhile' ? { at, since: seen.known, known: version } : { ...seen, at };
}
