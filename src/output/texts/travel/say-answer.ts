import type { TravelWords } from './travel-words.ts';

type Answer = {
  /** `vehicle`: a person checks whether one is free; `price`: a person works out the price. */
  readonly kind: 'vehicle' | 'price';
  /** In words; null if nothing can be promised before the departure. */
  readonly moment: string | null;
  readonly phone: string;
  /** When the telephone is answered, in words. */
  readonly hours: string;
};

/** When we answer a request, in the same words on every page and in its mail. */
export function sayAnswer({ kind, moment, phone, hours }: Answer, { t }: Pick<TravelWords, 't'>): string {
  if (moment === null) return t('answer.call', { phone, hours });
  return t(kind === 'vehicle' ? 'answer.vehicle' : 'answer.price', { moment, phone });
}
