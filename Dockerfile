# docker build -t drover . && docker run -p 8080:8080 -v drover:/data drover
FROM node:24-slim AS build
WORKDIR /drover
COPY . .
RUN npm ci && npm run build

FROM node:24-slim
WORKDIR /drover
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --omit=dev && mkdir /data && chown node:node /data
COPY --from=build /drover/packages/web/dist packages/web/dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
