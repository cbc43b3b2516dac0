import type { PicturesContext } from '#content/editing/context.ts';
import type { ReadOwnTexts } from '#domain/interface-texts/interface-texts.ts';
import type { DayProposal, DayQuestion } from '#operations/duties/rules/propose/day.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import type { SignedIn } from '#operations/staff/signed-in.ts';
import type { BookingContext } from '#operations/trips/context.ts';

/** What the desk's operations work with, and who asks. */
export type DeskContext = BookingContext &
  Pick<StaffContext, 'deskUrl'> &
  Pick<PicturesContext, 'drawings'> & {
    readonly signedIn: SignedIn;
    /** The program's own interface texts, which the desk's are laid over. */
    readonly readOwnTexts: ReadOwnTexts;
    /** Looks for who could drive a day's open duties; takes seconds, elsewhere. */
    readonly propose: (question: DayQuestion) => Promise<DayProposal>;
  };
