-- Why a review is not on its site, who judged it, and what we answered in public beneath it.
alter table trip_reviews
  add column if not exists rejected_reason text,
  add column if not exists judged_by text,
  add column if not exists reply text not null default '',
  add column if not exists replied_at timestamptz,
  add column if not exists replied_by text;
create index if not exists trip_reviews_by_time on trip_reviews (created_at desc, trip_id desc);
