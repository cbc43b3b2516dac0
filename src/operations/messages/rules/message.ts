import type { contactWishes } from '#domain/sites/contact.ts';

/** How a message came, or went out: `mail` for what came by mail and for every answer. */
export const messageChannels = ['contact-form', 'call-back', 'mail'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** `message`: a person wrote it. `bounce`: a mail of ours came back, and somebody must reach the customer. The others need nobody. */
export const messageKinds = ['message', 'automatic', 'bounce', 'spam'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The lists of the desk's page. */
export const messageLists = ['open', 'mine', 'done', 'other'] as const;
export type MessageList = (typeof messageLists)[number];

/** Messages without a trip are deleted after so many days; those of a trip go with it. */
export const messageDays = 730;
/** Unwanted mail and reports of machines are deleted sooner. */
export const machineMessageDays = 90;

/** From one address within an hour; more is no person, and is sorted as unwanted. */
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

/** Whether somebody of ours still has to do something about it. */
export function isOpen({ direction, kind, answeredAt, closedAt }: Asked): boolean {
  return direction === 'in' && (kind === 'message' || kind === 'bounce') && answeredAt === null && closedAt === null;
}
