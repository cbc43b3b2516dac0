import type { ReactNode } from 'react';
import styles from './folded-part.module.css';

type FoldedPartProps = {
  readonly heading: string;
  /** What the part says, in a few words: most need no more. */
  readonly answer?: ReactNode;
  readonly id?: string;
  /** Open from the start: something in it was just sent, or refused. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** One subject of a page, folded to its answer. Opens without a script, and where an address or a search leads into it; paper shows all of it. */
export function FoldedPart({ heading, answer, id, open = false, children }: FoldedPartProps) {
  return (
    <details className={styles.part} open={open}>
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

/** Parts beneath each other, as one list. */
export function FoldedParts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
