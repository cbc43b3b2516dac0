import { useTranslation } from '../../i18n/site-texts.ts';
import { usePathTo } from '../../site-context.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { DateInput, NumberInput, TextInput } from '../../ui/form/inputs.tsx';
import styles from './short-form.module.css';

/**
 * The first questions of a trip. It only opens the request form filled in, so it is a plain form that asks with GET: it works before any
 * script has loaded, and nothing in it can be wrong.
 */
export function ShortForm() {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  return (
    <Panel className={styles.panel}>
      <form method="get" action={pathTo({ page: 'request-quote' })} className={styles.form} aria-labelledby="short-form-title">
        <h2 id="short-form-title" className={styles.title}>
          {t('home.form.title')}
        </h2>
        <Places />
        <DateInput name="date" label={t('home.form.date')} width="full" />
        <DateInput name="returnDate" label={t('home.form.returnDate')} width="full" />
        <div className={styles.wide}>
          <NumberInput name="passengers" label={t('home.form.passengers')} unit={t('home.form.people')} min={1} step={1} />
        </div>
        <div className={styles.wide}>
          <Button type="submit" size="l" wide iconAfter="arrow-right">
            {t('home.form.submit')}
          </Button>
        </div>
        <p className={styles.note}>{t('home.form.note')}</p>
      </form>
    </Panel>
  );
}

/** Places are typed afresh each time: what a browser remembers of other sites' fields does not belong here. */
function Places() {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.wide}>
      <TextInput name="from" label={t('home.form.from')} autoComplete="off" enterKeyHint="next" maxLength={200} />
      <TextInput name="to" label={t('home.form.to')} autoComplete="off" enterKeyHint="next" maxLength={200} />
    </div>
  );
}
