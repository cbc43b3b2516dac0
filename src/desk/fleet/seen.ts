import { createContext, useContext, useState } from 'react';
import { useNavigation } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';

/** The versions of what a page edits, and who else has it open. */
export type SeenFile = Awaited<ReturnType<DeskQueries['fleet']['seen']>>;

export const SeenContext = createContext<SeenFile | null>(null);

/** The part of a page that a form edits, by its intent. */
const partOf: Readonly<Record<string, string>> = { back: 'away', paper: 'papers' };

/**
 * The version that a form is sent with: the one that the page had when the form was filled, although the page follows colleagues' changes.
 * A refusal shows the change, so the form then goes with the new version. Null: the form edits nothing that has versions.
 */
export function useSeen(intent: string, answer: FormAnswer | undefined): number | null {
  const part = useContext(SeenContext)?.parts.find((each) => each.part === (partOf[intent] ?? intent));
  const version = part?.version ?? null;
  const [pinned, setPinned] = useState({ answer, version });
  // The answer of an act arrives before the page is read again, and its version comes with the page.
  const isSettled = useNavigation().state === 'idle';
  if (isSettled && answer !== pinned.answer) setPinned({ answer, version });
  return pinned.version;
}
