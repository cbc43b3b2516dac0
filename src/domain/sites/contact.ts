/** What a visitor wants on a contact page: an answer by mail, or a call. */
export const contactWishes = ['message', 'call-back'] as const;
export type ContactWish = (typeof contactWishes)[number];

/** When a visitor wants to be called. */
export const callWindows = ['any', 'morning', 'midday', 'afternoon'] as const;
export type CallWindow = (typeof callWindows)[number];

/** The boundary between morning and afternoon. */
const noon = '12:00';
const afternoonBegins = '15:00';

type Hours = { readonly opens: string; readonly closes: string };

/** The hours of a call window within opening hours, `HH:MM`; null if we are closed for all of it. */
export function hoursOfWindow(window: CallWindow, { opens, closes }: Hours): Hours | null {
  const from = { any: opens, morning: opens, midday: noon, afternoon: afternoonBegins }[window];
  const to = { any: closes, morning: noon, midday: afternoonBegins, afternoon: closes }[window];
  const hours = { opens: from > opens ? from : opens, closes: to < closes ? to : closes };
  return hours.opens < hours.closes ? hours : null;
}
