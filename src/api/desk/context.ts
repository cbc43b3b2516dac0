import type { BookingContext } from '#booking/context.ts';
import type { ReadOwnTexts } from '#domain/interface-texts/interface-texts.ts';
import type { DayProposal, DayQuestion } from '#domain/planning/propose/day.ts';
import type { PicturesContext } from '#editing/context.ts';
import type { StaffContext } from '#staff/context.ts';
import type { SignedIn } from '#staff/signed-in.ts';

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
