import part from '../ui/parts.module.css';
import type { Sent } from './edited.ts';
import { useEditing } from './use-editing.ts';

/** What came of the form that was sent last. */
export function EditOutcome({ sent }: { readonly sent: Pick<Sent, 'problem' | 'intent'> | undefined }) {
  const { e, called } = useEditing();
  if (sent === undefined) return null;
  if (sent.problem === null) {
    return (
      <p className={part.note} role="status">
        {e('done')}
      </p>
    );
  }
  return (
    <p className={part.problem} role="alert">
      {called('problems', sent.problem)}
    </p>
  );
}
