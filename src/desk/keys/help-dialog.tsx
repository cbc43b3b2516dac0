import { useState } from 'react';
import { useLocation } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Key } from '../ui/key.tsx';
import styles from './help-dialog.module.css';
import { listShownKeys } from './shown-keys.ts';

type HelpDialogProps = {
  readonly places: readonly { readonly to: string; readonly text: string; readonly keys?: readonly string[] }[];
  readonly onClose: () => void;
};

const everywhere = [
  [['⌘', 'K'], 'palette.keys.find'],
  [['/'], 'palette.keys.find'],
  [['J'], 'palette.keys.next'],
  [['K'], 'palette.keys.previous'],
  [['↵'], 'palette.keys.open'],
  [['X'], 'help.select'],
  [['Z'], 'help.undo'],
  [['Esc'], 'palette.keys.close'],
  [['?'], 'palette.keys.help'],
] as const;

/** The purpose of a page in five lines, and its keys: those of its buttons, those of every page, and those that lead to each place. */
export function HelpDialog({ places, onClose }: HelpDialogProps) {
  const { t } = useDesk();
  const { pathname } = useLocation();
  // Read the keys before the dialog covers the page.
  const [shown] = useState(listShownKeys);
  return (
    <Dialog title={t('help.title')} onClose={onClose} isWide>
      <div className={styles.about}>
        {t(`help.about.${aboutOf(pathname)}`)
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      {shown.length > 0 && <KeyList title={t('help.page')} keys={shown.map(({ key, text }) => ({ keys: [key], text }))} />}
      <KeyList title={t('help.everywhere')} keys={everywhere.map(([keys, text]) => ({ keys, text: t(text) }))} />
      <KeyList title={t('help.go')} keys={places.flatMap(({ keys, text }) => (keys === undefined ? [] : [{ keys, text }]))} />
    </Dialog>
  );
}

type KeyListProps = { readonly title: string; readonly keys: readonly { readonly keys: readonly string[]; readonly text: string }[] };

function KeyList({ title, keys }: KeyListProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(({ keys: pressed, text }) => (
          <div key={`${pressed.join(' ')} ${text}`}>
            <dt>
              {pressed.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
              <span className={styles.unseen}>{pressed.join(' ')}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function aboutOf(path: string): 'today' | 'trips' | 'trip' | 'board' | 'any' {
  if (path === '/') return 'today';
  if (path === '/trips') return 'trips';
  if (/^\/trips\/[^/]+$/.test(path)) return 'trip';
  return path === '/board' ? 'board' : 'any';
}
