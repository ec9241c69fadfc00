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

/** A reading on its way, and whether nothing has made it out of date since it began. */
interface Reading {
  path: string
  isCurrent: boolean
}
const onTheirWay = new Set<Reading>()

/** Which readings need not be loaded again when a page is opened that shows them too. */
export const freshReadings = {
  /** Begins a reading, which is told by `isCurrent` whether its reply may say what was before a change. */
  begin(path: string): Reading {
    const reading = { path, isCurrent: true }
    onTheirWay.add(reading)
    return reading
  },

  end: (reading: Reading) => void onTheirWay.delete(reading),

  add(path: string, asked: unknown) {
    loaded.set(nameOf(path, asked), { path, at: Date.now() })
  },

  has(path: string, asked: unknown, within = freshFor): boolean {
    const at = loaded.get(nameOf(path, asked))?.at
    return at !== undefined && Date.now() - at < within
  },

  /** What was read on another day. */
  clear() {
    for (const reading of onTheirWay) reading.isCurrent = false
    loaded.clear()
  },

  /** What a change has made out of date is loaded by the next page that shows it. */
  drop(endpoints: readonly AnyEndpoint[]) {
    for (const reading of onTheirWay) if (isOutdated(reading.path, endpoints)) reading.isCurrent = false
    for (const [name, { path }] of loaded) if (isOutdated(path, endpoints)) loaded.delete(name)
  },
}
