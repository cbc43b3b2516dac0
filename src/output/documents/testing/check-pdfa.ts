import { bytesOf, dictOf, listOf, type PdfDict, type PdfFile, type PdfValue, readObjects, textOf } from './pdf-objects.ts';
import { everyElement, readXml, type XmlElement } from './xml-element.ts';

type Rule = readonly [clause: string, says: string, holds: boolean];

/**
 * What keeps a file from being a PDF/A-3 of level b (ISO 19005-3:2012, by clause), as far as this checks: what PDFKit could get wrong in
 * our documents. veraPDF is the reference, and is in no registry that our tests may ask.
 */
export function checkPdfA(bytes: Uint8Array): readonly string[] {
  const file = readObjects(bytes);
  const rules = [...fileRules(bytes, file), ...intentRules(file), ...fontRules(file), ...metadataRules(file), ...enclosedRules(file)];
  return [...file.faults, ...rules.flatMap(([clause, says, holds]) => (holds ? [] : [`${clause}: ${says}`]))];
}

const rootOf = ({ trailer, at }: PdfFile): PdfDict => dictOf(at(trailer.Root));
const dictsOf = ({ objects }: PdfFile): readonly PdfDict[] => [...objects.values()].flatMap(withInner).map(dictOf);

function withInner(value: PdfValue): readonly PdfValue[] {
  const inner = [...Object.values(dictOf(value)), ...listOf(value)];
  return [value, ...inner.flatMap(withInner)];
}

function fileRules(bytes: Uint8Array, file: PdfFile): readonly Rule[] {
  const { trailer, objects } = file;
  const root = rootOf(file);
  const dicts = dictsOf(file);
  const contents = [...objects.values()].flatMap((value) => (dictOf(value).Type === undefined ? [bytesOf(value)] : []));
  const drawn = contents.map((content) => Buffer.from(content ?? []).toString('latin1')).filter((content) => /\bBT\b|\bre\b/.test(content));
  const filters = [...objects.values()].map((value) => dictOf(value).Filter).filter((filter) => filter !== undefined);
  return [
    [
      '6.1.2',
      'no header with four bytes that are no text',
      /^%PDF-1\.[0-7]\n%[\x80-\xff]{4}/.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')),
    ],
    ['6.1.3', 'no file identifiers', listOf(trailer.ID).length === 2],
    ['6.1.3', 'encrypted', trailer.Encrypt === undefined],
    ['6.1.7.2', 'a filter other than deflate', filters.every((filter) => filter === '/FlateDecode')],
    ['6.1.7.1', 'a stream outside the file', dicts.every((dict) => !('FFilter' in dict || 'FDecodeParms' in dict))],
    ['6.2.4.3', 'colours of a printer', drawn.length > 0 && drawn.every((content) => !/\/DeviceCMYK|(?:[\d.]+ ){4}[kK]\s/.test(content))],
    [
      '6.2.5',
      'transparency or a transfer function',
      dicts.every((dict) => !['SMask', 'BM', 'TR', 'TR2', 'ca', 'CA'].some((key) => key in dict)),
    ],
    ['6.3', 'an annotation', dicts.every((dict) => dict.Type !== '/Annot')],
    ['6.5', 'an action', !['OpenAction', 'AA'].some((key) => key in root) && dicts.every((dict) => !('JS' in dict))],
  ];
}

function intentRules(file: PdfFile): readonly Rule[] {
  const intents = listOf(file.at(rootOf(file).OutputIntents)).map((each) => dictOf(file.at(each)));
  const profile = file.at(intents[0]?.DestOutputProfile);
  const icc = Buffer.from(bytesOf(profile) ?? []);
  const isRgb = icc.length > 128 && icc.readUInt32BE(0) === icc.length && icc.toString('latin1', 36, 40) === 'acsp';
  return [
    ['6.2.3', 'not one output intent', intents.length === 1 && intents[0]?.S === '/GTS_PDFA1'],
    ['6.2.3', 'an output intent without a name', textOf(intents[0]?.OutputConditionIdentifier) !== ''],
    [
      '6.2.3',
      'a profile that is not of a screen in RGB',
      isRgb && icc.toString('latin1', 12, 20) === 'mntrRGB ' && dictOf(profile).N === 3,
    ],
    ['6.2.3', 'a profile newer than ICC 4', (icc[8] ?? 9) <= 4],
  ];
}

function fontRules(file: PdfFile): readonly Rule[] {
  const { objects, at } = file;
  const fonts = [...objects.values()].map(dictOf).filter(({ Type }) => Type === '/Font');
  const composed = fonts.filter(({ Subtype }) => Subtype === '/Type0');
  return [
    ['6.2.11.4.1', 'a font that is not embedded', composed.length > 0 && fonts.every((font) => fontFileOf(file, font) !== null)],
    ['6.2.11.3.2', 'no map of glyphs', fonts.every((font) => font.Subtype !== '/CIDFontType2' || font.CIDToGIDMap === '/Identity')],
    ['6.2.11.3.3', 'an unknown encoding', composed.every(({ Encoding }) => Encoding === '/Identity-H')],
    ['6.2.11.5', 'widths that are not those of the font', composed.every((font) => hasOwnWidths(file, font))],
    ['6.2.11.7', 'a font without the letters of its glyphs', composed.every(({ ToUnicode }) => bytesOf(at(ToUnicode)) !== null)],
  ];
}

const descendantOf = ({ at }: PdfFile, font: PdfDict): PdfDict =>
  font.Subtype === '/Type0' ? dictOf(at(listOf(at(font.DescendantFonts))[0])) : font;

