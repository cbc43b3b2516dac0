import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';

/** To a driver: the details are on the driver's page, which is always current. */
export function createDutySheetEmail({ occasion, duty, url }: PayloadOf<'duty-sheet'>, { t, localMoment }: EmailFormats): EmailBody {
  const { reference, vehicle, from } = duty;
  const words = { reference, begin: localMoment(duty.begin) };
  const rows = [
    { label: t('duty-sheet.begin'), value: words.begin },
    { label: t('duty-sheet.vehicle'), value: vehicle },
    { label: t('duty-sheet.from'), value: from },
  ];
  return {
    subject: t(`duty-sheet.${occasion}.subject`, words),
    preview: t(`duty-sheet.${occasion}.intro`, words),
    heading: t(`duty-sheet.${occasion}.heading`),
    blocks: [
      { type: 'paragraph', text: t(`duty-sheet.${occasion}.intro`, words) },
      ...(occasion === 'withdrawn' || occasion === 'month' ? [] : [{ type: 'table', title: reference, rows } as const]),
      { type: 'button', label: t('duty-sheet.button'), url },
      { type: 'paragraph', text: t('duty-sheet.next') },
    ],
  };
}
