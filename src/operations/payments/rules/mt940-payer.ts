import type { BankLine } from './bank-line.ts';
import { findIban, isIban, tidy, tidyAccount } from './payer-account.ts';

export type Payer = Pick<BankLine, 'name' | 'iban' | 'text'>;

/** What else field 61 contains: the owner's reference, text beside and below it, and our own account, which is never the payer's. */
export type Hints = { readonly own: string; readonly beside: string; readonly below: string; readonly account: string };

/** Characters of one part of a numbered field 86. A full part continues in the next one without a blank. */
const fullPart = 27;

/**
 * Finds the payer and the payer's text in a field 86. Banks fill it differently: numbered parts (`166?20`, and Triodos' `000>20`), words
 * between slashes (`/NAME/`), words with a colon (`NAAM:`), an account and a name in the first line (SNS, ASN), or free text.
 */
export function readPayer(details: string, hints: Hints): Payer {
  const formed = readByForm(details, hints);
  const payer = formed.name === '' ? { ...formed, ...readSentence(formed.text) } : formed;
  const iban = payer.iban || payerAccount(hints) || findIban(details.replaceAll('\n', ' '));
  return { ...payer, name: payer.name || nameBeside(hints), iban: sameAccount(iban, hints.account) ? '' : iban };
}

function readByForm(details: string, hints: Hints): Payer {
  const separator = /^\d{3}([^\dA-Za-z\s/:])\d{2}/.exec(details)?.[1] ?? /^(\?)\d{2}/.exec(details)?.[1];
  if (separator !== undefined) return readNumbered(details, separator, hints);
  if (/\/(?:NAME|REMI|IBAN|EREF|CNTP|ORDP|BENM)\//.test(details.replaceAll('\n', ''))) return readSlashed(details.replaceAll('\n', ''));
  if (/(?:^|[\s/])(?:NAAM|REK|OMSCHRIJVING):/.test(details)) return readColons(details);
  const listed = /^\d{3}[A-Z_]+:(.*):([^:]*):([A-Z]{2}\d{2}[A-Z0-9]+)(?::.*)?$/s.exec(details.trim());
  if (listed !== null) return { text: tidy(listed[1] ?? ''), name: tidy(listed[2] ?? ''), iban: tidyAccount(listed[3] ?? '') };
  return readFirstLine(details);
}

function readNumbered(details: string, separator: string, hints: Hints): Payer {
  const parts = details
    .replaceAll('\n', '')
    .split(separator)
    .flatMap((part) => (/^\d{2}/.test(part) ? [{ key: Number(part.slice(0, 2)), value: part.slice(2) }] : []));
  const join = (from: number, to: number) => joinParts(parts.flatMap(({ key, value }) => (key >= from && key <= to ? [value] : [])));
  const at = (key: number) => tidy(parts.find((part) => part.key === key)?.value ?? '');
  // Triodos gives the payer's bank and account as the first words, and our own account where other banks give the payer's.
  if (/^[A-Z]{2}\d{2}[A-Z]{4}\d{10}$/.test(at(21)) || isIban(at(21))) return { ...readNameAndWords(join(22, 29)), iban: at(21) };
  const iban = [at(38), at(31)].map(tidyAccount).find((account) => account !== '' && !sameAccount(account, hints.account)) ?? '';
  const text = tidy(`${join(20, 29)} ${join(60, 63)}`);
  return { name: join(32, 33), iban, text: wordsOf(text) };
}

/**
 * Joins parts that were cut from one text. If a part is not full, a blank at its end was dropped, unless a number continues in the next
 * part.
 */
function joinParts(parts: readonly string[]): string {
  const joined = parts.reduce((text, part, index) => {
    const before = parts[index - 1] ?? '';
    const goesOn = index === 0 || before.length >= fullPart || (/\d$/.test(before) && /^\d/.test(part));
    return goesOn ? text + part : `${text} ${part}`;
  }, '');
  return tidy(joined);
}

/** The payer's text from a text with SEPA tags: the words after `SVWZ+`, up to the next tag. */
function wordsOf(text: string): string {
  const begin = /SVWZ[+:] ?/.exec(text);
  const rest = begin === null ? '' : text.slice(begin.index + begin[0].length);
  const end = rest.search(/ ?(?:EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)[+:]/);
  const words = end === -1 ? rest : rest.slice(0, end);
  return words === '' ? text : words.trim();
}

/** Splits a name, an address and the payer's text that Triodos writes as one text: the name ends at the first number, box or bar. */
function readNameAndWords(text: string): Omit<Payer, 'iban'> {
  const name = /^[^\d\\/>]*/.exec(text)?.[0] ?? '';
  return { name: tidy(name.replace(/\b(?:POSTBUS|PO\s?STBUS)\b.*$/is, '')), text };
}

const slashed =
  /\/(TRTP|IBAN|BBAN|BIC|NAME|EREF|REMI|MARF|CSID|ORDP|BENM|ID|ADDR|ISDT|PURP|ULTD|ULTC|RTRN|CNTP|PREF|TRCD|SWOD|SWOC|OCMT|CHGS|SVCL|KREF)(?=\/)/;

function readSlashed(details: string): Payer {
  const parts = details.split(slashed);
  const partOf = (key: string) => {
    const at = parts.findIndex((part, index) => index % 2 === 1 && part === key);
    return at === -1 ? '' : (parts[at + 1] ?? '').slice(1);
  };
  // ING separates account, bank, name and town by slashes.
  const [account = '', , name = ''] = partOf('CNTP').split('/');
  const ordering = partOf('ORDP').replace(/^\//, '').split('/')[0] ?? '';
  return {
    name: tidy((partOf('NAME') || name || ordering).replace(/\/+$/, '')),
    iban: tidyAccount(partOf('IBAN') || partOf('BBAN') || account),
    text: wordsBetween(partOf('REMI')) || (isPointer(partOf('EREF')) ? '' : wordsBetween(partOf('EREF'))),
  };
}

function isPointer(text: string): boolean {
  return text.replaceAll('/', '').trim() === 'NOTPROVIDED';
}

/** Removes the prefix that gives the form of the text: `USTD//…/`, `STRD/CUR/…/`. */
function wordsBetween(text: string): string {
  return tidy(text.replace(/^\/?(?:USTD\/\/?|STRD\/(?:CUR|ISO)\/)/, '').replace(/\/+$/, ''));
}

const worded = /(?:^|[\s/])(IBAN|BIC|NAAM|OMSCHRIJVING|KENMERK|REK|MACHTIGING|INCASSANT|TRANSACTIE|BETALINGSKENM\.|VALUTA):\s*/;

function readColons(details: string): Payer {
  const parts = details.replaceAll('\n', ' ').split(worded);
  const partOf = (key: string) => {
    const at = parts.findIndex((part, index) => index % 2 === 1 && part === key);
    return at === -1 ? '' : tidy(parts[at + 1] ?? '');
  };
  const before = tidy(parts[0] ?? '');
  const words = [partOf('OMSCHRIJVING'), partOf('KENMERK'), partOf('BETALINGSKENM.')].filter((word) => word !== '');
  return { name: partOf('NAAM'), iban: tidyAccount(partOf('REK') || partOf('IBAN')), text: tidy(words.join(' ')) || before };
}

/** Account and name in the first line, the payer's text below (SNS, ASN); or account, bank, a name in capitals and the text (ING). */
function readFirstLine(details: string): Payer {
  const [first = '', ...below] = details.trim().split('\n');
  const words = tidy(below.join(' '));
  const [account = '', ...rest] = tidy(first).split(' ');
  if (!isIban(account)) return { name: '', iban: '', text: tidy(`${first} ${words}`) };
  if (/^[A-Z]{6}[A-Z0-9]{2,5}$/.test(rest[0] ?? '')) return { iban: account, ...readCapitals(tidy(`${rest.slice(1).join(' ')} ${words}`)) };
  return { name: rest.join(' '), iban: account, text: words };
}

function readCapitals(details: string): Omit<Payer, 'iban'> {
  const [before = '', after] = details.split(/ ?\bNOTPROVIDED ?/);
  if (after !== undefined) return { name: before, text: after };
  const name = /^(?:[^a-z\d]+(?: |$))+/.exec(details)?.[0] ?? '';
  return { name: tidy(name), text: tidy(details.slice(name.length)) || details };
}

/** How French and Spanish banks write a payer and the payer's text as one sentence. */
const sentences = [
  /\/(?:DE|FRM) (?<name>[^/]+)(?:.*?\/(?:MOTIF|RNF) (?<text>[^/]+))?/i,
  /^VIR\b.*? DE ?: ?(?<name>.+?)(?= (?:DATE|REF|ID|MOTIF) ?:|$)(?:.* MOTIF ?: ?(?<text>.+?)(?= (?:DATE|REF|ID) ?:|$))?/i,
  /^(?:TRANSFERENCIA|TRANSF\.?|ABONO|BIZUM|INGRESO)(?: INMEDIATA| RECIBIDA)* DE:? (?<name>.+?)(?:[,.;]? (?:CONCEPTO|CPTO\.?):? (?<text>.+))?$/i,
];

function readSentence(words: string): Partial<Payer> {
  const groups = sentences.map((sentence) => sentence.exec(words)?.groups).find((each) => each !== undefined);
  return groups === undefined ? {} : { name: tidy(groups.name ?? ''), text: tidy(groups.text ?? '') || words };
}

/** An account in field 61: as the reference, or in the line below. */
function payerAccount({ own, beside, below }: Hints): string {
  const [first = ''] = below.split(' ');
  if (isIban(own) || isIban(first)) return isIban(own) ? own : first;
  return /^\d{9,10}$/.test(first) ? first : beside !== '' && /^\d{9,10}$/.test(own) ? own : '';
}

/** A name beside the reference or below an account, used if field 86 has none. */
function nameBeside({ own, beside, below }: Hints): string {
  if (beside !== '') return beside;
  return isIban(own) && !below.startsWith('/') ? below : '';
}

function sameAccount(account: string, ours: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (account === '' || ours === '') return false;
  return account === ours || (!isIban(account) && digits(account).length >= 7 && digits(ours).endsWith(digits(account)));
}
