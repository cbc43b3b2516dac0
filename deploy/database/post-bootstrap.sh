#!/bin/sh
# Patroni gives the address of the new primary. The role's own limits hold where a pooler drops those of our connections.
exec psql -v ON_ERROR_STOP=1 -v password="$CONVOYA_PASSWORD" "$1" <<'Q'
create role convoya login password :'password';
alter role convoya set statement_timeout = '30s';
alter role convoya set idle_in_transaction_session_timeout = '10s';
create database convoya owner convoya;
Q
