import type { KeyboardEvent, ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import button from './button.module.css';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import { Key } from './key.tsx';
import styles from './menu.module.css';
import { Popover } from './popover.tsx';

type Act = {
  readonly text: string;
  readonly icon?: IconName;
  readonly shortcut?: string;
  /** It cannot be undone: last, red, with "…" where a dialog follows. */
  readonly isDanger?: boolean;
};
/** A link, a form of one press (`intent`), or a press that only the page handles. */
export type MenuItem = Act &
  (
    | { readonly to: string }
    | { readonly intent: string; readonly action?: string; readonly fields?: Readonly<Record<string, string>> }
    | { readonly onPress: () => void }
  );

export type MenuGroup = { readonly title?: string; readonly items: readonly MenuItem[] };

type MenuProps = {
  /** Of the button; "More actions" by default. */
  readonly label?: string;
  readonly groups: readonly MenuGroup[];
  /** The words of the button; three dots by default. */
  readonly children?: ReactNode;
  readonly shortcut?: string;
};

/** The less frequent acts, in groups. Arrow keys move through it. It opens without a script too. */
export function Menu({ label, groups, children, shortcut }: MenuProps) {
  const { t } = useDesk();
  const name = label ?? t('ui.moreActs');
  return (
    <span className={styles.menu} data-icon={children === undefined || undefined}>
      <Popover
        label={name}
        {...(children === undefined ? { triggerLabel: name } : {})}
        shortcut={shortcut}
        triggerClass={button.button}
        trigger={children ?? <Icon name="more" />}
      >
        <MenuList groups={groups} />
      </Popover>
    </span>
  );
}

/** The items of a menu, for a Menu or a SplitButton. */
export function MenuList({ groups }: { readonly groups: readonly MenuGroup[] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move from item to item, which are links and buttons.
    <div className={styles.list} onKeyDown={moveByArrows}>
      {groups.map(({ title, items }) => (
        <div key={title ?? items[0]?.text} className={styles.group}>
          {title !== undefined && <p>{title}</p>}
          {items.map((item) => (
            <Item key={item.text} item={item} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const inside = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      {item.text}
      {item.shortcut !== undefined && <Key>{item.shortcut.toUpperCase()}</Key>}
    </>
  );
  const shared = { className: styles.item, 'data-danger': item.isDanger || undefined };
  if ('to' in item) {
    return (
      <Link to={item.to} {...shared}>
        {inside}
      </Link>
    );
  }
  if ('intent' in item) {
    return (
      <Form method="post" {...(item.action === undefined ? {} : { action: item.action })} preventScrollReset>
        {Object.entries(item.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" name="intent" value={item.intent} {...shared}>
          {inside}
        </button>
      </Form>
    );
  }
  return (
    <button type="button" onClick={item.onPress} {...shared}>
      {inside}
    </button>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? items.indexOf(active) : -1;
  items.at((at + step) % items.length)?.focus();
  event.preventDefault();
}
