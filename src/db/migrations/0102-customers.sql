-- Customers as records: an organisation or a private person, with the people who ask for trips in its name.
create table if not exists customers (
  id uuid primary key,
  kind text not null constraint customers_kind check (kind in ('person', 'organisation')),
  name text not null,
  -- The name without accents and capitals, for the order of lists.
  sort_name text not null,
  -- Another record that this one was merged into; such a record is in no list.
  merged_into uuid references customers (id) on delete set null,
  -- Grows with each act of our people.
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index if not exists customers_by_name on customers (sort_name, id) where merged_into is null;
create index if not exists customers_by_name_part on customers using gin (sort_name gin_trgm_ops);
create index if not exists customers_by_target on customers (merged_into) where merged_into is not null;

-- Somebody who asks for trips in the name of one customer. A trip belongs to the customer of its address and organisation.
create table if not exists customer_people (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  -- As `trips.email`.
  email text not null,
  -- The name of the organisation in its folded form; empty for none.
  organisation text not null,
  -- Of the address; empty where it is a provider's that anybody may have an address at.
  domain text not null,
  name text not null,
  phone text not null,
  vat_number text not null default '',
  role text not null default '',
  -- What the person is found by.
  words text not null,
  created_at timestamptz not null default now(),
  constraint customer_people_once unique (email, organisation)
);
create index if not exists customer_people_by_customer on customer_people (customer_id);
create index if not exists customer_people_by_organisation on customer_people (organisation, domain) where organisation <> '';
create index if not exists customer_people_by_domain on customer_people (domain) where domain <> '';
create index if not exists customer_people_by_vat_number on customer_people (vat_number) where vat_number <> '';
create index if not exists customer_people_by_words on customer_people using gin (words gin_trgm_ops);

create table if not exists customer_notes (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  text text not null,
  member_name text not null,
  at timestamptz not null default now()
);
create index if not exists customer_notes_by_customer on customer_notes (customer_id, at);

-- People that were moved from one customer to another, by merging two or by splitting one: it can be undone.
create table if not exists customer_moves (
  id uuid primary key,
  kind text not null constraint customer_moves_kind check (kind in ('merge', 'split')),
  from_id uuid not null references customers (id) on delete cascade,
  to_id uuid not null references customers (id) on delete cascade,
  people uuid[] not null,
  by_name text not null,
  at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by text
);
create index if not exists customer_moves_by_source on customer_moves (from_id);
create index if not exists customer_moves_by_target on customer_moves (to_id);

-- Pairs that look alike and are not the same, as one of our people said.
create table if not exists customer_differences (
  one_id uuid not null references customers (id) on delete cascade,
  other_id uuid not null references customers (id) on delete cascade,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (one_id, other_id),
  constraint customer_differences_order check (one_id < other_id)
);
create index if not exists customer_differences_by_other on customer_differences (other_id);

create or replace function fold_name(text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(translate(lower($1),
    'àáâäãåçèéêëìíîïñòóôöõøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy'), '\s+', ' ', 'g'))
$$;

-- The domain of an address that belongs to one organisation; empty for a provider of mail.
create or replace function own_mail_domain(email text) returns text language sql immutable parallel safe as $$
  select case when split_part(lower(email), '@', 2) ~ (
    '^((gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|mail|proton|protonmail|pm'
    '|ziggo|kpnmail|kpnplanet|planet|xs4all|hetnet|home|telenet|skynet|proximus|orange|wanadoo|free|laposte|sfr|bbox|neuf|movistar'
    '|telefonica|ono|bluewin|btinternet|sky|virginmedia|posteo|mailbox|arcor)\.[a-z.]{2,6}|)$'
  ) then '' else split_part(lower(email), '@', 2) end
$$;

create or replace function customer_words(customer jsonb, invoice jsonb) returns text language sql immutable parallel safe as $$
  select fold_name(concat_ws(' ', customer ->> 'firstName', customer ->> 'lastName', customer ->> 'organisation', customer ->> 'email',
    regexp_replace(customer ->> 'phone', '\D', '', 'g'), nullif(invoice ->> 'organisation', ''),
    regexp_replace(invoice ->> 'vatNumber', '[^A-Za-z0-9]', '', 'g')))
$$;

-- A person without a trip is no customer any more; nor is a record without people, unless our people worked on it as an organisation. Records
-- that were merged into it or split from it hold the same names: they go with the last of those people.
create or replace function drop_idle_customer() returns trigger language plpgsql as $$
begin
  delete from customers where id in (
      with recursive linked (id) as (
        select old.customer_id
        union select case when from_id = linked.id then to_id else from_id end
          from linked join customer_moves on linked.id = from_id or linked.id = to_id
      ) select id from linked
    )
    and (kind = 'person' or version = 1 or merged_into is not null)
    and not exists (select from customer_people where customer_id = customers.id)
    and not exists (select from customer_moves where undone_at is null and (from_id = customers.id or to_id = customers.id)
      and exists (select from customer_people as moved where moved.id = any(people)));
  return null;
end
$$;
create or replace trigger customer_people_gone after delete on customer_people
  for each row execute function drop_idle_customer();

create or replace function keep_customer() returns trigger language plpgsql as $$
declare
  org text := fold_name(coalesce(new.customer ->> 'organisation', ''));
  site_of text := own_mail_domain(new.email);
  phone_number text := coalesce(new.customer ->> 'phone', '');
  full_name text := trim(concat_ws(' ', new.customer ->> 'firstName', new.customer ->> 'lastName'));
  shown text := coalesce(nullif(trim(new.customer ->> 'organisation'), ''), nullif(full_name, ''), new.email);
  vat text := coalesce(regexp_replace(upper(new.invoice ->> 'vatNumber'), '[^A-Z0-9]', '', 'g'), '');
  found_words text := customer_words(new.customer, new.invoice);
  owner uuid;
  fresh uuid;
begin
  if tg_op = 'UPDATE' and (old.email, fold_name(coalesce(old.customer ->> 'organisation', ''))) is distinct from (new.email, org) then
    delete from customer_people as person
      where email = old.email and organisation = fold_name(coalesce(old.customer ->> 'organisation', ''))
        and not exists (select from trips where trips.email = person.email
          and fold_name(coalesce(trips.customer ->> 'organisation', '')) = person.organisation);
  end if;
  if new.email = '' then
    return null;
  end if;
  update customer_people
    set name = full_name, phone = phone_number, words = found_words, vat_number = case when vat = '' then vat_number else vat end
    where email = new.email and organisation = org and (name, phone, words) is distinct from (full_name, phone_number, found_words);
  if exists (select from customer_people where email = new.email and organisation = org) then
    return null;
  end if;
  if org <> '' and site_of <> '' then
    select customer_id into owner from customer_people where organisation = org and domain = site_of order by created_at, id limit 1;
  end if;
  if owner is null then
    insert into customers (id, kind, name, sort_name)
      values (gen_random_uuid(), case when org = '' then 'person' else 'organisation' end, shown, fold_name(shown)) returning id into fresh;
    owner := fresh;
  end if;
  insert into customer_people (id, customer_id, email, organisation, domain, name, phone, vat_number, words)
    values (gen_random_uuid(), owner, new.email, org, site_of, full_name, phone_number, vat, found_words)
    on conflict (email, organisation) do nothing;
  -- Another transaction was faster.
  if not found and fresh is not null then
    delete from customers where id = fresh;
  end if;
  return null;
end
$$;
create or replace trigger trips_keep_customer after insert or update of email, customer, invoice on trips
  for each row execute function keep_customer();
