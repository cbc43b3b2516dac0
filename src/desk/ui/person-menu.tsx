import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { languageChoices } from '../facts/language-choices.ts';
import { useKeyFrame } from '../keys/key-frame.tsx';
import { Avatar } from './avatar.tsx';
import { Icon } from './icons/icon.tsx';
import { Popover } from './popover.tsx';
import styles from './rail.module.css';

/** The person's own menu, at the bottom of the rail: account, language, keys, sign out. An incomplete session only offers to sign out. */
export function PersonMenu({ name, isIn }: { readonly name: string; readonly isIn: boolean }) {
  const { t } = useDesk();
  if (!isIn) return <SignOut isAlone />;
  return (
    <div className={styles.me}>
      <Popover
        label={t('nav.you')}
        trigger={
          <>
            <Avatar name={name} size="large" />
            <span className={styles.who}>
              <strong>{name}</strong>
              <span className={styles.live}>{t('nav.live')}</span>
            </span>
            <Icon name="down" />
          </>
        }
        triggerClass={styles.meButton}
      >
        <div className={styles.menu}>
          <Link to="/account" className={styles.item}>
            <Icon name="user" /> {t('nav.account')}
          </Link>
          <LanguageForm />
          <KeyItems />
          <SignOut />
        </div>
      </Popover>
    </div>
  );
}

function LanguageForm() {
  const { t, language } = useDesk();
  return (
    <Form method="post" action="/account" reloadDocument className={styles.languages}>
      <input type="hidden" name="intent" value="language" />
      <p>
        <Icon name="globe" /> {t('nav.language')}
      </p>
      {languageChoices.map(([value, text]) => (
        <button key={value} type="submit" name="language" value={value} lang={value.slice(0, 2)} aria-pressed={value === language}>
          {text}
        </button>
      ))}
    </Form>
  );
}

function KeyItems() {
  const { t } = useDesk();
  const { areKeysOn, setKeysOn, openHelp } = useKeyFrame();
  return (
    <>
      <button type="button" className={styles.item} onClick={openHelp}>
        <Icon name="help" /> {t('nav.help')}
      </button>
      <button type="button" className={styles.item} onClick={() => setKeysOn(!areKeysOn)}>
        <Icon name={areKeysOn ? 'close' : 'check'} /> {t(areKeysOn ? 'nav.keysOff' : 'nav.keysOn')}
      </button>
    </>
  );
}

function SignOut({ isAlone = false }: { readonly isAlone?: boolean }) {
  const { t } = useDesk();
  return (
    <Form method="post" action="/sign-out" className={isAlone ? styles.alone : undefined}>
      <button type="submit" className={styles.item}>
        <Icon name="sign-out" /> {t('nav.signOut')}
      </button>
    </Form>
  );
}
