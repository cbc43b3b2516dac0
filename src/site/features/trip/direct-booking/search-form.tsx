import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo, useSiteFrame } from '../../../site-context.ts';
import type { IssueMessages } from '../../../trip-editor/use-issue-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { CalendarDateInput } from '../../../ui/form/calendar/calendar-date-input.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { TextInput, TimeInput } from '../../../ui/form/inputs.tsx';
import { StepInput } from '../../../ui/form/step-input.tsx';
import styles from './direct-booking.module.css';
import { SearchChoices } from './search-choices.tsx';
import type { SearchValues } from './search-values.ts';

const places = ['from', 'to'] as const;

/** The two fields that one calendar fills. */
const days = { out: 'date', back: 'returnDate' } as const;

type SearchFormProps = { readonly values: SearchValues; readonly today: string; readonly messages: IssueMessages };

/** Places, dates and passengers. A GET form: a search has an address that can be saved and shared. */
export function SearchForm({ values, today, messages }: SearchFormProps) {
  const { t } = useTranslation('trip');
  const { language } = useSiteFrame();
  // A GET form replaces the address's query with its own fields.
  const [action = '', query] = usePathTo()({ page: 'direct-booking-search' }).split('?');
  const fieldOf = (name: keyof SearchValues) => ({ name, defaultValue: values[name], error: messages.messageOf(name) });
  return (
    <Panel>
      <form method="get" action={action} className={styles.form} aria-labelledby="search-title" noValidate>
        {query !== undefined && <input type="hidden" name="lng" value={language} />}
        <ErrorSummary problems={messages.problems} />
        <div className={styles.about}>
          <h2 id="search-title" className={styles.title}>
            {t('search.formHeading')}
          </h2>
          <p className={styles.note}>{t('search.placeHint')}</p>
        </div>
        <div className={styles.places}>
          {places.map((field) => (
            <div key={field} className={styles.place}>
              <TextInput {...fieldOf(field)} label={t(`search.${field}`)} required maxLength={200} autoComplete="off" />
              <SearchChoices values={values} field={field} choices={messages.choicesOf(field)} />
            </div>
          ))}
        </div>
        <div className={styles.pair}>
          <CalendarDateInput {...fieldOf('date')} fields={days} label={t('search.date')} width="full" min={today} required />
          <TimeInput {...fieldOf('time')} label={t('search.time')} width="full" required />
          <CalendarDateInput {...fieldOf('returnDate')} fields={days} label={t('search.returnDate')} width="full" min={today} optional />
          <TimeInput {...fieldOf('returnTime')} label={t('search.returnTime')} width="full" />
        </div>
        <StepInput {...fieldOf('passengers')} label={t('search.passengers')} min={1} max={500} required />
        <div className={styles.send}>
          <Button type="submit" size="l" wide>
            {t('search.submit')}
          </Button>
          <p className={styles.note}>{t('search.note')}</p>
        </div>
      </form>
    </Panel>
  );
}
