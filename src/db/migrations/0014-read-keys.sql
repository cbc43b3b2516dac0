-- A quote's third key, for whoever decides and does not act: it reads the quote and opens nothing else. 160 random bits as base64url, as the
-- other keys are; the default gives trips of before theirs, and those of processes of the release before.
alter table trips add column if not exists read_key text not null constraint trips_read_key_unique unique
  default translate(rtrim(encode(substring(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) from 1 for 20), 'base64'), '='), '+/', '-_');
