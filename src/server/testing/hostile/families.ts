import { deflateSync } from 'node:zlib';
import { oddValues } from './odd-values.ts';

/** What is sent to one place: an address as it is, or with a query, and a body where there is one. */
export type Sent = {
  readonly method?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** A kind of hostile input; `to` says which places get it. */
export type Family = {
  readonly name: string;
  readonly to: 'read' | 'form' | 'file' | 'graphql';
  readonly make: (fields: readonly string[]) => readonly Sent[];
};

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const boundary = 'x1y2z3';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const text = (content: string, headers: Record<string, string> = urlencoded): readonly Sent[] => [
  { method: 'POST', headers, body: content },
];

/** Every field of a form with one value. */
const filled = (fields: readonly string[], value: string) => new URLSearchParams(fields.map((name) => [name, value])).toString();

function part(head: string, content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Buffer.concat([Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), bytes, Buffer.from('\r\n')]);
}

const end = Buffer.from(`--${boundary}--\r\n`);
const intents = ['file', 'card', 'add', ''];

/** A file under every intent that accepts one. */
function file(content: string | Uint8Array, name = 'a.txt'): readonly Sent[] {
  return intents.map((intent) => ({
    method: 'POST',
    headers: multipart,
    body: Buffer.concat([
      part('name="intent"', intent),
      part('name="revision"', '1'),
      part(`name="file"; filename="${name}"`, content),
      end,
    ]),
  }));
}

