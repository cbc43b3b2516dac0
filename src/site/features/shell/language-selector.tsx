import { useRef } from 'react';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { EntryLink } from '../../ui/link/entry-link.tsx';
import { languageEntries } from '../../ui/link/language-entries.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './language-selector.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** Country and language. Plain links in a `details`, so that it works before the script. The keys of a list load once it is used. */
export function LanguageSelector({ place }: { readonly place: 'header' | 'menu' }) {
  const { t } = useTranslation('common');
  const { site, language } = useSiteFrame();
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  const current = languageEntries.find((entry) => entry.site === site && entry.language === language);
  const early = useRef<KeyboardEvent[]>([]);
  const addKeys = () =>
    import('./late/listen-for-keys.ts').then(
      ({ listenForKeys }) => details.current && listenForKeys(details.current, early.current),
      // If they cannot load, Tab and Enter move through the list.
      () => undefined,
    );
  return (
    <details
      ref={details}
      className={classNames(styles.selector, styles[place])}
      onFocus={addKeys}
      onPointerEnter={addKeys}
      onKeyDown={({ nativeEvent }) => {
        if (details.current?.dataset.keys !== undefined) return;
        early.current.push(nativeEvent);
        addKeys();
      }}
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
