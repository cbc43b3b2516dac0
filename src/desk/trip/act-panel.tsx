import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import styles from './trip-acts.module.css';

export type ActProps = {
  readonly act: string;
  /** The version that whoever acts has seen. */
  readonly version: number;
  readonly outcome: FormAnswer | undefined;
};

type ActPanelProps = ActProps & {
  /** Where the act's own name would say too little. */
  readonly title?: string | undefined;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** Its form is emptied once it was done, and open with what was typed where it was not. */
export function Act({ act, version, outcome, title, open = false, children }: ActPanelProps) {
  const { named } = useDesk();
  const [doneAt, setDoneAt] = useState(0);
  const mine = outcome?.act === act ? outcome : undefined;
  if (mine?.problem === null && mine.at !== doneAt) setDoneAt(mine.at);
  const isRefused = mine !== undefined && mine.problem !== null;
  return (
    <details key={doneAt} id={act} ref={openWhenNamed} className={styles.act} open={open || isRefused}>
      <summary>{title ?? named('acts', act)}</summary>
      <Answered answer={mine}>
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="version" value={version} />
          {children}
        </Form>
      </Answered>
    </details>
  );
}

/** An address that ends in an act, such as those of Today, leads to it. */
function openWhenNamed(element: HTMLDetailsElement | null): void {
  if (element !== null && location.hash === `#${element.id}`) element.open = true;
}
