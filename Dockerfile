# Images of the shop: `api`, `edge` and `releases`, by `docker build --target NAME .`
FROM node:24-bookworm-slim AS sources
WORKDIR /srv/shop
COPY . .

# Production dependencies of the servers. Removes TypeScript, an optional peer dependency of Valibot.
FROM sources AS production
RUN npm ci --omit=dev --workspace api --workspace edge && rm -rf node_modules/typescript
RUN npm run --silent components -- --omit=dev > components.cdx.json

FROM node:24-bookworm-slim AS server
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /srv/shop
RUN install -d -o node -g node -m 0700 /data /run/shop
COPY --from=production /srv/shop/node_modules node_modules
COPY --from=production /srv/shop/build build
COPY --from=production /srv/shop/contract contract
COPY --from=production /srv/shop/releases releases
COPY --from=production /srv/shop/server server
COPY --from=production /srv/shop/deploy/check-health.mjs deploy/check-health.mjs
COPY --from=production /srv/shop/components.cdx.json components.cdx.json

FROM server AS api
COPY --from=production /srv/shop/api api
COPY --from=production /srv/shop/docs/operate/runbooks.md docs/operate/runbooks.md
COPY --from=production /srv/shop/docs/operate/before-going-live.md docs/operate/before-going-live.md
USER node
EXPOSE 3100
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "/srv/shop/deploy/check-health.mjs", "api"]
WORKDIR /srv/shop/api
CMD ["node", "src/main.ts"]

FROM server AS edge
COPY --from=production /srv/shop/edge edge
# These settings make glibc and V8 return more memory to the system.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "/srv/shop/deploy/check-health.mjs", "edge"]
WORKDIR /srv/shop/edge
CMD ["node", "--max-semi-space-size=8", "src/main.ts"]

# The release service compiles, so it has all packages, the sources and the first releases.
FROM sources AS releases
RUN npm install --include=dev
RUN npm run build
RUN rm -rf .cache .nx && install -d -o node -g node -m 0700 /data /run/shop .cache
ENV NODE_ENV=production DATA_DIR=/data
USER node
EXPOSE 3200
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "/srv/shop/deploy/check-health.mjs", "releases"]
CMD ["node", "releases/src/service/main.ts"]
