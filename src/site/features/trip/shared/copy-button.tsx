import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type CopyButtonProps = {
  readonly text: string;
  /** The label, and the label after copying. */
  readonly label: string;
  readonly done: string;
  /** What is copied, for screen readers. */
  readonly what: string;
};

/**
 * Copies a text. Hidden without a script, or at an address that the browser does not consider secure: there the text is selected by hand.
 */
export function CopyButton({ text, label, done, what }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated() && 'clipboard' in navigator;
  if (!canCopy) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button variant="quiet" size="s" icon={isCopied ? 'check' : undefined} onClick={copy}>
        {isCopied ? done : label}
        <VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? done : ''}</span>
      </VisuallyHidden>
    </>
  );
}
