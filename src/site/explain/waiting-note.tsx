import { explained } from '#output/texts/explain/explained.ts';
import { useTranslation } from '../i18n/site-texts.ts';

/** Whether the coach waits or returns to its depot in between, where there was a choice. */
export function WaitingNote({ waiting, className }: { readonly waiting: string | null; readonly className?: string | undefined }) {
  const { named } = useTranslation('form');
  return waiting === null ? null : <p className={className}>{explained(named, `waiting.${waiting}`)}</p>;
}
