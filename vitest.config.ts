import { globSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, chromiumPath } from './test/support/chromium.ts'
import { LongestFirst } from './test/support/longest-first.ts'
import { plain, room } from './test/support/plain-tests.ts'
import { standInsForComponents } from './test/support/stand-ins.ts'
import { parts } from './vite.config.ts'

const files = globSync('test/**/*.test.ts').map(name => ({ name, text: readFileSync(name, 'utf8') }))
/** What only needs a company of its own: these files share the local cloud of the process that they run in. */
const sharing = files.filter(({ text }) => text.includes('openWorld()')).map(({ name }) => name)
/** Files that replace a module, a clock or a setting of their process, or start another one, have a process of their own. */
const own =
  /\bvi\b|process\.|mockClient|in-memory|own-table|ownCloud|startSzabi|startImpatient|program\(|command\(|launch\(/
const orderly = files.filter(({ text }) => !own.test(text) && !text.includes('openWorld')).map(({ name }) => name)
const elsewhere = ['test/journeys/**', 'test/bench/**', ...plain, ...sharing]

/** React as it is shipped: what its development build checks beside each render takes longer than the render. */
const reactAsShipped: Plugin = {
  name: 'react-as-shipped',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { runtime: 'automatic', development: false, refresh: false } } }),
}

/** What is looked for until it is there: a second, which is the rule, is short where pictures are read beside a build. */
const looks = { poll: { timeout: 30_000 } }

/** A call may wait for the cold start of its function, an email for the stream, and a property of thousands of cases for a core; on a slow machine, long. */
const patience = { testTimeout: 400_000, hookTimeout: 400_000, expect: looks }

export default defineConfig({
  test: {
    // Twice as many as cores: some always wait, for an email or a clock, and at times three do at once.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'plain',
          environment: 'node',
          sequence: { groupOrder: 1 },
          // What they import is read once, not by each file.
          isolate: false,
          ...patience,
          include: plain,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          sequence: { groupOrder: 1 },
          globalSetup: 'test/support/build-once.ts',
          ...patience,
          include: ['test', 'functions', 'infra'].map(room),
          exclude: [...elsewhere, ...orderly],
        },
      },
      {
        test: {
          name: 'orderly',
          environment: 'node',
          sequence: { groupOrder: 1 },
          globalSetup: 'test/support/build-once.ts',
          // The CDK, which half of them need, takes seconds to load.
          isolate: false,
          ...patience,
          include: orderly,
          exclude: elsewhere,
        },
      },
      {
        test: {
          name: 'sharing',
          environment: 'node',
          sequence: { groupOrder: 1 },
          globalSetup: 'test/support/build-once.ts',
          isolate: false,
          ...patience,
          include: sharing,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          sequence: { groupOrder: 1 },
          globalSetup: 'test/support/build-pages-once.ts',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 400_000,
          expect: looks,
        },
      },
      {
        plugins: [parts, reactAsShipped, standInsForComponents],
        optimizeDeps: {
          // All found before the first test, every time: one found later reloads the page under the running tests.
          force: true,
          entries: ['web/**/*.test.tsx', 'web/**/*.test-support.{ts,tsx}'],
          rolldownOptions: {
            transform: { define: { 'process.env.NODE_ENV': '"production"' } },
          },
        },
        server: { fs: { allow: [import.meta.dirname] } },
        test: {
          name: 'ui',
          // Before all others, and twice as many pages at once as there are cores: a test waits for frames and presses half of its time.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
          // What they import is loaded once by a page, not by each file.
          isolate: false,
          testTimeout: 60_000,
          expect: looks,
          include: ['web/**/*.test.tsx'],
          env: { VITE_SUPPORT_ADDRESS: 'segitseg@szabi.test' },
          setupFiles: ['web/style/style.css', 'web/ui/words.test-support.ts', 'web/api/each-test.test-support.ts'],
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
