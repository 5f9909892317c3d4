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
# Free space after which this machine may hand over again. With patroni.yml, released WAL files free up to 256 MiB.
# If that sufficed, two nearly full nodes would replace each other for ever.
enough_kib=${ENOUGH_KIB:-$((minimum_kib * 10))}
is_handed_over=no

while sleep 2; do
  free_kib=$(df --output=avail -k "$folder" | tail -n 1 | tr -d ' ')
  case $free_kib in
    '' | *[!0-9]*)
      echo "df reports no free space of $folder, so nothing can be handed over. Name the folder of PostgreSQL." >&2
      exit 1
      ;;
  esac
  if [ "$free_kib" -ge "$enough_kib" ]; then
    is_handed_over=no
  elif [ "$free_kib" -lt "$minimum_kib" ] && [ $is_handed_over = no ] &&
    curl --silent --fail --max-time 2 --output /dev/null "$patroni/primary"; then
    echo "$(date --iso-8601=seconds) $free_kib KiB are free, so $name hands over"
    if curl --silent --show-error --fail --max-time 30 --json "{\"leader\": \"$name\"}" "$patroni/switchover"; then
      is_handed_over=yes
    fi
    echo
  fi
done
