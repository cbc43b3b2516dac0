import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormAnswer } from '../desk-action.ts';

type Seen = {
  /** The pressing of a button that this follows. */
  readonly at: number;
  /** Changes after this version are shown as new. */
  readonly since: number;
  /** The version that forms are sent with: what it left behind has been shown. */
  readonly known: number;
};

/**
 * Which version of the trip somebody has seen: that of the page as he opened it, though the page follows what others do. A form is refused where
 * the trip has moved on; then the change is shown, and the same form sent again is sent by somebody who knows.
 */
export function useSeenVersion(version: number, outcome: FormAnswer | undefined) {
  const [seen, setSeen] = useState<Seen>(() => follow(outcome, version, begin(version, outcome)));
  // What the action answered is there before the page is asked for again: the version that goes with it comes with the page.
  const isSettled = useNavigation().state === 'idle';
  if (isSettled && outcome !== undefined && outcome.at !== seen.at) setSeen(follow(outcome, version, seen));
  return { ...seen, accept: () => setSeen({ ...seen, since: version, known: version }) };
}

/** A page without script begins anew with each form: with the version that the form had. */
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
