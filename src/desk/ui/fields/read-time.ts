/** A time of day as people type it, "8", "8:30", "8.30", "8h30", "0830", as `08:30`; null where it cannot be parsed. */
export function readTime(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const [, hours = '', minutes = ''] = /^(\d{1,2})(?:\s*[:.,h]\s*(\d{2})?)?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}
