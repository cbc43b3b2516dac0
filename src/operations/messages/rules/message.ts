import type { contactWishes } from '#domain/sites/contact.ts';

/** How a message arrived or was sent: `mail` for incoming mails and for every answer. */
export const messageChannels = ['contact-form', 'call-back', 'mail'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `message`: written by a person. `bounce`: one of our mails came back, and somebody must reach the customer. The others need no action.
 */
export const messageKinds = ['message', 'automatic', 'bounce', 'spam'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The lists of the desk's page. */
export const messageLists = ['open', 'mine', 'done', 'other'] as const;
export type MessageList = (typeof messageLists)[number];

/** Messages without a trip are deleted after this many days; those of a trip are deleted with it. */
export const messageDays = 730;
/** Unwanted mails and automatic reports are deleted sooner. */
export const machineMessageDays = 90;

/** Mails from one address within an hour; more are marked as unwanted. */
export const mostAnHour = 12;

export function channelOfWish(wish: (typeof contactWishes)[number]): MessageChannel {
  return wish === 'call-back' ? 'call-back' : 'contact-form';
}

type Asked = {
  readonly direction: string;
  readonly kind: MessageKind;
  readonly answeredAt: string | null;
  readonly closedAt: string | null;
};

/** Whether staff still have to act on it. */
export function isOpen({ direction, kind, answeredAt, closedAt }: Asked): boolean {
  return direction === 'in' && (kind === 'message' || kind === 'bounce') && answeredAt === null && closedAt === null;
}
