import { useDesk } from '../desk-texts.ts';
import styles from '../duty/duty.module.css';
import { type ActsProps, DutyAnswer, RunFields } from '../duty/duty-acts.tsx';
import { usePlanning } from '../planning/use-planning.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import type { boardForms } from './board-forms.ts';
import type { useLock } from './use-lock.ts';

type Intent = keyof typeof boardForms;

/** Locks the crew of a duty; or says who locked it, and unlocks it for those who may. */
export function LockActs({ duty, sender }: ActsProps) {
  const { instant } = useDesk();
  const { p } = usePlanning();
  const { lock, crew, isOver } = duty;
  if (isOver || crew.length === 0) return null;
  return (
    <sender.Form method="post" action="/board" className={styles.acts}>
      <RunFields duty={duty} />
      {lock !== null && (
        <span>
          <Icon name="lock" /> {p('board.lock.since', { by: lock.by, at: instant(lock.at) })}
        </span>
      )}
      {lock === null && (
        <Button<Intent> intent="lock" icon="lock" shortcut="l">
          {p('board.lock.lock')}
        </Button>
      )}
      {lock?.mayUnlock === true && (
        <Button<Intent> intent="unlock" shortcut="l">
          {p('board.lock.unlock')}
        </Button>
      )}
      {lock?.mayUnlock === false && <span className={styles.muted}>{p('board.lock.whoMay')}</span>}
    </sender.Form>
  );
}

/** What became of a lock that was set or ended by its key. */
export function LockAnswer({ answer }: Pick<ReturnType<typeof useLock>, 'answer'>) {
  const { p } = usePlanning();
  if (answer?.problem !== null) return <DutyAnswer answer={answer} />;
  return <p role="status">{p(answer.act === 'lock' ? 'board.lock.locked' : 'board.lock.unlocked')}</p>;
}
