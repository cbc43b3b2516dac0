#!/bin/bash
# Makes a container image from this checkout without a registry: a minimal Debian by mmdebstrap, our Node, the build and its packages, put
# together by buildah. Rootless inside (user 65534), nothing in it is written: run it with a read-only root and /data as a volume.
#   deploy/image/build.sh convoya.tar     # an OCI archive: podman load -i, ctr images import, skopeo copy oci-archive:…
# Needs: apt-get install mmdebstrap buildah
set -euo pipefail
out=$(realpath -m "${1:?name the archive to write}")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
build() { buildah --root "$work/storage" --runroot "$work/run" "$@"; }

cd "$root"
node scripts/build.ts
mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6 \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  bookworm "$work/rootfs"
rm -rf "$work"/rootfs/var/cache/apt/* "$work"/rootfs/var/lib/apt/lists/*

app=$work/rootfs/app
mkdir -p "$app/scripts" "$work/rootfs/data"
cp -a package.json package-lock.json build content "$app/"
cp -a scripts/run.ts scripts/build.ts scripts/run-steps.ts "$app/scripts/"
cp -a node_modules "$app/node_modules"
cp -L "$(node -p process.execPath)" "$work/rootfs/usr/local/bin/node"
# The database is elsewhere: its embedded programs and all that only building needs stay out.
(cd "$app" && npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --loglevel=error)
find "$app/node_modules" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
chown -R 65534:65534 "$work/rootfs/data"

container=$(build from scratch)
build add --quiet "$container" "$work/rootfs" /
build config --user 65534:65534 --workingdir /app \
  --entrypoint '["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "scripts/run.ts"]' --cmd web --port 3000 --volume /data \
  --env NODE_ENV=production --env DATA_DIR=/data --env MALLOC_ARENA_MAX=2 --stop-signal SIGTERM \
  --label org.opencontainers.image.title=convoya "$container"
build commit --quiet --rm "$container" convoya > /dev/null
rm -f "$out"
# By its version: a tag that moves makes Kubernetes ask a registry, and says nothing about what runs.
version=$(node -p 'require("./package.json").version')
build push --quiet convoya "oci-archive:$out:convoya:$version"
echo "$out: $(du -m "$out" | cut -f1) MB compressed, $(du -sm "$work/rootfs" | cut -f1) MB unpacked"
