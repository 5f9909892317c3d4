#!/bin/sh
# Makes the standby the primary when this machine's disk is nearly full: `hand-over.sh NAME FOLDER PATRONI_URL`.
# Run it beside Patroni on both database machines. It needs `curl`.
#
# A PostgreSQL without room refuses orders. It goes on running as long as it has old WAL files to reuse, so Patroni
# does not replace it.
set -u
name=$1
folder=$2
patroni=$3
minimum_kib=${MINIMUM_KIB:-32768}
# Hands over only once while the disk is full. Two full nodes would otherwise replace each other for ever.
is_handed_over=no

while sleep 2; do
  free_kib=$(df --output=avail -k "$folder" | tail -n 1 | tr -d ' ')
  if [ "$free_kib" -ge "$minimum_kib" ]; then
    is_handed_over=no
  elif [ $is_handed_over = no ] && curl --silent --fail --max-time 2 --output /dev/null "$patroni/primary"; then
    echo "$(date --iso-8601=seconds) $free_kib KiB are free, so $name hands over"
    if curl --silent --show-error --fail --max-time 30 --json "{\"leader\": \"$name\"}" "$patroni/switchover"; then
      is_handed_over=yes
    fi
    echo
  fi
done
