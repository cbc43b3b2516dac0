const ofTheTrip = /^((from|to)(Key)?|via\d+|date|time|returnDate|returnTime|passengers|type|occasion)$/;

/** What an address says of the trip, without the campaign and the language. */
export function tripQueryOf(search: string): string {
  const said = [...new URLSearchParams(search)].filter(([name, value]) => ofTheTrip.test(name) && value !== '');
  return String(new URLSearchParams(said));
}
