-- When the people of a trip asked to be forgotten. Its invoice may have to stay for years; nobody is written to about it any more.
alter table trips add column if not exists forgotten_at timestamptz;
update trips set forgotten_at = coalesce(anonymised_at, now())
  where forgotten_at is null and (anonymised_at is not null
    or exists (select from trip_history where trip_history.trip_id = trips.id and trip_history.event = 'minimise'));
update outbox set payload = '{}', recipient_hash = null, lease_until = null, lease_owner = null, failed_at = now()
  where done_at is null and failed_at is null and trip_id in (select id from trips where forgotten_at is not null);

-- Whatever asks for a mail about such a trip, now or in a later release: none is made.
create or replace function refuse_mail_to_forgotten() returns trigger language plpgsql as $$
begin
  if exists (select from trips where id = new.trip_id and forgotten_at is not null) then
    return null;
  end if;
  return new;
end
$$;
create or replace trigger outbox_forgets before insert on outbox
  for each row when (new.trip_id is not null) execute function refuse_mail_to_forgotten();

-- Who was forgotten, by ids and hashes alone: done again after a backup from before was restored.
create table if not exists erasures (
  id uuid primary key,
  at timestamptz not null default now(),
  trips jsonb not null,
  drivers jsonb not null,
  operators jsonb not null,
  members jsonb not null,
  mailboxes jsonb not null
);
create index if not exists erasures_by_time on erasures (at);
