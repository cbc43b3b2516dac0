import { addNote } from '#operations/trips/note-on-trip.ts';
import { markMentionSeen } from '#operations/trips/note-store.ts';
import { pauseMails, releaseMails } from '#operations/trips/pause-mails.ts';
import { resendMail } from '#operations/trips/resend-mail.ts';
import { OutcomeRef, staffOf, tell } from './act.ts';
import { builder, require } from './builder.ts';

builder.mutationField('noteOnTrip', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      text: t.arg.string({ required: true, description: '`@name` names a colleague.' }),
    },
    resolve: async (_root, asked, context) => tell(await addNote(context, { ...asked, staff: staffOf(context) })),
  }),
);

builder.mutationField('seeMention', (t) =>
  t.boolean({
    args: { noteId: t.arg.string({ required: true }) },
    resolve: async (_root, { noteId }, context) => {
      require(context, 'see-trips');
      return await markMentionSeen(context.db, { noteId, memberId: context.signedIn.member.id });
    },
  }),
);

builder.mutationField('holdMails', (t) =>
  t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, asked, context) => tell(await pauseMails(context, { ...asked, staff: staffOf(context) })),
  }),
);

builder.mutationField('releaseMails', (t) =>
  t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, asked, context) => tell(await releaseMails(context, { ...asked, staff: staffOf(context) })),
  }),
);

builder.mutationField('resendMail', (t) =>
  t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }), kind: t.arg.string({ required: true }) },
    resolve: async (_root, asked, context) => tell(await resendMail(context, { ...asked, staff: staffOf(context) })),
  }),
);
