import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { lineGroups } from '#operations/inbox/rules/inbox.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon, Shape } from '../ui/icons/icon.tsx';
import { GroupHead } from '../ui/rows.tsx';
import { lookOfLine, useLineWords } from './describe-line.ts';
import styles from './today.module.css';
import { pathToView, type TodayLine, type TodayView } from './today-line.ts';
import { useTodayWords } from './today-words.ts';
import { useSettled } from './use-settled.ts';
import { When } from './when.tsx';

type LineListProps = {
  readonly lines: readonly TodayLine[];
  readonly chosen: string | null;
  readonly view: TodayView;
};

/** What waits, by urgency. Nothing moves while the pointer or the focus is on it. */
export function LineList({ lines, chosen, view }: LineListProps) {
  const { t } = useTodayWords();
  const { rows, waiting, showFresh, handlers } = useSettled(lines);
  return (
    <div className={styles.groups} {...handlers}>
      {lineGroups.map((group) => {
        const ofGroup = rows.filter(({ row }) => row.group === group);
        const fresh = waiting.filter((row) => row.group === group).length;
        if (ofGroup.length + fresh === 0) return null;
        return (
          <div key={group}>
            <GroupHead
              title={t(`groups.${group}`)}
              count={ofGroup.filter(({ isGone }) => !isGone).length}
              actions={
                fresh > 0 && (
                  <button type="button" className={styles.fresh} onClick={showFresh}>
                    {t('fresh', { count: fresh })}
                  </button>
                )
              }
            />
            <ul className={styles.lines}>
              {ofGroup.map(({ row, isGone }) => (
                <Line key={row.key} line={row} isGone={isGone} isChosen={row.key === chosen} view={view} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

type LineProps = { readonly line: TodayLine; readonly isGone: boolean; readonly isChosen: boolean; readonly view: TodayView };

function Line({ line, isGone, isChosen, view }: LineProps) {
  const { t } = useTodayWords();
  const wordsOf = useLineWords();
  const navigate = useNavigate();
  const { kind, object, cause } = wordsOf(line);
  const to = pathToView(view, line.key);
  const look = lookOfLine(line);
  const link = useRef<HTMLAnchorElement>(null);
  const isTouched = useRef(false);
  useEffect(() => {
    const touch = ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
    };
    window.addEventListener('pointerdown', touch);
    return () => window.removeEventListener('pointerdown', touch);
  }, []);
  /** J and K move the focus; the pane follows. */
  const choose = () => {
    if (!isChosen && !isTouched.current && link.current?.matches(':focus-visible'))
      void navigate(to, { replace: true, preventScrollReset: true });
  };
  return (
    <li data-chosen={isChosen || undefined} data-gone={isGone || undefined}>
      <span className={styles.icon} data-tone={isGone ? 'green' : look.tone}>
        {isGone ? <Icon name="check" /> : 'shape' in look ? <Shape name={look.shape} /> : <Icon name={look.icon} />}
      </span>
      <Link ref={link} to={to} data-line aria-current={isChosen ? 'true' : undefined} preventScrollReset onFocus={choose}>
        {kind}
      </Link>
      <span className={styles.what}>
        {object} <span className={styles.muted}>{cause}</span>
      </span>
      <span className={styles.when}>{isGone ? t('isDone') : <When line={line} />}</span>
      <span className={styles.who}>{line.owner !== null && <Avatar name={line.owner.name} />}</span>
    </li>
  );
}
