import { DateInput, type InputProps } from '../inputs.tsx';
import { CalendarOpener } from './calendar-opener.tsx';
import type { CalendarFields } from './late/month-days.ts';

/** A date in the browser's own field, over which lies what opens the months of the whole trip; without a script the field alone. */
export function CalendarDateInput({ fields, ...props }: InputProps & { readonly fields: CalendarFields }) {
  return <DateInput over={<CalendarOpener fields={fields} />} {...props} />;
}
