import { useTranslation } from '../../../i18n/site-texts.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import type { MergedField, Values } from './state/merge-values.ts';

type MergedNoticeProps = {
  readonly changed: readonly MergedField[];
  /** The label of a field on the page; null for a field that the page does not show. */
  readonly nameOf: (path: string) => string | null;
  /** The page's text for a value of the field. */
  readonly sayValue?: (path: string, value: string) => string;
};

/** What somebody else saved after the form was opened: what the form took over, and what both changed, field by field. */
export function MergedNotice({ changed, nameOf, sayValue = (_path, value) => value }: MergedNoticeProps) {
  const { t } = useTranslation('trip');
  const lines = changed.flatMap((field) => {
    const name = nameOf(field.path);
    const say = (value: Values) => textOf(value, (text) => sayValue(field.path, text)) || t('changedSince.nothing');
    return name === null
      ? []
      : [{ ...field, name, was: say(field.before), is: say(field.theirs), typed: field.mine === null ? null : say(field.mine) }];
  });
  return (
    <Notice kind="warning" live="alert" title={t('changedSince.title')}>
      <p>{t('changedSince.merged')}</p>
      <ul>
        {lines.map(({ path, name, was, is, typed }) => (
          <li key={path}>
            {name}: {typed === null ? t('changedSince.taken', { was, is }) : t('changedSince.both', { is, typed })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A list of stops or extras in one line. */
function textOf(value: Values, say: (text: string) => string): string {
  if (typeof value === 'string') return value === '' ? '' : say(value);
  const parts = Array.isArray(value) ? value : placeParts.map((name) => (value as { readonly [name: string]: Values })[name] ?? '');
  return parts
    .map((part) => textOf(part, say))
    .filter((text) => text !== '')
    .join(', ');
}

/** The readable text of a stop or a boarding place. */
const placeParts = ['place', 'date', 'time', 'passengers'];
