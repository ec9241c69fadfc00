import i18next from 'i18next'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { isOutdated } from './revalidation.ts'

/** How long what every page builds on is as good as read anew when another page is opened, in milliseconds. */
const freshFor = 5 * 60_000

interface Loaded {
  path: string
  at: number
}
const loaded = new Map<string, Loaded>()
const nameOf = (path: string, asked: unknown) => `${i18next.language} ${path} ${JSON.stringify(asked)}`

/** How often something was made out of date. */
let drops = 0

/** Which readings need not be loaded again when a page is opened that shows them too. */
export const freshReadings = {
  /** Differs before and after something was made out of date, so that a reply can be told that was asked for before. */
  get state() {
    return drops
  },

  add(path: string, asked: unknown) {
    loaded.set(nameOf(path, asked), { path, at: Date.now() })
  },

  has(path: string, asked: unknown, within = freshFor): boolean {
    const at = loaded.get(nameOf(path, asked))?.at
    return at !== undefined && Date.now() - at < within
  },

  /** What was read on another day. */
  clear() {
    drops += 1
    loaded.clear()
  },

  /** What a change has made out of date is loaded by the next page that shows it. */
  drop(endpoints: readonly AnyEndpoint[]) {
    drops += 1
    for (const [name, { path }] of loaded) if (isOutdated(path, endpoints)) loaded.delete(name)
  },
}
