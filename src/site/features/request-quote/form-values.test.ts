import { describe, expect, it } from 'vitest';
import { createFormValues, readFormValues } from './form-values.ts';

describe('a new form', () => {
  it('takes over what the short form asked', () => {
    const values = createFormValues(
      new URLSearchParams('from=Utrecht&to=Efteling&date=2027-05-01&returnDate=2027-05-02&passengers=48'),
      'key',
    );
    expect(values).toMatchObject({ type: 'return', passengers: '48', idempotencyKey: 'key' });
    expect(values.stops).toEqual([
      { placeKey: '', place: 'Utrecht', date: '2027-05-01', time: '', notes: '', localKilometres: '' },
      { placeKey: '', place: 'Efteling', date: '2027-05-02', time: '', notes: '', localKilometres: '' },
    ]);
  });

  it('takes over every stop of a trip that is asked for again, its days left open', () => {
    const { stops, type } = createFormValues(new URLSearchParams('from=Utrecht&via0=Arnhem&via1=Bonn&to=Utrecht&type=tour'), 'key');
    expect([type, ...stops.map(({ place, date }) => place + date)]).toEqual(['tour', 'Utrecht', 'Arnhem', 'Bonn', 'Utrecht']);
  });

  it('takes nothing endless', () => {
    const many = Array.from({ length: 500 }, (_, index) => [`via${index}`, 'Bonn']);
    expect(createFormValues(new URLSearchParams(many), 'key').stops).toHaveLength(50);
    expect(createFormValues(new URLSearchParams({ from: 'x'.repeat(5_000) }), 'key').stops[0]?.place).toHaveLength(200);
  });
});

describe('reading what was sent', () => {
  it('gives back who asks and what for', () => {
    const form = new FormData();
    form.set('firstName', 'Anna');
    form.set('type', 'tour');
    expect(readFormValues(form)).toMatchObject({ firstName: 'Anna', lastName: '', type: 'tour' });
  });
});
