import { createContext, useContext, useState } from 'react';
import { useNavigation } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { Sent } from './send-form.ts';

/** The versions of what a page edits, with the last change of each, and who else has it open. */
export type SeenFile = Awaited<ReturnType<DeskQueries['fleet']['seen']>>;

export const SeenContext = createContext<SeenFile | null>(null);

/** Which part of a page a form edits, by its intent. */
const partOf: Readonly<Record<string, string>> = { back: 'away', paper: 'papers' };

/**
 * The version that a form is sent with: the one that the page had when the form was filled, though the page follows what colleagues do. After
 * a refusal the change has been shown, so the form goes with the new one.
 */
export function useSeen(intent: string, sent: Sent | undefined) {
  const part = useContext(SeenContext)?.parts.find((each) => each.part === (partOf[intent] ?? intent));
  const [pinned, setPinned] = useState({ sent, version: part?.version ?? null });
  // The answer of an act is there before the page is read again: the version that goes with it comes with the page.
  const isSettled = useNavigation().state === 'idle';
  if (isSettled && sent !== pinned.sent) setPinned({ sent, version: part?.version ?? null });
  return { version: pinned.version, last: part?.last ?? null };
}
