import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, chromiumPath } from './test/support/chromium.ts'
import { parts } from './vite.config.ts'

const room = (name: string) => `${name}/**/*.test.ts`

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'test/support/build-once.ts',
          // A call may wait for the cold start of its function, and a letter for the stream.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['test', 'shared', 'functions', 'infra', 'web'].map(room),
          exclude: ['test/journeys/**', 'test/bench/**'],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          globalSetup: 'test/support/build-once.ts',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [parts],
        // All found before the first test, every time: one found later reloads the page under the running tests.
        optimizeDeps: { force: true, entries: ['web/**/*.test.tsx', 'web/**/*.test-support.{ts,tsx}'] },
        server: { fs: { allow: [import.meta.dirname] } },
        test: {
          name: 'ui',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/style/style.css', 'web/ui/words.test-support.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: await chromiumPath(), args: chromiumFlags },
              contextOptions: { locale: 'hu-HU', timezoneId: 'Europe/Budapest', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
