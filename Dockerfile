# syntax=docker/dockerfile:1
# The server alone, for compose.yaml or any other container host. docs/operations.md

FROM node:24-bookworm-slim AS build
WORKDIR /larder
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim AS dependencies
WORKDIR /larder
COPY . .
# The image has Node itself; the pinned one that the scripts install is a development dependency. Without
# --legacy-peer-deps, npm also installs development tools that a library could use.
RUN npm install --no-save --omit=dev --legacy-peer-deps --no-audit --no-fund --workspace=apps/server
# Of the vision runtime, what packages/vision loads.
RUN find node_modules/onnxruntime-web/dist -type f ! -name 'ort.wasm.bundle.min.mjs' ! -name 'ort-wasm-simd-threaded.*js' \
  ! -name 'ort-wasm-simd-threaded.wasm' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /larder
COPY --from=dependencies /larder/node_modules node_modules
COPY package.json ./
COPY --from=dependencies /larder/packages packages
# With the packages of which the server needs another version than its dependencies.
COPY --from=dependencies /larder/apps/server apps/server
COPY --from=build /larder/dist dist
COPY --from=build /larder/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=320", "--max-semi-space-size=16", "apps/server/src/main.ts"]
