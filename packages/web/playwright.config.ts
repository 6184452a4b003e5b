// The page in a real Chromium: npm run browser. DROVER_URL tests a page that is served already, unbuilt.
import { defineConfig } from '@playwright/test';
import { chromium, CHROMIUM_FLAGS } from '../../scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './e2e/serve.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['DROVER_URL'] ?? '',
    launchOptions: { executablePath: chromium(), args: [...CHROMIUM_FLAGS] },
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    // Only the offline test wants the whole page fetched behind its back.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
