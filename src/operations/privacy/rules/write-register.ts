import { impersonal, kinds, namesOfStaff, type PersonalTable, personalTables, subjects } from './register.ts';

const fates: Readonly<Record<PersonalTable['fate'], string>> = {
  deleted: 'deleted',
  emptied: 'emptied',
  own: 'emptied, by the rule of its own',
};

function fateOf({ fate, until }: PersonalTable): string {
  if (until === undefined) return fates[fate];
  return until === 'books' ? 'kept for the tax office until the term is over' : 'kept until the term of hours worked is over';
}

/** The register of processing as docs/operating/data.md shows it. */
export function writeRegister(): string {
  const lines = [
    '# Personal data: the register of processing',
    '',
    'Regulation (EU) 2016/679 article 30. Made by `node scripts/write-data-register.ts` from `src/operations/privacy/rules/register.ts`, as are',
    'the copy that a person may have (`npm run trip -- export <email>`, or Personal data at the desk) and what is erased',
    '(`npm run trip -- erase <email> --yes`, or the same page, by two people). A test fills every column here, erases, and looks for what is left.',
    '',
    'A driver without a mail address is found by name or telephone number, with `--driver`. Who still drives, works here or works with us is',
    'not erased: note the departure first. A trip that is still to be driven is not erased either.',
    '',
    '## Kinds',
    '',
    '| kind | purpose | legal ground | term |',
    '|---|---|---|---|',
    ...Object.values(kinds).map(({ title, purpose, ground, term }) => `| ${title} | ${purpose} | ${ground} | ${term} |`),
  ];
  for (const subject of subjects) {
    lines.push('', `## Of a ${subject}`, '', '| table | columns | kind | on erasure |', '|---|---|---|---|');
    for (const entry of personalTables.filter(({ of }) => of === subject)) {
      const columns = entry.columns.length === 0 ? 'the row' : entry.columns.join(', ');
      lines.push(`| \`${entry.table}\` | ${columns} | ${kinds[entry.kind].title} | ${fateOf(entry)} |`);
    }
  }
  lines.push(
    ...['', '## Names of our own people beside what they did', ''],
    'Of somebody who left they become `N. N.` and four letters of an id, everywhere:',
    '',
    ...Object.entries(namesOfStaff).map(([table, columns]) => `- \`${table}\`: ${columns.join(', ')}`),
    ...['', '## Columns that hold text and no person', ''],
    ...Object.entries(impersonal).map(([table, columns]) => `- \`${table}\`: ${columns === '*' ? 'all of it' : columns.join(', ')}`),
  );
  return `${lines.join('\n')}\n`;
}
