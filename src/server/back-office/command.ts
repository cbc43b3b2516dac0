import type { ParseArgsOptionsConfig } from 'node:util';
import type { Database } from '#db/engine/tables.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { RoadRouter } from '#geo/ports.ts';
import type { Erasure } from '#operations/privacy/erasures.ts';
import type { BookingContext } from '#operations/trips/context.ts';

/** The dependencies of office commands. */
export type BackOfficeContext = {
  readonly db: Database;
  readonly addresses: PublicAddresses;
  readonly roads: RoadRouter;
  readonly rates: BookingContext['rates'];
  /** Public address of the desk; null where the desk is switched off. */
  readonly deskUrl: string | null;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Records an erasure outside the database, so that a restore can repeat it. Left out in tests. */
  readonly noteErasure?: (erasure: Erasure) => Promise<void>;
};

/** 0: done. 1: not done, with the reason. 2: not understood. */
export type ExitCode = 0 | 1 | 2;

export type CommandAnswer = {
  readonly exitCode: ExitCode;
  /** For machines. */
  readonly data: unknown;
  /** For people. */
  readonly lines: readonly string[];
};

/** The arguments of the command line, with their shape checked. */
export type CommandInput = {
  readonly positionals: readonly string[];
  readonly text: (option: string) => string | null;
  readonly texts: (option: string) => readonly string[];
  readonly isSet: (option: string) => boolean;
};

export type Command = {
  readonly name: string;
  /** What follows the name: `<reference> --total <euros>`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, ParseArgsOptionsConfig[string] & { readonly help: string }>>;
  /** How many words follow the name, without options. */
  readonly words: readonly [least: number, most: number];
  readonly run: (context: BackOfficeContext, input: CommandInput) => Promise<CommandAnswer>;
};

export function done(data: unknown, lines: readonly string[]): CommandAnswer {
  return { exitCode: 0, data, lines };
}

/** Nothing was done: the trip, the time or the data do not allow it. */
export function refuse(message: string): CommandAnswer {
  return { exitCode: 1, data: { error: message }, lines: [message] };
}

/** Nothing was done: the arguments make no sense. */
export function misunderstand(message: string): CommandAnswer {
  return { exitCode: 2, data: { error: message }, lines: [message] };
}

export const yesOption = { yes: { type: 'boolean', help: 'really do it; without it the command only says what it would do' } } as const;
