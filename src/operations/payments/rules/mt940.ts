import { isDate } from '#domain/calendar/written-date.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type BankLine, type NoBankFile, readAmount } from './bank-line.ts';

type Field = { readonly tag: string; readonly text: string };

/** Field 61: value date, entry date, mark, funds code, amount, type, the owner's reference and the bank's. */
const statementLine =
  /^(?<valued>\d{6})(?<entered>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d{1,12},\d{0,2})[A-Z][A-Z0-9]{3}(?<own>[^\n]*?)(?:\/\/(?<bank>[^\n]*))?(?:\n|$)/;

/**
 * The money that came in by an MT940 statement (SWIFT Standards MT, category 9: fields 25, 61, 86 and 62). A file whose last statement has no
 * closing balance was cut off: nothing of it is taken, for its last line may be half.
 */
export function readMt940(text: string): Result<readonly BankLine[], NoBankFile> {
  const fields = splitFields(text);
  if (!fields.some(({ tag }) => tag === '61' || tag.startsWith('60'))) return failure('not-a-bank-file');
  const lastOf = (start: string) => fields.findLastIndex(({ tag }) => tag.startsWith(start));
  if (lastOf('62') < Math.max(lastOf('60'), lastOf('61'))) return failure('half-a-file');
  const lines: BankLine[] = [];
  let account = '';
  for (const [index, field] of fields.entries()) {
    if (field.tag === '25') account = field.text.trim().replace(/\s*EUR$/, '');
    if (field.tag !== '61') continue;
    const next = fields[index + 1];
    const line = readLine(field.text, { account, told: next?.tag === '86' ? next.text : '' });
    if (line === 'unreadable') return failure('unreadable-line');
    if (line !== null) lines.push(line);
  }
  return success(lines);
}

/** Fields begin with `:61:` at the start of a line, and go on until the next or the end of the statement, `-` or `-}`. */
function splitFields(text: string): readonly Field[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const fields: { tag: string; text: string }[] = [];
  for (const line of lines) {
    const begins = /^(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (begins !== null) fields.push({ tag: begins[1] ?? '', text: begins[2] ?? '' });
    else if (!/^-\}?/.test(line) && !line.startsWith('{')) {
      const last = fields.at(-1);
      if (last !== undefined) last.text += `\n${line}`;
    }
  }
  return fields;
}

/** Null for what went out, and for what takes an entry back. */
function readLine(text: string, { account, told }: { readonly account: string; readonly told: string }): BankLine | null | 'unreadable' {
  const { valued = '', entered, mark, amount = '', own = '', bank = '' } = statementLine.exec(text)?.groups ?? {};
  const [cents, bookedOn] = [readAmount(amount), readDay(valued, entered)];
  if (mark === undefined || cents === null || bookedOn === null) return 'unreadable';
  if (mark !== 'C' || cents === 0) return null;
  const bankReference = bank.trim() || (own.trim() === 'NONREF' ? '' : own.trim());
  return { account, bookedOn, cents, bankReference, ...readTold(told) };
}

/** The day of the entry, whose year is that of the value but around New Year. */
function readDay(valued: string, entered: string | undefined): string | null {
  const year = 2000 + Number(valued.slice(0, 2));
  const monthOfValue = valued.slice(2, 4);
  const day = entered ?? valued.slice(2);
  const month = day.slice(0, 2);
  const shift = monthOfValue === '12' && month === '01' ? 1 : monthOfValue === '01' && month === '12' ? -1 : 0;
  const date = `${year + shift}-${month}-${day.slice(2)}`;
  return isDate(date) ? date : null;
}

/** Field 86 as German banks (`?20`), as Dutch ones (`/NAME/`), or as anybody else fills it. */
function readTold(told: string): Pick<BankLine, 'name' | 'iban' | 'text'> {
  if (/^\d{3}\?/.test(told)) return readNumbered(told.replaceAll('\n', ''));
  if (/\/(?:NAME|REMI|IBAN|EREF)\//.test(told)) return readSlashed(told.replaceAll('\n', ''));
  return { name: '', iban: '', text: tidy(told.replaceAll('\n', ' ')) };
}

function readNumbered(told: string): Pick<BankLine, 'name' | 'iban' | 'text'> {
  const parts = [...told.matchAll(/\?(\d{2})([^?]*)/g)].map(([, key = '', value = '']) => ({ key: Number(key), value }));
  const join = (from: number, to: number) => parts.flatMap(({ key, value }) => (key >= from && key <= to ? [value] : [])).join('');
  const text = join(20, 29) + join(60, 63);
  return { name: tidy(join(32, 33)), iban: tidy(join(31, 31)), text: tidy(/SVWZ\+(.*)/.exec(text)?.[1] ?? text) };
}

const slashed = /\/(TRTP|IBAN|BIC|NAME|EREF|REMI|MARF|CSID|ORDP|BENM|ID|ADDR|ISDT|PURP|ULTD|ULTC|RTRN|CNTP|PREF|TRCD|SWOD|SWOC)\//;

function readSlashed(told: string): Pick<BankLine, 'name' | 'iban' | 'text'> {
  const parts = told.split(slashed);
  const partOf = (key: string) => {
    const at = parts.indexOf(key);
    return at === -1 ? '' : tidy((parts[at + 1] ?? '').replace(/^USTD\/\//, ''));
  };
  return { name: partOf('NAME'), iban: partOf('IBAN'), text: partOf('REMI') || partOf('EREF') };
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
