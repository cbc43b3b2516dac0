import { describe, expect, it } from 'vitest';
import { away, createSubmission, done, outcomeOf, refusedBy } from '../../../../testing/create-submission.ts';
import { cancelBooking } from '../../cancel/cancel-booking.ts';
import { declineQuote } from '../../cancel/decline-quote.ts';
import { placeOrder, readCents } from '../../check/place-order.ts';
import { saveContactDetails } from '../../contact/save-contact-details.ts';
import { parseRetry, retryOf } from './retry.ts';

describe('forms of a trip', () => {
  it('lead on when all is well, the choice of vehicle with them', async () => {
    expect(outcomeOf(await saveContactDetails(createSubmission({ answer: done }).submission))).toBe('/check-itinerary?option=one-size-up');
    expect(outcomeOf(await placeOrder(createSubmission({ answer: done }).submission))).toBe('/success?');
    expect(outcomeOf(await declineQuote(createSubmission({ answer: done }).submission))).toBe('/canceled?');
    expect(outcomeOf(await cancelBooking(createSubmission({ answer: done }).submission))).toBe('/canceled?');
  });

  it('keep what was typed beside the errors', async () => {
    const fields = { firstName: 'Anna', phone: 'x' };
    const outcome = await saveContactDetails(createSubmission({ answer: refusedBy('phone', 'phone'), fields }).submission);
    expect(outcomeOf(outcome)).toBe(422);
    expect(outcome).toMatchObject({
      data: { values: { typed: fields }, issues: [{ field: 'phone', code: 'phone' }], isUnavailable: false },
    });
  });

  it('keep what was typed and the key while our side is away', async () => {
    const fields = { idempotencyKey: 'key', promotion: 'on', expectedTotal: '109' };
    const outcome = await placeOrder(createSubmission({ answer: away, fields }).submission);
    expect(outcomeOf(outcome)).toBe(503);
    const values = { ...fields, promotion: true, termsAndCondition: false };
    expect(outcome).toMatchObject({ data: { values, issues: [], isUnavailable: true } });
  });

  it('become a button that sends all of it again where no script does', async () => {
    const fields = { reason: 'too dear', idempotencyKey: 'key' };
    const { submission } = createSubmission({ answer: away, fields, isDocument: true });
    const thrown = await declineQuote(submission).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ data: { retry: Object.entries(fields) }, init: { status: 503 } });
  });

  it('lead to the trip where it has moved on meanwhile', async () => {
    for (const code of ['already-booked', 'declined']) {
      expect(outcomeOf(await placeOrder(createSubmission({ answer: refusedBy('form', code) }).submission))).toBe('/overview?');
    }
    const lost = await cancelBooking(createSubmission({ answer: refusedBy('id', 'trip-not-found') }).submission).catch(
      (error: unknown) => error,
    );
    expect(lost).toBeInstanceOf(Response);
    expect(lost instanceof Response && lost.headers.get('location')).toBe('/trip-not-found');
  });

  it('do not hide a fault of ours', async () => {
    await expect(placeOrder(createSubmission({ answer: new Error('broken') }).submission)).rejects.toThrow('broken');
  });
});

describe('the order', () => {
  it('is the amount on the button', async () => {
    const fields = { idempotencyKey: 'key', expectedTotal: '108774', version: '3', option: 'cheapest', termsAndCondition: 'on' };
    const { submission, asked } = createSubmission({ answer: done, fields });
    await placeOrder(submission);
    const agreements = { termsAndCondition: true, promotion: false };
    expect(asked).toEqual([
      { id: 'abc', idempotencyKey: 'key', expectedTotalCents: 108_774, version: 3, optionKey: 'cheapest', paymentMethod: null, agreements },
    ]);
  });

  it('without contact details leads back to them', async () => {
    const { submission } = createSubmission({ answer: refusedBy('invoice.street', 'required') });
    expect(outcomeOf(await placeOrder(submission))).toBe('/contact-details?');
  });

  it('shows a total that has changed, and orders nothing', async () => {
    expect(outcomeOf(await placeOrder(createSubmission({ answer: refusedBy('expectedTotalCents', 'changed') }).submission))).toBe(422);
  });

  it('reads no amount from an invalid one', () => {
    expect(['109', '0', '', '-1', '1.5', '1e3', '99999999999'].map(readCents)).toEqual([109, 0, -1, -1, -1, -1, -1]);
  });
});

describe('a form that could not be delivered', () => {
  it('is read back as it was, and nothing else is', () => {
    const form = new FormData();
    form.append('a', '1');
    form.append('a', '2');
    form.append('file', new File(['x'], 'x.txt'));
    expect(parseRetry(retryOf(form))).toEqual({
      retry: [
        ['a', '1'],
        ['a', '2'],
      ],
    });
    expect([null, {}, { retry: 'a' }].map(parseRetry)).toEqual([null, null, null]);
  });
});
