import type { Issue } from '../../../api/issue.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import type { ItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { PlaceChoices } from '../../../trip-editor/place-choices.tsx';
import { listMissing } from '../../../trip-editor/preview-ready.ts';
import { useIssueMessages } from '../../../trip-editor/use-issue-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldId } from '../../../ui/form/field-id.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import styles from '../quote-preview.module.css';

type UnpricedProps = {
  readonly values: ItineraryValues;
  readonly issues: readonly Issue[];
  readonly failed: boolean;
  readonly onAskAgain: () => void;
};

/** Why there is no price: nothing is typed yet, something is missing or impossible, or there is no response. */
export function Unpriced({ values, issues, failed, onAskAgain }: UnpricedProps) {
  const { t } = useTranslation('form');
  const isHydrated = useHydrated();
  if (failed) {
    return (
      <>
        <p>{t('preview.unavailable')}</p>
        {isHydrated && (
          <Button variant="secondary" size="s" onClick={onAskAgain}>
            {t('preview.askAgain')}
          </Button>
        )}
      </>
    );
  }
  if (issues.length > 0) return <Problems issues={issues} stopCount={values.stops.length} />;
  const isBegun = values.passengers !== '' || values.stops.some(({ place, date }) => place !== '' || date !== '');
  if (isBegun) return <Missing values={values} />;
  return (
    <>
      <p>{t('preview.empty')}</p>
      <div className={styles.ghost} />
    </>
  );
}

/** The missing fields, each by its question, with a link to it. */
function Missing({ values }: { readonly values: ItineraryValues }) {
  const { t } = useTranslation('form');
  const missing = listMissing(values);
  // Without a script a form may be complete when it loads. The button below requests its price.
  if (missing.length === 0) return null;
  const last = values.stops.length - 1;
  const questionOf = (field: string) => {
    const [, index = '', part = ''] = field.split('.');
    if (index === '') return t('missing.passengers');
    const role = Number(index) === 0 ? 'first' : Number(index) === last ? 'last' : 'between';
    const asked = part === 'place' || part === 'date' ? part : 'time';
    return t(`missing.${role}.${asked}`, { number: Number(index) + 1 });
  };
  return (
    <>
      <p>{t('missing.heading', { count: missing.length })}</p>
      <ul className={styles.problems}>
        {missing.map((field) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className={styles.missing}>
              {questionOf(field)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type ProblemsProps = Pick<UnpricedProps, 'issues'> & { readonly stopCount: number };

function Problems({ issues, stopCount }: ProblemsProps) {
  const { t } = useTranslation('form');
  const { problems, choicesOf } = useIssueMessages(issues, stopCount);
  return (
    <>
      <p>{t('explain.before')}</p>
      <ul className={styles.problems}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === null ? message : <a href={`#${fieldId(field)}`}>{message}</a>}
            {field !== null && <PlaceChoices field={field} choices={choicesOf(field)} />}
          </li>
        ))}
      </ul>
    </>
  );
}
