import { describe, expect, it } from 'vitest';
import { sampleBookedTrip, sampleCreditNote, sampleInvoice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { sampleDocument } from '#operations/journey-documents/rules/testing/sample-document.ts';
import { sampleJobOrder } from '#operations/partners/rules/testing/sample-job-order.ts';
import { sampleSelfBilled } from '#operations/partners/rules/testing/sample-self-billed.ts';
import { sampleStatement } from '#operations/partners/rules/testing/sample-statement.ts';
import { createDocuments } from './create-documents.ts';
import { checkTags } from './testing/check-pdf.ts';
import { readGlyphs } from './testing/read-glyphs.ts';
import { sampleAddresses } from './testing/sample-addresses.ts';

const now = '2026-11-22T08:00:00.000Z';
const documents = createDocuments({ addresses: sampleAddresses });

const names = {
  Latin: 'Łódź Škoda Ghroß',
  Greek: 'Χορωδία «Άγιος Δημήτριος»',
  Cyrillic: 'Хор Їжакевич Љубљана',
  Armenian: 'Երևանի երգչախումբ',
  Georgian: 'თბილისის გუნდი',
  Arabic: 'مدرسة السلام (القاهرة) 25',
  Persian: 'گروه پژوهش چالش',
  Hebrew: 'בית ספר "שלום" (12)',
  Thai: 'โรงเรียนสาธิต น้ำใจ',
  Hindi: 'क्षत्रिय विद्यालय',
  Chinese: '北京大学附属中学（中国）喆',
  Traditional: '臺灣國立師範大學',
  Japanese: '東京都さくら高校 オーケストラ 𠮷田',
  Korean: '서울대학교 합창단',
  Vietnamese: 'Nguyễn Thị Minh Khai, Đặng Ngọc Ánh',
  marks: 'q\u0303 m\u0302 a\u0301 x\u0323oe',
  emoji: 'Club 🚌🎉 🇫🇷 1️⃣ ❤️',
} as const;

/** Drawn as the names above, by fonts of their own: one paper shows it. */
const rareNames = {
  Bengali: 'বন্দ্যোপাধ্যায় সমিতি',
  Gujarati: 'ગુજરાતી સમાજ શ્રી ક્ષમા',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Kannada: 'ಕನ್ನಡ ಕ್ಷೇತ್ರ',
  Malayalam: 'മലയാളം ക്ഷേത്രം',
  Sinhala: 'සිංහල ශ්‍රී',
  Tamil: 'தமிழ் கிருஷ்ணன்',
  Telugu: 'తెలుగు సంఘం క్షేమ',
  Khmer: 'ស្រីសុខា សមាគម',
  Lao: 'ສະມາຄົມລາວ',
  Burmese: 'မြန်မာ ချောဦး',
  Ethiopic: 'ሰላም ገብረማርያም',
  Syriac: 'ܣܘܪܝܝܐ',
  Thaana: 'ދިވެހިރާއްޖެ',
} as const;

const typed = ['Basisschool De Regenboog', 'Sanne de Vries', 'Joris Bakker', 'Autocars Bertrand', 'Luc Martin', 'École Jules Ferry'];

/** A sample in which everybody has this name. */
function named<T>(sample: T, name: string): T {
  const rename = (text: string) => typed.reduce((renamed, each) => renamed.replaceAll(each, name), text);
  return JSON.parse(JSON.stringify(sample), (_, value: unknown) => (typeof value === 'string' ? rename(value) : value));
}

const kinds = {
  quote: (name: string) => documents.quotePdf(named(sampleBookedTrip({ status: 'Offerte', stage: 'quote', bookedAt: null }), name), now),
  confirmation: (name: string) => documents.confirmationPdf(named(sampleBookedTrip(), name), now, null),
  invoice: (name: string) => documents.invoicePdf(named(sampleInvoice(), name)),
  'credit note': (name: string) => documents.creditNotePdf(named(sampleCreditNote(), name)),
  'job order': (name: string) => documents.partnerPdf(named(sampleJobOrder(), name)),
  'self-billed invoice': (name: string) => documents.partnerPdf(named(sampleSelfBilled(), name)),
  statement: (name: string) => documents.partnerPdf(named(sampleStatement(), name)),
  'journey document': (name: string) =>
    documents.journeyPdf({ document: named(sampleDocument('be-reisblad', 'Brugge–Ieper'), name), madeAt: now, address: null }),
} as const;

/** Letters and marks in a normal form, without separators. */
const lettersOf = (text: string) => new Set(text.normalize('NFKD').match(/[\p{L}\p{M}]/gu));

describe.each(Object.entries(kinds))('%s', (kind, draw) => {
  it.each(Object.entries(kind === 'invoice' ? { ...names, ...rareNames } : names))(
    'prints a name in %s with every letter, all words tagged',
    async (script, name) => {
      const bytes = await draw(name);
      const glyphs = await readGlyphs(bytes);
      expect(glyphs.length).toBeGreaterThan(100);
      expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
      const drawn = lettersOf(glyphs.map(({ letters }) => letters).join(''));
      // Arabic letters are drawn as body and dots; their code points are recorded where this reader does not look.
      const expected = script === 'emoji' ? 'Club' : ['Arabic', 'Persian', 'Syriac'].includes(script) ? '' : name;
      expect([...lettersOf(expected)].filter((letter) => !drawn.has(letter))).toEqual([]);
      expect(await checkTags(bytes)).toEqual([]);
    },
  );
});

it('keeps a one-page invoice small', async () => {
  for (const name of [names.Latin, names.Greek, names.Chinese]) expect((await kinds.invoice(name)).length).toBeLessThan(60_000);
});
