import type { LineReason, PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { builder } from '../builder.ts';

const ReasonValueRef = builder.objectRef<readonly [string, string | number]>('ReasonValue').implement({
  fields: (t) => ({
    name: t.string({ resolve: ([name]) => name }),
    value: t.string({ description: 'As it is: cents, `YYYY-MM-DD`, a code of a country, a key.', resolve: ([, value]) => String(value) }),
  }),
});

const LineReasonRef = builder.objectRef<LineReason>('LineReason').implement({
  description: 'Why a line stands in the price: the key of a text, and the values that go into it.',
  fields: (t) => ({
    key: t.exposeString('key'),
    values: t.field({ type: [ReasonValueRef], resolve: ({ values }) => Object.entries(values) }),
  }),
});

export const PriceLineRef = builder.objectRef<PriceLine>('PriceLine').implement({
  description: 'One line of the explained price; amounts in cents net of VAT.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    vehicle: t.exposeString('vehicle', { nullable: true }),
    group: t.int({
      nullable: true,
      description: 'Index of the quote’s group whose vehicle it is; null where all come back together, and of what all pay once.',
      resolve: ({ group }) => group ?? null,
    }),
    quantity: t.exposeFloat('quantity'),
    unit: t.exposeString('unit'),
    unitCents: t.exposeInt('unitCents', { nullable: true }),
    amountCents: t.exposeInt('amountCents'),
    included: t.exposeBoolean('included'),
    reason: t.field({ type: LineReasonRef, nullable: true, resolve: ({ reason }) => reason ?? null }),
  }),
});

export const VatLineRef = builder.objectRef<VatLine>('VatLine').implement({
  fields: (t) => ({
    countryCode: t.exposeString('countryCode'),
    kilometres: t.exposeFloat('kilometres'),
    netCents: t.exposeInt('netCents'),
    ratePercent: t.exposeFloat('ratePercent'),
    vatCents: t.exposeInt('vatCents'),
    exemption: t.exposeString('exemption', { nullable: true }),
    owedPercent: t.float({
      nullable: true,
      description: 'The rate at which a business owes this VAT itself (`exemption` is `reverse-charge` then); it is no part of the price.',
      resolve: ({ owed }) => owed?.ratePercent ?? null,
    }),
    owedCents: t.int({ nullable: true, resolve: ({ owed }) => owed?.vatCents ?? null }),
  }),
});
