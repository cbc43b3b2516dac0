import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { fieldId } from '../field-id.ts';
import styles from './error-summary.module.css';

export type FieldProblem = {
  /** Name of the field; null for issues of none. */
  readonly field: string | null;
  readonly message: string;
};

type ErrorSummaryProps = { readonly problems: readonly FieldProblem[]; readonly title?: string | undefined };

/**
 * The issues, first on the page, each linked to its field (as in the GOV.UK design system). Takes the focus whenever there are new issues;
 * without JavaScript `autofocus` does so.
 */
export function ErrorSummary({ problems, title }: ErrorSummaryProps) {
  const { t } = useTranslation('common');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) ref.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was reloaded because of these problems; the reader starts at them
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2 className={styles.title}>{title ?? t('form.problems')}</h2>
      <ul className={styles.list}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{field === null ? message : <a href={`#${fieldId(field)}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
