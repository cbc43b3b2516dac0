import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const words = 'Müller Grüße École Peña Größe naïve';
/** The same words as old banking software writes them. */
const page850: Readonly<Record<string, number>> = { ü: 0x81, ß: 0xe1, É: 0x90, ñ: 0xa4, ö: 0x94, ï: 0x8b, Ü: 0x9a, é: 0x82 };
const as850 = (text: string) => Uint8Array.from([...text].map((letter) => page850[letter] ?? letter.charCodeAt(0)));
const asLatin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

it.each([
  ['UTF-8', new TextEncoder().encode(words), words],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${words}`), words],
  ['Latin-1', asLatin1(words), words],
  ['code page 850', as850(words), words],
  ['code page 850 in capitals', as850('MÜLLER, GRETEL'), 'MÜLLER, GRETEL'],
  ['Windows-1252 with a euro sign, dash and apostrophe', Uint8Array.from([0x80, 0x35, 0x20, 0x96, 0x20, 0x6c, 0x92, 0xc9]), '€5 – l’É'],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00]), 'Mü'],
  ['UTF-16 without its mark', Uint8Array.from([0x3c, 0x00, 0x3f, 0x00, 0xfc, 0x00]), '<?ü'],
  ['UTF-16 in the other order', Uint8Array.from([0x00, 0x3c, 0x00, 0x3f, 0x00, 0xfc]), '<?ü'],
  [
    'XML that says its encoding',
    asLatin1(`<?xml version="1.0" encoding="ISO-8859-1"?><a>${words}</a>`),
    `<?xml version="1.0" encoding="ISO-8859-1"?><a>${words}</a>`,
  ],
])('reads %s', (_encoding, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
