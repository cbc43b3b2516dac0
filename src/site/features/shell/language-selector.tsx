import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { EntryLink } from '../../ui/link/entry-link.tsx';
import { languageEntries } from '../../ui/link/language-entries.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './language-selector.module.css';
import { pressKey, type SelectorState } from './selector-keys.ts';
import { useDisclosure } from './use-disclosure.ts';

const labels = languageEntries.map(({ country }) => country);

/** Country and language. Plain links in a `details`, so that it works before the script; the script adds the keys of a list. */
export function LanguageSelector({ place }: { readonly place: 'header' | 'menu' }) {
  const { t } = useTranslation('common');
  const { site, language } = useSiteFrame();
  const details = useRef<HTMLDetailsElement>(null);
  const typing = useRef({ typed: '', typedAt: 0 });
  useDisclosure(details);
  const current = languageEntries.find((entry) => entry.site === site && entry.language === language);
  return (
    <details
      ref={details}
      className={classNames(styles.selector, styles[place])}
      onKeyDown={(event) => handleKey(event, { details: details.current, typing: typing.current })}
    >
      <summary className={styles.toggle}>
        <Icon name="globe" />
        <span className={styles.country} aria-hidden="true">
          {current?.country}
        </span>
        <VisuallyHidden>
          {current?.country}, {current?.name}. {t('language.choose')}
        </VisuallyHidden>
        <Icon name="chevron" size="s" className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {languageEntries.map((entry) => (
          <li key={entry.language}>
            <EntryLink entry={entry} className={styles.entry}>
              <span>{entry.country}</span> <span className={styles.language}>{entry.name}</span>
              {entry === current && <Icon name="check" size="s" />}
            </EntryLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Parts = { readonly details: HTMLDetailsElement | null; readonly typing: { typed: string; typedAt: number } };

/** Reads where the focus is, asks the rules, and carries out their answer. */
function handleKey(event: KeyboardEvent, { details, typing }: Parts): void {
  if (details === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...details.querySelectorAll('a')];
  const focused = links.findIndex((link) => link.matches(':focus'));
  const current = links.findIndex((link) => link.ariaCurrent === 'true');
  const state: SelectorState = { isOpen: details.open, active: indexOrNull(focused), current: indexOrNull(current), ...typing };
  const next = pressKey(state, { key: event.key, at: event.timeStamp }, labels);
  if (next === null) return;
  event.preventDefault();
  details.open = true;
  typing.typed = next.typed;
  typing.typedAt = next.typedAt;
  if (next.active !== null) links[next.active]?.focus();
}

function indexOrNull(index: number): number | null {
  return index === -1 ? null : index;
}
