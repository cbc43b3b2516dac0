/** Cents of an amount as people type it, `1020` or `1020,50`; 0 for anything else, which no price is. */
function centsOf(text: string): number {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match === null ? 0 : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The same, with a minus before it for less; 0 for anything else. */
export function readEuros(text: string): number {
  const [, minus = '', amount = ''] = /^([-−]?)(.*)$/.exec(text.trim()) ?? [];
  const cents = centsOf(amount);
  return minus === '' || cents === 0 ? cents : -cents;
}

const wholeOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : -1);

/** What the form of an offer says; what was typed as no number is none that the domain takes. */
export function readOffer(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const ordered = [...form.entries()]
    .flatMap(([name, value]) =>
      name.startsWith('place.') && /^\d{1,2}$/.test(String(value).trim()) ? [[name, Number(value)] as const] : [],
    )
    .toSorted(([, first], [, second]) => first - second);
  return {
    mode: text('mode'),
    partners: ordered.map(([name]) => name.slice('place.'.length)),
    atOnce: wholeOf(text('atOnce')),
    priceCents: centsOf(text('price')),
    raisePercent: wholeOf(text('raise')),
    reason: text('reason'),
  };
}
