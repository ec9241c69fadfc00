import type { Said } from '#shared/attendance/corrected.ts'
import type { Day } from '#shared/calendar/day.ts'
import { ApiError } from '#shared/contract/client.ts'
import { changedSince } from '#web/api/drafts/fitting.ts'

/** What was typed of a day and is not saved yet; with an error it was refused, or did not arrive. */
export interface Unsaved {
  said: Said
  error?: string
}
export type UnsavedDays = ReadonlyMap<Day, Unsaved>

interface Saving {
  send: (date: Day, said: Said) => Promise<void>
  /** Keeps what is not saved yet, so that a reload loses nothing. */
  keep: (days: UnsavedDays) => void
  /** The time, in milliseconds. */
  now?: () => number
}

interface SaverState {
  days: UnsavedDays
  isSending: boolean
  /** When something was saved last, in unix seconds; undefined where nothing was yet. */
  savedAt?: number
}

/** Saves the corrections of one sheet one after the other, each day with all that was typed of it; what cannot be saved stays. */
export function sheetSaver({ send, keep, now = Date.now }: Saving, before: UnsavedDays) {
  let state: SaverState = { days: before, isSending: false }
  const watchers = new Set<() => void>()

  function become(next: Partial<SaverState>) {
    if (next.days) keep(next.days)
    state = { ...state, ...next }
    for (const watcher of watchers) watcher()
  }
  const put = (date: Day, unsaved: Unsaved) => become({ days: new Map([...state.days, [date, unsaved]]) })
  const remove = (date: Day) => become({ days: new Map([...state.days].filter(([one]) => one !== date)) })

  /** What was typed while it was being sent stays, to be saved next. */
  function settle(date: Day, sent: Said) {
    const latest = state.days.get(date)?.said
    const typed = latest && changedSince(sent, latest)
    if (typed) put(date, { said: typed })
    else remove(date)
  }

  async function work() {
    if (state.isSending) return
    become({ isSending: true })
    try {
      for (let isReached = true; isReached;) {
        const [date, next] = [...state.days].find(([, { error }]) => error === undefined) ?? []
        if (date === undefined || !next) return
        isReached = await sendOne(date, next.said)
      }
    } finally {
      become({ isSending: false })
    }
  }

  /** Whether the server was reached, so that the next one is worth sending. */
  async function sendOne(date: Day, said: Said) {
    try {
      await send(date, said)
      settle(date, said)
      become({ savedAt: Math.trunc(now() / 1000) })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const latest = state.days.get(date)
      const isReached = error.status >= 400 && error.status < 500
      // What was typed meanwhile may well be accepted.
      if (latest && !(isReached && latest.said !== said)) put(date, { said: latest.said, error: error.message })
      return isReached
    }
  }

  return {
    current: () => state,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    /** Saves what was typed of some days. */
    save: (edits: readonly { date: Day; said: Said }[]) => {
      for (const { date, said } of edits) put(date, { said: { ...state.days.get(date)?.said, ...said } })
      void work()
    },
    /** Tries again to save what could not be. */
    retry: () => {
      become({ days: new Map([...state.days].map(([date, { said }]) => [date, { said }])) })
      void work()
    },
    /** What was typed of a day is not wanted any more. */
    discard: remove,
  }
}

export type SheetSaver = ReturnType<typeof sheetSaver>
