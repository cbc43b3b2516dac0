-- Whether the VAT numbers of customers are known to VIES, the register of the European Commission: each number once, with the proof of the
-- last answer (its consultation number). Numbers alone, without who has them.
create table if not exists vat_checks (
  number text primary key,
  -- When a worker last asked; the answer may have failed to come.
  asked_at timestamptz not null,
  -- When an answer came; null until one does.
  checked_at timestamptz,
  is_valid boolean,
  consultation text not null default ''
);
