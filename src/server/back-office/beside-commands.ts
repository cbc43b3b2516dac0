import { textLimits } from '#domain/input/text-limits.ts';
import { addNote } from '#operations/trips/note-on-trip.ts';
import { pauseMails, releaseMails } from '#operations/trips/pause-mails.ts';
import { resendMail } from '#operations/trips/resend-mail.ts';
import { type Command, done, misunderstand, refuse } from './command.ts';
import { explainNotApplied, misunderstandReference, someone } from './explain.ts';

export const noteCommand: Command = {
  name: 'note',
  usage: '<reference> --text <text>',
  summary: 'notes something at a trip for colleagues; @name shows it to somebody on his first page of the desk',
  options: { text: { type: 'string', help: 'what to note' } },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text }) {
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const noted = await addNote(context, { reference, staff: someone, text: text('text') ?? '' });
    if (noted.ok) return done({ mentioned: noted.value }, [`Noted; ${noted.value} of our people named.`]);
    if (noted.failure.why === 'nothing-typed') return misunderstand('--text is needed.');
    if (noted.failure.why === 'mistyped') return misunderstand(`--text must be ${textLimits.teamNote} letters at most.`);
    return explainNotApplied(noted.failure, { reference, only: 'it cannot be noted' });
  },
};

export const pauseCommand: Command = {
  name: 'hold',
  usage: '<reference> (--reason <text> | --release)',
  summary: 'keeps time from mailing the customer anything, because of an incident, or lets it again',
  options: {
    reason: { type: 'string', help: 'what happened' },
    release: { type: 'boolean', help: 'what is still due by then goes out again' },
  },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text, isSet }) {
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const act = { reference, staff: someone };
    const changed = isSet('release')
      ? await releaseMails(context, act)
      : await pauseMails(context, { ...act, reason: text('reason') ?? '' });
    if (changed.ok)
      return done({ held: !isSet('release') }, [isSet('release') ? 'Mails go out again.' : 'Time mails nothing from here on.']);
    const problem = changed.failure;
    if (problem.why === 'reason-needed') return misunderstand('--reason is needed.');
    if (problem.why === 'mistyped') return misunderstand(`--reason must be ${textLimits.reason} letters at most.`);
    if (problem.why === 'paused-before') {
      const { name, reason } = problem.values;
      return refuse(`${name} holds the mails of ${reference.toUpperCase()} already: ${reason}`);
    }
    if (problem.why === 'not-held') return refuse(`The mails of ${reference.toUpperCase()} are not held.`);
    return explainNotApplied(problem, { reference, only: 'time mails nothing about it' });
  },
};

export const resendCommand: Command = {
  name: 'resend',
  usage: '<reference> --mail <kind>',
  summary: 'sends a mail once more, to the address and with the facts that the trip has now',
  options: { mail: { type: 'string', help: 'which of its mails, such as booking-confirmed' } },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text }) {
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const kind = text('mail');
    if (kind === null) return misunderstand('--mail is needed.');
    const sent = await resendMail(context, { reference, staff: someone, kind });
    if (sent.ok) return done({ resent: kind }, ['The customer gets it again.']);
    if (sent.failure.why === 'not-timely') return refuse('The trip never had such a mail, or what it said is over.');
    return explainNotApplied(sent.failure, { reference, only: 'there is nothing to send' });
  },
};
