# The server as an image: `docker build -t roguewright .`, then see docs/HOSTING.md.

FROM node:24-bookworm-slim AS build
WORKDIR /roguewright
COPY . .
RUN node tools/run.mjs pack /packed cli

FROM node:24-bookworm-slim
RUN --mount=type=bind,from=build,source=/packed,target=/packed \
    npm install --global --no-audit --no-fund /packed/*.tgz \
    && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production ROGUEWRIGHT_HOST=0.0.0.0 ROGUEWRIGHT_DATA=/data
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["node", "-e", "fetch('http://localhost:8765/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["roguewright", "serve"]
