// node packages/server/src/main.ts: serves the page as it was built last. What can be set stands in docs/server.md.
import { startUp } from './serve.ts';

await startUp(process.env);
