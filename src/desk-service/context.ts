import type { PicturesContext } from '#content/editing/context.ts';
import type { ReadRateFile } from '#content/editing/rates/rate-drafts.ts';
import type { ReadOwnTexts } from '#domain/interface-texts/interface-texts.ts';
import type { ReadCardFile } from '#operations/duties/hours.ts';
import type { PlanWeek } from '#operations/duties/make-plan.ts';
import type { DayProposal, DayQuestion } from '#operations/duties/rules/propose/day.ts';
import type { ReadBankFiles } from '#operations/payments/bank-file/import-bank-files.ts';
import type { Erasure } from '#operations/privacy/erasures.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import type { SignedIn } from '#operations/staff/signed-in.ts';
import type { ReadUnitFile } from '#operations/tachograph/import-unit.ts';
import type { BookingContext } from '#operations/trips/context.ts';

/** What the queries and acts of the desk work with, and the caller. */
export type DeskContext = BookingContext &
  Pick<StaffContext, 'deskUrl'> &
  Pick<PicturesContext, 'drawings'> & {
    readonly signedIn: SignedIn;
    /** Writes an erasure down outside the database, so that restoring a backup does not bring the person back. */
    readonly noteErasure: (erasure: Erasure) => Promise<void>;
    /** The program's own interface texts. Texts edited at the desk replace them. */
    readonly readOwnTexts: ReadOwnTexts;
    /** Proposes drivers for a day's open duties. Takes seconds, on another thread. */
    readonly propose: (question: DayQuestion) => Promise<DayProposal>;
    /** Plans several days. Takes minutes, on a thread of its own. */
    readonly planWeek: PlanWeek;
    /** Reads uploaded files, also on another thread. */
    readonly readBankFiles: ReadBankFiles;
    readonly readRateFile: ReadRateFile;
    readonly readCardFile: ReadCardFile;
    readonly readUnitFile: ReadUnitFile;
  };
