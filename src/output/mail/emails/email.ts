import { getSiteFormats, type SiteFormats } from '#output/texts/travel/site-formats.ts';
import type { MailPayload } from '../messages.ts';
import type { AttachmentRole } from '../ports.ts';
import { getMailTexts, type Translate } from '../texts.ts';

export type EmailRow = { readonly label: string; readonly value: string; readonly strong?: boolean };

/** A part of an e-mail. HTML and plain text are both made from these, so they cannot say different things. */
export type EmailBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | {
      readonly type: 'table';
      readonly title: string;
      readonly rows: readonly EmailRow[];
      readonly note?: string;
      /** Labels that are times need more width than their values. */
      readonly hasLongLabels?: boolean;
    }
  | {
      readonly type: 'stops';
      readonly title: string;
      readonly note: string;
      readonly stops: readonly {
        /** The date in words, on its first stop. */
        readonly day: string | null;
        readonly hours: string;
        readonly place: string;
        readonly detail: string;
        /** The drive there and the wait; empty if unknown. */
        readonly times: string;
      }[];
    }
  | {
      /** The amount due, and the name of its code's picture if attached. */
      readonly type: 'payment';
      readonly title: string;
      readonly lead: string;
      readonly amounts: readonly EmailRow[];
      /** The account, beside the code. */
      readonly account: readonly EmailRow[];
      readonly code: { readonly picture: string; readonly alt: string; readonly caption: string } | null;
    }
  | {
      /** The trip in brief, and its price if relevant. */
      readonly type: 'ticket';
      readonly day: string;
      readonly from: string;
      readonly to: string;
      readonly facts: readonly string[];
      readonly price: {
        readonly label: string;
        readonly amount: string;
        readonly note: string;
        readonly vehicles: string;
        /** Names of the attached pictures of them. */
        readonly pictures: readonly string[];
      } | null;
    }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | {
      readonly type: 'links';
      readonly links: readonly { readonly label: string; readonly detail: string; readonly url: string }[];
    };

export type BlockOf<Type extends EmailBlock['type']> = Extract<EmailBlock, { readonly type: Type }>;

/** The content of one kind of mail in one language; greeting and footer are the same for all kinds. */
export type EmailBody = {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly EmailBlock[];
};

/** The formatters and texts of one mail. */
export type EmailFormats = SiteFormats & {
  readonly t: Translate;
  /** Whether such a file is attached. After a change of the trip, the mail goes without it. */
  readonly hasFile: (role: AttachmentRole) => boolean;
};

export function createFormats(place: MailPayload, roles: readonly AttachmentRole[]): EmailFormats {
  return {
    ...getSiteFormats({ ...place, on: 'mail', namesZone: namesZoneOf(place) }),
    t: getMailTexts(place.language),
    hasFile: (role) => roles.includes(role),
  };
}

/** Mails about no trip have no times to show. */
function namesZoneOf(payload: MailPayload): boolean {
  return 'trip' in payload && 'stops' in payload.trip && payload.trip.namesZone === true;
}
