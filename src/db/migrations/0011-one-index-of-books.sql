-- Apart from the one that takes its place: made and dropped in one go, the table would be shut to readers while the new one is built.
drop index if exists trips_kept_for_taxes;
