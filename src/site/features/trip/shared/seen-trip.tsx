import { useTranslation } from '../../../i18n/site-texts.ts';
import { Notice } from '../../../ui/message/notice.tsx';
import { findDifferences, type Seen } from './state/seen.ts';
import type { Refusal } from './state/send-change.ts';

/** Sends with a form the version of the trip and the values that its page shows. */
export function SeenFields({ version, seen }: Seen) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
    </>
  );
}

/** True where nothing was done because somebody else changed the trip after the page was shown. */
export function isOutdated(refusal: Pick<Refusal<unknown>, 'issues'> | undefined): boolean {
  return refusal?.issues.some(({ field, code }) => field === 'version' && code === 'changed') ?? false;
}

type ChangedSinceProps = { readonly before: Seen['seen']; readonly now: Seen['seen'] };

/** What somebody else changed after the page was shown: the old and the new value of each line. */
export function ChangedSince({ before, now }: ChangedSinceProps) {
  const { t } = useTranslation('trip');
  const differences = findDifferences(before, now);
  return (
    <Notice kind="warning" live="alert" title={t('changedSince.title')}>
      <p>{differences.length === 0 ? t('changedSince.unseen') : t('changedSince.lead')}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map((line) => (
            <li key={line.name}>
              {line.name}: {line.before === '' ? t('changedSince.nothing') : <del>{line.before}</del>} →{' '}
              <strong>{line.now === '' ? t('changedSince.nothing') : line.now}</strong>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
