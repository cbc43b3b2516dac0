import { Form } from 'react-router';
import { laterChoices, lineRights } from '#operations/inbox/rules/inbox.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icons/icon.tsx';
import { Key } from '../ui/key.tsx';
import menu from '../ui/menu.module.css';
import { Popover } from '../ui/popover.tsx';
import type { Inbox, TodayLine } from './today-line.ts';
import { useTodayWords } from './today-words.ts';

/** Gives the trip, or the message, to a colleague who may do the next step. */
export function AssignMenu({ line, members }: { readonly line: TodayLine; readonly members: Inbox['members'] }) {
  const { t } = useTodayWords();
  const { kind, reference, owner } = line;
  const isMessage = kind === 'message';
  if (kind === 'mention' || (!isMessage && reference === null)) return null;
  const able = members.filter(({ roles }) => mayDo(roles, lineRights[kind]));
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
        <input type="hidden" name="intent" value={isMessage ? 'assign-message' : 'give'} />
        {isMessage ? (
          <input type="hidden" name="message" value={line.about.id} />
        ) : (
          <input type="hidden" name="reference" value={reference ?? ''} />
        )}
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
