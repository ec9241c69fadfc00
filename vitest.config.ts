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
          include: ['test', 'shared', 'functions', 'infra', 'web'].map(room),
          exclude: ['test/journeys/**', 'test/bench/**'],
        },
      },
      {
        plugins: [parts],
        // Found before the first test: a dependency found later would reload the page under the running ones.
        optimizeDeps: { entries: ['web/**/*.test.tsx', 'web/**/*.test-support.{ts,tsx}'] },
        server: { fs: { allow: [import.meta.dirname] } },
        test: {
          name: 'ui',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/ui/words.test-support.ts'],
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
