import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';

/** To a staff member: a link that signs in at the desk, or the invitation. */
export function createStaffEmail({ kind, url }: PayloadOf<'staff-link' | 'staff-invitation'>, { t }: EmailFormats): EmailBody {
  const texts = kind === 'staff-link' ? 'staff-link' : 'staff-invitation';
  return {
    subject: t(`${texts}.subject`),
    preview: t(`${texts}.preview`),
    heading: t(`${texts}.heading`),
    blocks: [
      { type: 'paragraph', text: t(`${texts}.intro`) },
      { type: 'button', label: t(`${texts}.button`), url },
      { type: 'paragraph', text: t(`${texts}.next`) },
    ],
  };
}

/** To a staff member: a sign-in method, their own or a colleague's, was set up, replaced or removed. */
export function createStaffNoticeEmail(
  { change, person, isOwn, at, device, address, url }: PayloadOf<'staff-notice'>,
  { t, moment }: EmailFormats,
): EmailBody {
  const what = t(`staff-notice.changes.${change}`);
  const known = [
    { label: t('staff-notice.person'), value: person },
    { label: t('staff-notice.at'), value: moment(at) },
    { label: t('staff-notice.device'), value: device },
    { label: t('staff-notice.address'), value: address },
  ];
  return {
    subject: `${what}: ${person}`,
    preview: t('staff-notice.preview'),
    heading: what,
    blocks: [
      { type: 'paragraph', text: t(isOwn ? 'staff-notice.own' : 'staff-notice.other', { person }) },
      { type: 'table', title: what, rows: known.filter(({ value }) => value !== '') },
      { type: 'button', label: t(isOwn ? 'staff-notice.account' : 'staff-notice.people'), url },
      { type: 'paragraph', text: t(isOwn ? 'staff-notice.ownNext' : 'staff-notice.otherNext', { person }) },
    ],
  };
}
