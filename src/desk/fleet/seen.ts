import { createContext, useContext, useState } from 'react';
import { useNavigation } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { FormAnswer } from '../desk-action.ts';

/** The versions of what a page edits, and who else has it open. */
export type SeenFile = Awaited<ReturnType<DeskQueries['fleet']['seen']>>;

export const SeenContext = createContext<SeenFile | null>(null);

/** Which part of a page a form edits, by its intent. */
const partOf: Readonly<Record<string, string>> = { back: 'away', paper: 'papers' };

/**
 * The version that a form is sent with: the one that the page had when the form was filled, though the page follows what colleagues do. After
 * a refusal the change has been shown, so the form goes with the new one. Null: the form edits nothing that has versions.
 */
export function useSeen(intent: string, answer: FormAnswer | undefined): number | null {
  const part = useContext(SeenContext)?.parts.find((each) => each.part === (partOf[intent] ?? intent));
  const version = part?.version ?? null;
  const [pinned, setPinned] = useState({ answer, version });
  // The answer of an act is there before the page is read again: the version that goes with it comes with the page.
  const isSettled = useNavigation().state === 'idle';
  if (isSettled && answer !== pinned.answer) setPinned({ answer, version });
  return pinned.version;
}
