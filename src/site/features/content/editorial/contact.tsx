import type { ReactNode } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialSection } from '../load-subjects.ts';
import styles from './contact.module.css';

/** The telephone number and the mail address, large enough for a thumb. */
export function ContactPanel() {
  const { t } = useTranslation('pages');
  const { site } = useSiteFrame();
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>{t('contact.reachUs')}</h2>
      <ButtonLink to={`tel:${brand.phone[site]}`} size="l" icon="phone" wide>
        {brand.phoneShown[site]}
      </ButtonLink>
      <ButtonLink to={`mailto:${brand.email}`} variant="secondary" size="l" icon="mail" wide className={styles.mail}>
        {brand.email}
      </ButtonLink>
      <p className={styles.hint}>{t('contact.onTheRoad')}</p>
    </Panel>
  );
}

type ContactColumnsProps = { readonly form: ReactNode; readonly sections: readonly EditorialSection[] };

/** The form, and beside it what to have ready for a call and who we are. */
export function ContactColumns({ form, sections }: ContactColumnsProps) {
  return (
    <div className={styles.columns}>
      {form}
      <Section>
        <div className={styles.notes}>
          {sections.map(({ key, title, description }) => (
            <section key={key} className={styles.note}>
              <h2 className={styles.title}>{title}</h2>
              <RichText html={description} />
            </section>
          ))}
        </div>
      </Section>
    </div>
  );
}
