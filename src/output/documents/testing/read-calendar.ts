export type CalendarEvent = Readonly<Record<string, string>>;

/** Parses iCalendar by RFC 5545: lines end in CRLF, folded ones are joined, text is unescaped. Throws for a line that is no property. */
export function readCalendar(text: string): { readonly properties: CalendarEvent; readonly events: readonly CalendarEvent[] } {
  const lines = withoutAlarms(text.replace(/\r\n[ \t]/g, '')).split('\r\n');
  const [properties, events]: [Record<string, string>, Record<string, string>[]] = [{}, []];
  let open = properties;
  if (lines.pop() !== '') throw new Error('The last line does not end');
  for (const line of lines) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^:;"]+))*):([^\n\r]*)$/.exec(line);
    if (!match) throw new Error(`Not a property: ${line}`);
    const [, name = '', , value = ''] = match;
    if (name === 'BEGIN' && value === 'VEVENT') {
      open = {};
      events.push(open);
    } else if (name === 'END' && value === 'VEVENT') open = properties;
    else open[name] = value.replace(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
  }
  return { properties, events };
}

/** Of an event's alarm, only its trigger is shown. */
function withoutAlarms(text: string): string {
  return text.replace(/BEGIN:VALARM\r\n[\s\S]*?(TRIGGER:.*\r\n)[\s\S]*?END:VALARM\r\n/g, '$1');
}
