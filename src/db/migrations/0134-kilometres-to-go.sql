-- The road that a coach still has to drive to its next stop, for the page of the group; null where no road is known.
alter table live_places add column if not exists kilometres integer;
