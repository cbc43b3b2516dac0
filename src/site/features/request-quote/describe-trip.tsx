import { Form, useNavigation } from 'react-router';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/inputs.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import styles from './describe-trip.module.css';
import { type Described, longestText } from './read-description.ts';

/** "Describe your trip, or paste the mail": a separate form that fills the one beneath it, with and without a script. */
export function DescribeTrip({ described }: { readonly described: Described | null }) {
  const { t } = useTranslation('form');
  const isBusy = useNavigation().formData?.get('intent') === 'describe';
  return (
    <div className={styles.describe}>
      <details>
        <summary>{t('describe.open')}</summary>
        <Form method="post" preventScrollReset>
          <TextArea
            name="description"
            label={t('describe.label')}
            hint={t('describe.hint')}
            rows={6}
            maxLength={longestText}
            defaultValue={described?.text ?? ''}
          />
          <Button type="submit" name="intent" value="describe" variant="secondary" busy={isBusy}>
            {t('describe.read')}
          </Button>
        </Form>
      </details>
      {described !== null && <WhatWasRead described={described} />}
    </div>
  );
}

/** The text with marks for what was read, each with its field, and what is still missing. */
function WhatWasRead({ described: { text, marks, missing } }: { readonly described: Described }) {
  const { t } = useTranslation('form');
  const nameOf = (field: Described['missing'][number]) => t(`describe.fields.${field}`);
  const unsure = marks.filter(({ isSure }) => !isSure);
  return (
    <Notice
      kind={missing.length + unsure.length > 0 ? 'warning' : 'success'}
      live="status"
      title={t(marks.length > 0 ? 'describe.done' : 'describe.nothing')}
    >
      <blockquote>
        {cutAtMarks(text, marks).map(({ at, part, mark }) =>
          mark === null ? (
            <span key={at}>{part}</span>
          ) : (
            <mark key={at} data-unsure={!mark.isSure || undefined} title={nameOf(mark.field)}>
              {part}
            </mark>
          ),
        )}
      </blockquote>
      {unsure.length > 0 && (
        <>
          <p>{t('describe.unsure')}</p>
          <ul>
            {unsure.map(({ field, start, end }) => (
              <li key={`${field} ${start}`}>
                {nameOf(field)}: “{text.slice(start, end)}”
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && <p>{t('describe.missing', { fields: missing.map(nameOf).join(', ') })}</p>}
    </Notice>
  );
}

type Piece = { readonly at: number; readonly part: string; readonly mark: Described['marks'][number] | null };

/** The text in pieces, each with its mark. Of marks that overlap the first counts, uncertain ones before others. */
function cutAtMarks(text: string, marks: Described['marks']): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of [...marks].sort((one, other) => one.start - other.start || Number(one.isSure) - Number(other.isSure))) {
    if (mark.start < at) continue;
    if (mark.start > at) pieces.push({ at, part: text.slice(at, mark.start), mark: null });
    pieces.push({ at: mark.start, part: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  return at < text.length ? [...pieces, { at, part: text.slice(at), mark: null }] : pieces;
}