function fontFileOf(file: PdfFile, font: PdfDict): Uint8Array | null {
  const descriptor = dictOf(file.at(descendantOf(file, font).FontDescriptor));
  return bytesOf(file.at(descriptor.FontFile2 ?? descriptor.FontFile3));
}

/** Each glyph's width in the PDF and in the embedded TrueType font, in thousandths of the size: at most one apart. */
function hasOwnWidths(file: PdfFile, font: PdfDict): boolean {
  const [first, widths] = listOf(file.at(descendantOf(file, font).W));
  const embedded = fontFileOf(file, font);
  if (embedded === null) return false;
  const program = Buffer.from(embedded);
  const table = (name: string) => {
    const at = program.indexOf(name, 12, 'latin1');
    return program.subarray(program.readUInt32BE(at + 8));
  };
  const [unitsPerEm, metrics, last] = [table('head').readUInt16BE(18), table('hmtx'), table('hhea').readUInt16BE(34) - 1];
  const own = (glyph: number) => (metrics.readUInt16BE(Math.min(glyph, last) * 4) * 1000) / unitsPerEm;
  return first === 0 && listOf(widths).every((width, glyph) => typeof width === 'number' && Math.abs(width - own(glyph)) <= 1);
}

/** The information dictionary beside the metadata, by the element that says the same. */
const sameInMetadata = {
  Title: 'dc:title',
  Author: 'dc:creator',
  Subject: 'dc:description',
  Creator: 'xmp:CreatorTool',
  Producer: 'pdf:Producer',
  CreationDate: 'xmp:CreateDate',
  ModDate: 'xmp:ModifyDate',
} as const;

const insideOf = (element: XmlElement): string => (element.text + element.children.map(insideOf).join('')).trim();
const known = ['rdf', 'x', 'xmp', 'dc', 'pdf', 'pdfaid', 'pdfaExtension', 'pdfaSchema', 'pdfaProperty'];

function metadataRules(file: PdfFile): readonly Rule[] {
  const stream = file.at(rootOf(file).Metadata);
  const elements = everyElement(readXml(Buffer.from(bytesOf(stream) ?? []).toString('utf8')));
  const said = (name: string) => elements.filter((each) => each.name === name).map(insideOf);
  const info = dictOf(file.at(file.trailer.Info));
  const differs = Object.entries(sameInMetadata).filter(([key, name]) => said(name).join() !== infoOf(file, info[key]));
  const own = elements.filter(({ name }) => !known.includes(name.split(':')[0] ?? ''));
  const described = said('pdfaProperty:name');
  return [
    ['6.6.2.1', 'metadata that is compressed', dictOf(stream).Filter === undefined && dictOf(stream).Subtype === '/XML'],
    ['6.6.4', 'does not say that it is PDF/A-3b', said('pdfaid:part').join() === '3' && said('pdfaid:conformance').join() === 'B'],
    ['6.6.3', `said otherwise in the metadata: ${differs.map(([key]) => key).join()}`, differs.length === 0],
    ['6.6.2.3', 'a property that no schema describes', own.every(({ name }) => described.includes(name.replace(/^\w+:/, '')))],
  ];
}

/** A day `D:20261122000000Z` as `2026-11-22T00:00:00Z`. */
function infoOf({ at }: PdfFile, value: PdfValue | undefined): string {
  return textOf(at(value)).replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
}

function enclosedRules(file: PdfFile): readonly Rule[] {
  const { at } = file;
  const root = rootOf(file);
  const named = listOf(dictOf(at(dictOf(at(root.Names)).EmbeddedFiles)).Names);
  const associated = listOf(at(root.AF));
  const specs = dictsOf(file).filter(({ Type }) => Type === '/Filespec');
  const streams = specs.map(({ EF }) => at(dictOf(EF).F));
  const isListed = (list: readonly PdfValue[]) => list.some((each) => dictOf(at(each)).Type === '/Filespec');
  return [
    ['6.8', 'a file without its names', specs.every(({ F, UF }) => textOf(F) !== '' && textOf(F) === textOf(UF))],
    ['6.8', 'a file of an unknown kind', streams.every((stream) => dictOf(stream).Subtype === '/text/xml' && bytesOf(stream) !== null)],
    ['6.8', 'a file without its day', streams.every((stream) => textOf(dictOf(dictOf(stream).Params).ModDate) !== '')],
    ['6.8', 'a file without its relation to the document', specs.every(({ AFRelationship }) => AFRelationship === '/Alternative')],
    [
      '6.8',
      'a file that is not listed',
      specs.length === 0 || (isListed(named) && isListed(associated) && associated.length === specs.length),
    ],
  ];
}

/** The e-invoice inside, and what the metadata says of it by Factur-X 1.0, 6.2.2; null if there is none. */
export function readEnclosed(
  bytes: Uint8Array,
): { readonly fileName: string; readonly xml: string; readonly facturX: readonly string[] } | null {
  const file = readObjects(bytes);
  const [spec] = dictsOf(file).filter(({ Type }) => Type === '/Filespec');
  if (spec === undefined) return null;
  const content = bytesOf(file.at(dictOf(spec.EF).F)) ?? new Uint8Array();
  const metadata = readXml(Buffer.from(bytesOf(file.at(rootOf(file).Metadata)) ?? []).toString('utf8'));
  const facturX = everyElement(metadata).flatMap(({ name, text }) => (name.startsWith('fx:') ? [`${name.slice(3)}: ${text}`] : []));
  return { fileName: textOf(spec.UF), xml: Buffer.from(content).toString('utf8'), facturX };
}
