-- A job that no partner took, after all rounds; and the same an hour later, for whoever is on call.
alter table trip_rings drop constraint if exists trip_rings_kind_check;
alter table trip_rings add constraint trip_rings_kind_check
  check (kind in ('uncovered', 'unseen', 'unpaid', 'unpapered', 'unanswered', 'undeclared', 'untaken', 'untaken-still'));
