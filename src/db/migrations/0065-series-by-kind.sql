-- Invoices and credit notes each count in a series of their own, from 1 and without a gap. Numbers that were given stay as they are: each
-- series goes on after the highest number of its kind. A counter's `company` names its series: the company's code for invoices, the code
-- and `credit-note` for credit notes, and the prefix of the number for what we make out in a partner's name.
alter table invoices drop constraint if exists invoices_sequence_unique;
alter table invoices drop constraint if exists invoices_sequence_by_kind;
alter table invoices add constraint invoices_sequence_by_kind unique (company, year, kind, sequence);

insert into invoice_counters (company, year, last_sequence)
  select company || ' credit-note', year, max(sequence) from invoices
  where kind = 'credit-note' and sequence is not null group by company, year
  on conflict (company, year) do nothing;
insert into invoice_counters (company, year, last_sequence)
  select regexp_replace(number, '-\d{4}-\d+$', ''), substring(number from '-(\d{4})-\d+$')::integer, max(substring(number from '(\d+)$')::integer)
  from partner_invoices where kind = 'self-billed-credit' group by 1, 2
  on conflict (company, year) do nothing;
update invoice_counters as counter set last_sequence = given.last
  from (select company, year, coalesce(max(sequence) filter (where kind = 'invoice'), 0) as last from invoices group by company, year) as given
  where given.company = counter.company and given.year = counter.year;
update invoice_counters as counter set last_sequence = given.last
  from (
    select regexp_replace(number, '-\d{4}-\d+$', '') as series, substring(number from '-(\d{4})-\d+$')::integer as year,
      max(substring(number from '(\d+)$')::integer) as last
    from partner_invoices where kind = 'self-billed' group by 1, 2
  ) as given
  where given.series = counter.company and given.year = counter.year;
