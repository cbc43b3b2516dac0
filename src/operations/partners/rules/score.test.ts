import { describe, expect, it } from 'vitest';
import { fewestToSay, type Measure, type PartnerRecord, scoresOf } from './score.ts';

const empty: PartnerRecord = { answers: [], jobs: [], incidents: [], reviews: [], papers: [] };
const job = {
  reference: 'NL-1',
  acceptedAt: '2026-11-01T09:00:00.000Z',
  startsAt: '2026-11-20T07:00:00.000Z',
  endsAt: '2026-11-20T18:00:00.000Z',
  givenAt: '2026-11-19T16:00:00.000Z',
  droppedAt: null,
};
const times = <Thing>(thing: Thing, count = fewestToSay) => Array.from({ length: count }, () => thing);

function scoreOf(measure: Measure, record: Partial<PartnerRecord>) {
  const found = scoresOf({ ...empty, ...record }).find((score) => score.measure === measure);
  if (found === undefined) throw new Error(`No score ${measure}`);
  return found;
}

describe('the scores of a partner', () => {
  it('are not given below five jobs, and show the facts all the same', () => {
    const answer = { reference: 'NL-1', at: '2026-11-01T09:00:00.000Z', answer: 'accepted' } as const;
    expect(scoreOf('answered', { answers: times(answer, 4) })).toMatchObject({ value: null, of: 4, facts: times({ kind: 'accepted' }, 4) });
    expect(scoreOf('answered', { answers: times(answer) }).value).toBe(100);
    expect(scoresOf(empty).map(({ value }) => value)).toEqual([null, null, null, null, null, null]);
  });

  it('count a refusal as an answer, and silence until the deadline as none', () => {
    const answers = ([null, 'accepted', 'declined', 'declined', null, null, null, null] as const).map((answer, index) => ({
      reference: 'NL-1',
      at: `2026-11-0${index + 1}T09:00:00.000Z`,
      answer,
    }));
    const score = scoreOf('answered', { answers });
    expect(score).toMatchObject({ value: 38, of: 8 });
    expect(score.facts[0]).toMatchObject({ kind: 'unanswered', at: '2026-11-08T09:00:00.000Z' });
  });

  it('show how many jobs were given back, and how many hours before the start', () => {
    const dropped = { ...job, reference: 'NL-2', droppedAt: '2026-11-19T10:30:00.000Z' };
    const score = scoreOf('dropped', { jobs: [...times(job, 4), dropped] });
    expect(score).toMatchObject({ value: 20, of: 5 });
    expect(score.facts.find(({ kind }) => kind === 'dropped')).toMatchObject({ reference: 'NL-2', amount: 20 });
  });

  it('give incidents per hundred jobs', () => {
    const incidents = [{ reference: 'NL-1', at: '2026-11-20T10:00:00.000Z', kind: 'breakdown' }];
    const score = scoreOf('incidents', { jobs: times(job, 8), incidents });
    expect(score).toMatchObject({ value: 13, of: 8, facts: [{ kind: 'incident', what: 'breakdown' }] });
  });

  it('take the stars of driver and coach together', () => {
    const review = { reference: 'NL-1', at: '2026-11-21T10:00:00.000Z', driver: 5, bus: 4 };
    const score = scoreOf('stars', { reviews: [...times(review, 4), { ...review, driver: 1, bus: 2 }] });
    expect(score.value).toBe(3.9);
    expect(score.facts.at(-1)?.amount).toBe(1.5);
  });

  it('require driver and plate by five the day before, in winter and summer time; not for a job taken later', () => {
    const lateBySeconds = { ...job, givenAt: '2026-11-19T16:00:01.000Z' };
    const never = { ...job, givenAt: null };
    const summer = {
      ...job,
      startsAt: '2026-07-10T06:00:00.000Z',
      givenAt: '2026-07-09T15:00:00.000Z',
      acceptedAt: '2026-07-01T06:00:00.000Z',
    };
    const takenLate = { ...never, acceptedAt: '2026-11-19T16:00:00.000Z' };
    const score = scoreOf('crews', { jobs: [job, summer, lateBySeconds, never, job, takenLate] });
    expect(score).toMatchObject({ value: 60, of: 5 });
    expect(score.facts.filter(({ kind }) => kind === 'crew-late')).toHaveLength(2);
    expect(scoreOf('dropped', { jobs: times(takenLate) }).of).toBe(5);
  });

  it('count a document as late if renewed after its last day, or not at all', () => {
    const papers = ['2026-06-30', '2026-07-01', null, '2026-06-01', '2026-05-01'].map((renewedOn) => ({
      kind: 'insurance',
      endedOn: '2026-06-30',
      renewedOn,
    }));
    expect(scoreOf('papers', { papers })).toMatchObject({ value: 60, of: 5 });
  });
});
