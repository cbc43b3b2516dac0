import { type Answer, ask } from './start-server.ts';

/** A visitor without JavaScript: reads a form's hidden fields, sends forms, keeps cookies. */
export type FormVisitor = {
  get(path: string): Promise<Answer>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
};

export function createFormVisitor({ port, host }: { readonly port: number; readonly host: string }): FormVisitor {
  const fullHost = `${host}:${port}`;
  const cookies = new Map<string, string>();
  const kept = (): Record<string, string> => (cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  const keep = (answer: Answer) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return {
    get: async (path) => keep(await ask(port, { host: fullHost, path, headers: kept() })),
    post: async (path, fields) =>
      keep(
        await ask(port, {
          host: fullHost,
          path,
          method: 'POST',
          // As Chromium sends a form of a page whose Referrer-Policy is no-referrer.
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', origin: 'null', ...kept() },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
  };
}

/** The values of a page's hidden fields. */
export function readHiddenFields(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(inputs.map((input) => [attributeOf(input, 'name'), attributeOf(input, 'value')]));
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** The date this many days from now, as a date field sends it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The trip of the README: Utrecht to the Efteling and back with 48. */
export function dayTripFields(): Record<string, string> {
  return {
    intent: 'send',
    type: 'day-trip',
    stopCount: '2',
    'stops.0.place': 'Utrecht',
    'stops.0.date': dayFromNow(60),
    'stops.0.time': '08:00',
    'stops.1.place': 'Efteling',
    'stops.1.date': dayFromNow(60),
    'stops.1.time': '17:30',
    passengers: '48',
    luggage: 'none',
    wheelchairPlaces: '0',
    firstName: 'Anna',
    lastName: 'de Vries',
    email: 'anna@school.example',
    phone: '06 1234 5678',
    organisation: 'De Regenboog',
  };
}
