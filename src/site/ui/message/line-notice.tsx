import { useActionData, useNavigation } from 'react-router';
import { useTranslation } from '../../i18n/site-texts.ts';
import { intentOfLine, lineOf } from '../../send-over-line.ts';
import { Notice } from './notice.tsx';

/**
 * Beside the button of a form: it could not be sent, or the outcome is unknown. On a page with several forms, only for the one with these
 * intents.
 */
export function LineNotice({ intents }: { readonly intents?: readonly string[] }) {
  const { t } = useTranslation('form');
  const answer = useActionData<unknown>();
  const isSending = useNavigation().state !== 'idle';
  const [line, intent] = [lineOf(answer), intentOfLine(answer)];
  if (line === null || intent === null || isSending || intents?.includes(intent) === false) return null;
  return (
    <Notice kind="warning" title={t(`line.${line}.title`)} live="alert">
      {t(line === 'never-sent' ? 'line.never-sent.text' : 'line.broken.form')}
    </Notice>
  );
}