/** A PNG of one colour with the dimensions that its header states. */
function png(width: number, height: number, depth: 8 | 16, { lines = height } = {}): Uint8Array {
  const chunk = (kind: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(kind), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(named));
    return Buffer.concat([head, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + width * 3 * (depth / 8));
  const body = deflateSync(Buffer.concat(Array.from({ length: Math.min(lines, 400) }, () => row)), { level: 9 });
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const statement = (lines: readonly string[]) =>
  [':20:1', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C261120EUR0,00', ...lines, ':62F:C261121EUR0,00'].join('\n');
const camt = (entries: string) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-21</Dt></BookgDt></Ntry>`;
const rich = (value: string) => (fields: readonly string[]) =>
  text(`${filled(fields.slice(0, 1), value).replace(/^[^=]*/, 'body')}&intent=keep&revision=0`);
const graphql = (body: string): readonly Sent[] => [{ method: 'POST', headers: { 'content-type': 'application/json' }, body }];
const query = (content: string) => graphql(JSON.stringify({ query: content }));

export const families: readonly Family[] = [
  // Addresses.
  {
    name: 'odd values in the query',
    to: 'read',
    make: (fields) => oddValues.map((value) => ({ query: filled(fields.slice(0, 40), value).slice(0, 3_500) })),
  },
  { name: 'broken percent signs in the query', to: 'read', make: () => [{ query: 'a=%&b=%E0%A4%A&%' }] },
  { name: 'thousands of parameters', to: 'read', make: () => [{ query: 'a&'.repeat(1_900) }] },
  { name: 'an endless query', to: 'read', make: () => [{ query: `q=${'a'.repeat(9_000)}` }] },
  {
    name: 'return addresses elsewhere',
    to: 'read',
    make: () =>
      ['/%09/evil.example', '//evil.example', '/%0a/x', '/%0d', '/%00', '/%E2%80%8B', '/%5Cevil.example'].map((to) => ({
        query: `to=${to}&back=${to}`,
      })),
  },
  { name: 'other methods', to: 'read', make: () => ['PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({ method })) },
  { name: 'HEAD', to: 'read', make: () => [{ method: 'HEAD' }] },
  { name: 'languages of our own making', to: 'read', make: () => [{ headers: { 'accept-language': 'a-b;q='.repeat(900) } }] },
  {
    name: 'cookies of our own making',
    to: 'read',
    make: () => [{ headers: { cookie: `${'a=%;'.repeat(500)} desk=%00; partner=%ff; lang=${'x'.repeat(500)}` } }],
  },
  {
    name: 'conditions that cannot be',
    to: 'read',
    make: () => [{ headers: { 'if-none-match': '"'.repeat(2_000), 'if-modified-since': 'never', range: `bytes=${'0-1,'.repeat(500)}` } }],
  },
  { name: 'a body with GET', to: 'read', make: () => [{ headers: { 'content-type': 'application/json' }, body: '{' }] },
  // Forms.
  {
    name: 'odd values in every field',
    to: 'form',
    make: (fields) => oddValues.slice(0, 20).flatMap((value) => text(filled(fields, value.slice(0, 200)))),
  },
  { name: 'nothing', to: 'form', make: () => text('') },
  { name: 'no kind of body', to: 'form', make: () => text('a=1', {}) },
  { name: 'plain text', to: 'form', make: () => text('a=1', { 'content-type': 'text/plain' }) },
  { name: 'JSON', to: 'form', make: () => text('{"a":"\\u0000","b":"\\ud800"}', { 'content-type': 'application/json' }) },
  {
    name: 'reports as JSON',
    to: 'form',
    make: () =>
      text(JSON.stringify({ presses: [{ id: '\0', dutyId: 'x', kind: '\ud800', version: 1e300 }] }), {
        'content-type': 'application/json',
      }),
  },
  { name: 'deep JSON', to: 'form', make: () => text('['.repeat(30_000), { 'content-type': 'application/json' }) },
  { name: 'XML', to: 'form', make: () => text('<a/>', { 'content-type': 'application/xml' }) },
  { name: 'a kind that is none', to: 'form', make: () => text('a=1', { 'content-type': ';;;' }) },
  { name: 'NUL in a form', to: 'form', make: () => text('intent=%00&a=%00') },
  { name: 'bytes that are no text', to: 'form', make: () => [{ method: 'POST', headers: urlencoded, body: Buffer.alloc(5_000, 0xff) }] },
  {
    name: '16,000 fields',
    to: 'form',
    make: () =>
      text(
        Array.from({ length: 7_000 }, (_, at) => `f${at}=1`)
          .join('&')
          .slice(0, 64_000),
      ),
  },
  { name: 'one field 16,000 times', to: 'form', make: () => text('a&'.repeat(16_000)) },
  { name: 'a field of 60 KB', to: 'form', make: (fields) => text(`${fields[0] ?? 'a'}=${'a'.repeat(60_000)}`) },
  {
    name: 'names of the engine',
    to: 'form',
    make: () => text('__proto__=1&constructor=1&__proto__[a]=1&a[__proto__]=1&toString=1&hasOwnProperty=1'),
  },
  {
    name: 'lists and indices beyond all bounds',
    to: 'form',
    make: () => text('stopCount=99999999&stops.99999999.place=x&line.99=1&place.99=1&0.1.2.3=4&stopCount=1e999'),
  },
  { name: 'multipart without a boundary', to: 'form', make: () => text('a', { 'content-type': 'multipart/form-data' }) },
  { name: 'multipart without an end', to: 'form', make: () => [{ method: 'POST', headers: multipart, body: part('name="a"', 'b') }] },
  {
    name: 'multipart of thousands of parts',
    to: 'form',
    make: () => [
      { method: 'POST', headers: multipart, body: Buffer.concat([...Array.from({ length: 700 }, () => part('name="a"', 'b')), end]) },
    ],
  },
  {
    name: 'multipart with line breaks and quotes in a file’s name',
    to: 'form',
    make: () =>
      ['a\r\nX: y', 'a"b', '../../a', '\0', 'a'.repeat(9_000)].map((name) => ({
        method: 'POST',
        headers: multipart,
        body: Buffer.concat([part(`name="file"; filename="${name}"`, 'x'), end]),
      })),
  },
  {
    name: 'words that patterns dislike',
    to: 'form',
    make: (fields) =>
      [
        `${'a'.repeat(3_000)}!`,
        `${' '.repeat(3_000)}x`,
        '1'.repeat(3_000),
        '@'.repeat(3_000),
        'a@'.repeat(1_500),
        '-'.repeat(3_000),
      ].flatMap((value) =>
        text(
          fields
            .slice(0, 18)
            .map((name) => `${name}=${encodeURIComponent(value)}`)
            .join('&')
            .slice(0, 62_000),
        ),
      ),
  },
  // Files and long texts.
  { name: 'XML opened and closed wrongly', to: 'file', make: () => file(`${'<a>'.repeat(100_000)}${'</b>'.repeat(150_000)}`) },
  { name: 'XML without an end', to: 'file', make: () => file(`<Document>${'<a>'.repeat(340_000)}`) },
  { name: 'deep XML', to: 'file', make: () => file(`${'<a>'.repeat(145_000)}${'</a>'.repeat(145_000)}`) },
  {
    name: 'XML with entities',
    to: 'file',
    make: () => file('<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]><Document>&d;</Document>'),
  },
  { name: 'a statement of thousands of entries', to: 'file', make: () => file(camt(entry('1.00').repeat(6_000))) },
  {
    name: 'amounts that no column holds',
    to: 'file',
    make: () => [
      ...file(camt(entry('999999999999.99') + entry('21474836.48'))),
      ...file(statement([':61:261121C999999999999,00NTRFX', ':61:261121C21474836,48NTRFY'])),
    ],
  },
  {
    name: 'a statement of 45,000 lines',
    to: 'file',
    make: () => file(statement(Array.from({ length: 45_000 }, () => ':61:261121C1,00NTRFX'))),
  },
  { name: 'a statement of one endless line', to: 'file', make: () => file(statement([`:61:261121C1,00NTRF${'/'.repeat(900_000)}`])) },
  { name: 'NUL in a statement', to: 'file', make: () => file(statement([':25:\0', ':61:261121C1,00NTRF\0//\0', ':86:/IBAN/\0/NAME/\0'])) },
  { name: 'YAML of 100,000 keys', to: 'file', make: () => file(Array.from({ length: 90_000 }, (_, at) => `k${at}: 1`).join('\n')) },
  { name: 'YAML of brackets', to: 'file', make: () => [...file('['.repeat(500_000)), ...file('['.repeat(50_000))] },
  { name: 'YAML of aliases', to: 'file', make: () => file(`a: &a 1\nb: [${'*a,'.repeat(300_000)}]`) },
  { name: 'YAML of colons', to: 'file', make: () => [...file(':\n'.repeat(100_000)), ...file(':\n'.repeat(5_900))] },
  { name: 'YAML of faults', to: 'file', make: () => file(`- ${'}'.repeat(28_000)}`) },
  {
    name: 'rich text 50,000 deep',
    to: 'file',
    make: (fields) => [...rich('<strong>'.repeat(40_000))(fields), ...rich('<strong>'.repeat(4_000))(fields)],
  },
  { name: 'rich text of entities', to: 'file', make: rich('<p>'.concat('&amp;'.repeat(60_000))) },
  { name: '75,000 fields', to: 'file', make: () => text('a&'.repeat(75_000)) },
  { name: '75,000 different fields', to: 'file', make: () => text(Array.from({ length: 75_000 }, (_, at) => `f${at}=1`).join('&')) },
  { name: 'a picture of 64 million pixels', to: 'file', make: () => file(png(8_000, 8_000, 8), 'a.png') },
  { name: 'a picture of 16 bits', to: 'file', make: () => file(png(8_000, 8_000, 16), 'a.png') },
  { name: 'a picture larger than any', to: 'file', make: () => file(png(30_000, 30_000, 8), 'a.png') },
  {
    name: 'a driver’s card of noise',
    to: 'file',
    make: () => [
      ...file(Buffer.alloc(900_000, 0x05)),
      ...file(Buffer.alloc(60_000, 0xff)),
      ...file(Buffer.from([0x05, 0x20, 0, 0xff, 0xff])),
    ],
  },
  { name: 'an archive', to: 'file', make: () => file(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(50_000, 0)]), 'a.zip') },
  // The API.
  { name: 'a deep query', to: 'graphql', make: () => query('{a'.repeat(5_000)) },
  {
    name: 'many aliases',
    to: 'graphql',
    make: () => query(`{${Array.from({ length: 3_000 }, (_, at) => `a${at}:__typename`).join(' ')}}`),
  },
  {
    name: 'fragments in a circle',
    to: 'graphql',
    make: () => query('query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
  },
  {
    name: 'many fragments',
    to: 'graphql',
    make: () =>
      query(
        `query { ...f0 } ${Array.from({ length: 900 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} __typename }`).join(' ')} fragment f900 on Query { __typename }`,
      ),
  },
  { name: 'many directives', to: 'graphql', make: () => query(`{ __typename ${'@skip(if: false) '.repeat(3_000)} }`) },
  {
    name: 'a block string of line breaks',
    to: 'graphql',
    make: () => query(`{ getTravel(id: """${'\n '.repeat(20_000)}""") { quoteId } }`),
  },
  {
    name: 'odd values of the API',
    to: 'graphql',
    make: () =>
      oddValues.flatMap((value) =>
        graphql(
          JSON.stringify({
            query: 'query($a: String!) { getTravel(id: $a) { quoteId } getForwardedQuote(readId: $a) { __typename } }',
            variables: { a: value },
          }),
        ),
      ),
  },
  {
    name: 'places of odd names',
    to: 'graphql',
    make: () =>
      oddValues.flatMap((value) =>
        graphql(
          JSON.stringify({
            query: 'query($a: String!) { findPlaces(query: $a, language: nl, beside: [$a, $a]) { __typename } }',
            variables: { a: value },
          }),
        ),
      ),
  },
  {
    name: 'variables of another kind',
    to: 'graphql',
    make: () => graphql('{"query":"query($a: String!) { getTravel(id: $a) { quoteId } }","variables":{"a":{"__proto__":[[[]]]}}}'),
  },
  {
    name: 'JSON that is none',
    to: 'graphql',
    make: () => [...graphql('{"query":'), ...graphql('[]'), ...graphql('null'), ...graphql('['.repeat(60_000)), ...graphql('"\\ud800"')],
  },
];
