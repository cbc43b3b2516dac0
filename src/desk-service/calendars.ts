import { changeFeed, findFeedAddress } from '#operations/calendar-feeds/change-feed.ts';
import { feedSubjects } from '#operations/calendar-feeds/rules/calendar-feed.ts';
import { act, query } from './act.ts';
import { id, oneOf, yesOrNo } from './fields.ts';

const ofOurs = { subject: oneOf(feedSubjects.filter((subject) => subject !== 'office')), id: id() };

export const calendarQueries = {
  /** The address of the calendar of a driver, a vehicle or the whole office; null where none exists. */
  of: query(
    'assign-drivers',
    ofOurs,
    async (context, { subject, id: subjectId }) => await findFeedAddress(context, { subject, subjectId }),
  ),
  ofOffice: query('assign-drivers', {}, async (context) => await findFeedAddress(context, { subject: 'office', subjectId: null })),
};

export const calendarActs = {
  /** Replaces the address of a calendar, or ends it. */
  change: act('assign-drivers', { ...ofOurs, isEnded: yesOrNo() }, async (context, { id: subjectId, ...asked }) =>
    changeFeed(context, { ...asked, subjectId }),
  ),
  changeOfOffice: act('assign-drivers', { isEnded: yesOrNo() }, async (context, asked) =>
    changeFeed(context, { ...asked, subject: 'office', subjectId: null }),
  ),
};
