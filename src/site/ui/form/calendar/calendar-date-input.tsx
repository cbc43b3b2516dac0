import { DateInput, type InputProps } from '../inputs.tsx';
import { CalendarOpener } from './calendar-opener.tsx';
import type { CalendarFields } from './late/month-days.ts';

/** A date in the browser's own field, with an overlay that opens a calendar for the whole trip. Without a script only the field. */
export function CalendarDateInput({ fields, ...props }: InputProps & { readonly fields: CalendarFields }) {
  return <DateInput over={<CalendarOpener fields={fields} />} {...props} />;
}
