#!/bin/sh
# One of three etcd on this machine: NAME, ADDRESS, CLIENT_PORT, PEER_PORT, DATA_DIR and MEMBERS (name=http://address:peer-port, by commas).
# The v2 API is on because Debian 12's Patroni 3.0.2 loses acknowledged writes on v3 (deploy/README.md, "The trap").
exec etcd --name "$NAME" --data-dir "$DATA_DIR" \
  --listen-client-urls "http://$ADDRESS:$CLIENT_PORT" --advertise-client-urls "http://$ADDRESS:$CLIENT_PORT" \
  --listen-peer-urls "http://$ADDRESS:$PEER_PORT" --initial-advertise-peer-urls "http://$ADDRESS:$PEER_PORT" \
  --initial-cluster "$MEMBERS" --initial-cluster-token convoya --initial-cluster-state new \
  --enable-v2=true --heartbeat-interval 250 --election-timeout 2500 --logger zap --log-level warn
