import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isConnectionLoss } from '#db/engine/database-errors.ts';
import { describeError } from '../log.ts';
import { bankCommand, matchCommand, refundCommand } from './bank-commands.ts';
import { noteCommand, pauseCommand, resendCommand } from './beside-commands.ts';
import { assignCommand, paidCommand } from './booking-commands.ts';
import {
  type BackOfficeContext,
  type Command,
  type CommandAnswer,
  type CommandInput,
  type ExitCode,
  misunderstand,
  refuse,
} from './command.ts';
import { listCommand, showCommand } from './look-commands.ts';
import { eraseCommand, erasuresCommand, exportCommand } from './person-commands.ts';
import { priceCommand } from './price-command.ts';
import { customerCommand, extendCommand } from './quote-commands.ts';
import { reviewCommand } from './review-command.ts';
import { staffCommand } from './staff-command.ts';
import { cancelCommand, declineCommand, drivenCommand } from './state-commands.ts';

const commands: readonly Command[] = [
  listCommand,
  showCommand,
  priceCommand,
  extendCommand,
  customerCommand,
  assignCommand,
  drivenCommand,
  paidCommand,
  refundCommand,
  bankCommand,
  matchCommand,
  declineCommand,
  cancelCommand,
  noteCommand,
  pauseCommand,
  resendCommand,
  reviewCommand,
  exportCommand,
  eraseCommand,
  erasuresCommand,
  staffCommand,
];

const everywhere = {
  help: { type: 'boolean', short: 'h', help: 'says what the command does' },
  json: { type: 'boolean', help: 'answers as JSON, for machines' },
} as const;

export type BackOffice = {
  readonly args: readonly string[];
  /** Opened only after the command was understood. */
  readonly open: () => Promise<BackOfficeContext>;
  /** Standard output and standard error. */
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
};

/** Runs one office command and prints its answer. Exit codes: 0 done, 1 not done, 2 not understood. */
export async function runBackOffice({ args: [name = '', ...args], open, write, complain }: BackOffice): Promise<ExitCode> {
  if (['', '--help', '-h', 'help'].includes(name)) {
    (name === '' ? complain : write)(describeCommands());
    return name === '' ? 2 : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    complain(`There is no command "${name}".\n\n${describeCommands()}`);
    return 2;
  }
  const input = readInput(command, args);
  if (typeof input !== 'string' && input.isSet('help')) {
    write(describeCommand(command));
    return 0;
  }
  const answer = typeof input === 'string' ? misunderstand(input) : await answerSafely(command, { input, open });
  const isJson = args.includes('--json');
  const text = isJson ? `${JSON.stringify(answer.data, null, 2)}\n` : `${answer.lines.join('\n')}\n`;
  (answer.exitCode === 0 || isJson ? write : complain)(text);
  if (answer.exitCode === 2 && !isJson) complain(`\n${describeCommand(command)}`);
  return answer.exitCode;
}

/** The arguments and options, or what is wrong with them. */
function readInput({ options, words: [least, most], usage, name }: Command, args: readonly string[]): CommandInput | string {
  try {
    const config: ParseArgsOptionsConfig = Object.fromEntries(
      Object.entries({ ...options, ...everywhere }).map(([key, { help: _help, ...option }]) => [key, option]),
    );
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true, strict: true });
    const isHelp = values.help === true;
    if (!isHelp && (positionals.length < least || positionals.length > most)) return `The command is: ${name} ${usage}`;
    const listOf = (option: string) => [values[option] ?? []].flat().filter((value) => typeof value === 'string');
    return { positionals, text: (option) => listOf(option)[0] ?? null, texts: listOf, isSet: (option) => values[option] === true };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

async function answerSafely(
  command: Command,
  { input, open }: Pick<BackOffice, 'open'> & { readonly input: CommandInput },
): Promise<CommandAnswer> {
  try {
    return await command.run(await open(), input);
  } catch (error) {
    if (isConnectionLoss(error))
      return refuse('The database does not answer: nothing is known to have been done. Try again; no command does a thing twice.');
    return refuse(`Something is broken: ${describeError(error).error}`);
  }
}

function describeCommands(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `The office's commands: npm run trip -- <command>\n\n${lines.join('\n')}\n\nnpm run trip -- <command> --help says more.\n`;
}

function describeCommand({ name, usage, summary, options }: Command): string {
  const all = Object.entries({ ...options, ...everywhere });
  const width = Math.max(...all.map(([key]) => key.length));
  const lines = all.map(([key, { help }]) => `  --${key.padEnd(width)}  ${help}`);
  return `npm run trip -- ${`${name} ${usage}`.trim()}\n\n${summary}\n\n${lines.join('\n')}\n`;
}
