import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import styles from './folded-part.module.css';

type FoldedPartProps = {
  readonly heading: string;
  /** The answer in a few words; most people need no more. */
  readonly answer?: ReactNode;
  readonly id?: string;
  /** Open from the start: something in it was just sent, or refused. */
  readonly open?: boolean;
  /** Left out on paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
};

/**
 * One subject of a page, folded to its answer. It opens without a script, and where an address or a search leads into it. Paper shows all
 * of it.
 */
export function FoldedPart({ heading, answer, id, open = false, screenOnly = false, children }: FoldedPartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  const isAimedAt = id !== undefined && hash === `#${id}`;
  // The browser opens it for a page's address. A navigation by the page's own script does not.
  useEffect(() => {
    if (!isAimedAt || details.current === null || details.current.open) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [isAimedAt]);
  return (
    <details ref={details} className={classNames(styles.part, screenOnly && styles.screenOnly)} open={open}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{heading}</h2>
        {answer && <span className={styles.answer}>{answer}</span>}
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}

/** Several parts as one list. */
export function FoldedParts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
