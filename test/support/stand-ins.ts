import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What component tests never meet, each with what stands in for it in all of them. */
const standIns: Record<string, string> = {
  'web/api/call.ts': 'web/api/fake-api.test-support.ts',
  'web/api/call-public.ts': 'web/api/fake-api.test-support.ts',
  'web/api/captcha/captcha.ts': 'web/api/captcha/fake-captcha.test-support.ts',
  'web/app/session/load-session.ts': 'web/app/session/fake-session.test-support.ts',
}

const absolute = new Map(Object.entries(standIns).map(([real, standIn]) => [resolve(real), resolve(standIn)]))
const names = Object.keys(standIns).map(path => path.slice(path.lastIndexOf('/') + 1))

/** Puts the stand-ins in place for every file at once: a test that replaced a module itself would need a page of its own. */
export const standInsForComponents: Plugin = {
  name: 'stand-ins-for-components',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`/(${names.join('|').replaceAll('.', '\\.')})$`) },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && absolute.get(found.id)
    },
  },
}
