-- outside a transaction
-- The words of before, some thousand at a time so that nobody waits for them. Words of ASCII alone are already as they should be. (Semicolons
-- begin lines: at the end of one they end a statement of the migration.)
do $$
declare last uuid := '00000000-0000-0000-0000-000000000000' ; declare batch uuid[]
; begin
  loop
    batch := array(select trip_id from trip_words_kept where trip_id > last order by trip_id limit 5000)
    ; exit when cardinality(batch) = 0
    ; update trip_words_kept set words = fold_letters(words) where trip_id = any(batch) and words ~ '[^\x01-\x7f]'
    ; last := batch[cardinality(batch)]
    ; commit
  ; end loop
  ; last := '00000000-0000-0000-0000-000000000000'
  ; loop
    batch := array(select id from customer_people where id > last order by id limit 5000)
    ; exit when cardinality(batch) = 0
    ; update customer_people set words = fold_letters(words) where id = any(batch) and words ~ '[^\x01-\x7f]'
    ; last := batch[cardinality(batch)]
    ; commit
  ; end loop
; end
$$;
update view_refreshes set refreshed_at = '2000-01-01' where name = 'search_words';
