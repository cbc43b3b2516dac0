import { useExplainWords } from './use-explain-words.ts';

/** Whether the coach waits or goes home in between, where there was a choice. */
export function WaitingNote({ waiting, className }: { readonly waiting: string | null; readonly className?: string | undefined }) {
  const { named } = useExplainWords();
  return waiting === null ? null : <p className={className}>{named(`waiting.${waiting}`)}</p>;
}
