import type { ReactNode } from 'react';
import { useDesk } from '../../desk-texts.ts';
import parts from '../parts.module.css';
import { useIssue } from '../typed.ts';

/** The issue of a field, shown beneath it. */
export function useIssueOf(name: string, id: string): { readonly isWrong: boolean; readonly text: ReactNode } {
  const { issue: say } = useDesk();
  const code = useIssue(name);
  if (code === undefined) return { isWrong: false, text: null };
  const text = (
    <small id={`${id}-issue`} className={parts.issue}>
      {say(code)}
    </small>
  );
  return { isWrong: true, text };
}

/** The ids of what a screen reader says after the label. */
export function describedBy(id: string, help: string | undefined, isWrong: boolean): string | undefined {
  const ids = [...(help === undefined ? [] : [`${id}-help`]), ...(isWrong ? [`${id}-issue`] : [])];
  return ids.length === 0 ? undefined : ids.join(' ');
}
