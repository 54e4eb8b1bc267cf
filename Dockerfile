# The product as one process. Its database, mail and relay come from the settings: see compose.yaml.
FROM node:24-bookworm-slim
WORKDIR /cercana
COPY --chown=node:node . .
RUN chown node:node /cercana
USER node
RUN node -e "import('./scripts/dependencies.mjs').then((m) => m.ensureDependencies())" && \
    node -e "import('./scripts/project.mjs').then((m) => m.ensureWebBuild())"
ENV HOST=0.0.0.0
CMD ["node", "scripts/start.mjs"]
