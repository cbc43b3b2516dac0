import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { usePathTo, useSiteFrame } from '../../site-context.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Hero } from '../../ui/hero.tsx';
import { DateInput, NumberInput, TextInput } from '../../ui/inputs.tsx';
import { Section } from '../../ui/section.tsx';
import { Steps } from '../../ui/steps.tsx';
import styles from './form.module.css';

const stepNames = ['trip', 'choose', 'order'] as const;

/** The search form of direct booking; it opens the request filled in, where the price appears at once. */
export function SearchPage({ today, children }: { readonly today: string; readonly children?: ReactNode }) {
  const { t } = useTranslation('trip');
  return (
    <>
      <Hero heading={t('search.heading')} description={t('search.lead')} right={<SearchForm today={today} />} />
      <Section heading={t('search.stepsHeading')}>
        <Steps
          direction="row"
          steps={stepNames.map((step) => ({ title: t(`search.steps.${step}.title`), text: t(`search.steps.${step}.text`) }))}
        />
      </Section>
      {children}
    </>
  );
}

function SearchForm({ today }: { readonly today: string }) {
  const { t } = useTranslation('trip');
  const { language } = useSiteFrame();
  // A form that is sent with GET puts its own fields in the place of the address's query.
  const [action = '', query] = usePathTo()({ page: 'request-quote' }).split('?');
  return (
    <Panel>
      <Form method="get" action={action} className={styles.form}>
        {query !== undefined && <input type="hidden" name="lng" value={language} />}
        <TextInput name="from" label={t('search.from')} hint={t('search.placeHint')} required maxLength={200} autoComplete="off" />
        <TextInput name="to" label={t('search.to')} required maxLength={200} autoComplete="off" />
        <div className={styles.pair}>
          <DateInput name="date" label={t('search.date')} min={today} required />
          <DateInput name="returnDate" label={t('search.returnDate')} min={today} optional />
        </div>
        <NumberInput name="passengers" label={t('search.passengers')} min={1} max={500} required />
        <div className={styles.send}>
          <Button type="submit" size="l" wide>
            {t('search.submit')}
          </Button>
          <p className={styles.note}>{t('search.note')}</p>
        </div>
      </Form>
    </Panel>
  );
}
