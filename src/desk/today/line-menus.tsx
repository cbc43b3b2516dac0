import { Form, Link } from 'react-router';
import { laterChoices, lineKinds, lineRights } from '#operations/inbox/rules/inbox.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import button from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Key } from '../ui/key.tsx';
import menu from '../ui/menu.module.css';
import { Popover } from '../ui/popover.tsx';
import styles from './today.module.css';
import { type Inbox, pathToView, type TodayLine, type TodayView } from './today-line.ts';
import { useTodayWords } from './today-words.ts';

type AssignProps = { readonly line: TodayLine } & Pick<Inbox, 'members' | 'me'>;

/** Assigns the trip or the message to a colleague who may do the next step. An unassigned one can be taken with one press. */
export function AssignMenu({ line, members, me }: AssignProps) {
  const { t } = useTodayWords();
  const { kind, reference, owner } = line;
  if (kind === 'mention' || (kind !== 'message' && reference === null)) return null;
  const able = members.filter(({ roles }) => mayDo(roles, lineRights[kind]));
  return (
    <>
      {owner === null && able.some(({ id }) => id === me) && (
        <Form method="post" preventScrollReset>
          <WhatIsGiven line={line} />
          <input type="hidden" name="owner" value={me} />
          <Button icon="user" shortcut="t">
            {t('take')}
          </Button>
        </Form>
      )}
      <ToColleague line={line} able={able} />
    </>
  );
}

/** The hidden fields of a form that assigns a line. `before` is whose it is on this page, also for undoing it. */
function WhatIsGiven({ line }: { readonly line: TodayLine }) {
  const { kind, reference, owner, tripOwnerId, about } = line;
  return (
    <>
      <input type="hidden" name="intent" value={kind === 'message' ? 'assign-message' : 'give'} />
      <input type="hidden" name="before" value={kind === 'message' ? (owner?.id ?? '') : tripOwnerId} />
      {kind === 'message' ? (
        <input type="hidden" name="message" value={about.id} />
      ) : (
        <input type="hidden" name="reference" value={reference ?? ''} />
      )}
    </>
  );
}

function ToColleague({ line, able }: { readonly line: TodayLine; readonly able: Inbox['members'] }) {
  const { t } = useTodayWords();
  const { owner } = line;
  return (
    <Popover
      label={t('assignTo')}
      shortcut="a"
      triggerClass={button.button}
      trigger={
        <>
          <Icon name="user" /> {owner?.name ?? t('assign')} <Key>A</Key>
        </>
      }
    >
      <Form method="post" preventScrollReset className={menu.list}>
        <WhatIsGiven line={line} />
        {able.map(({ id, name }) => (
          <button type="submit" key={id} className={menu.item} name="owner" value={id}>
            {name}
          </button>
        ))}
        {owner !== null && (
          <button type="submit" className={menu.item} name="owner" value="">
            {t('nobody')}
          </button>
        )}
      </Form>
    </Popover>
  );
}

/** Hides the line from oneself until later. */
export function LaterMenu({ line }: { readonly line: TodayLine }) {
  const { t } = useTodayWords();
  return (
    <Popover
      label={t('later')}
      shortcut="h"
      triggerClass={button.button}
      trigger={
        <>
          <Icon name="clock" /> {t('later')} <Key>H</Key>
        </>
      }
    >
      <Form method="post" preventScrollReset className={menu.list}>
        <input type="hidden" name="intent" value="later" />
        <input type="hidden" name="key" value={line.key} />
        {laterChoices.map((later) => (
          <button type="submit" key={later} className={menu.item} name="later" value={later}>
            {t(`laterChoices.${later}`)}
          </button>
        ))}
      </Form>
    </Popover>
  );
}

type KindProps = { readonly lines: readonly TodayLine[]; readonly view: TodayView };

/** Shows the lines of one kind only. */
export function KindMenu({ lines, view }: KindProps) {
  const { t } = useTodayWords();
  const counted = lineKinds.map((kind) => ({ kind, count: lines.filter((line) => line.kind === kind).length }));
  return (
    <Popover
      label={t('kind')}
      shortcut="f"
      triggerClass={styles.choice}
      trigger={
        <>
          <Icon name="filter" size={14} /> {view.kind === null ? t('kind') : t(`kinds.${view.kind}`)}
        </>
      }
    >
      <div className={menu.list}>
        <Link to={pathToView({ ...view, kind: null })} className={menu.item} aria-current={view.kind === null ? 'true' : undefined}>
          {t('allKinds')}
        </Link>
        {counted
          .filter(({ kind, count }) => count > 0 || kind === view.kind)
          .map(({ kind, count }) => (
            <Link
              key={kind}
              to={pathToView({ ...view, kind })}
              className={menu.item}
              aria-current={view.kind === kind ? 'true' : undefined}
              preventScrollReset
            >
              {t(`kinds.${kind}`)} <Key>{String(count)}</Key>
            </Link>
          ))}
      </div>
    </Popover>
  );
}
