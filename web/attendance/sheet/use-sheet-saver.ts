import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { mutate } from 'swr'
import { CorrectedDay, correctAttendance } from '#shared/attendance/contract/correct-attendance.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import type { Said } from '#shared/attendance/corrected.ts'
import { isDay, type Day, type Month } from '#shared/calendar/day.ts'
import type { ApiError } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { DraftsContext, type Drafts } from '#web/api/drafts/drafts-context.ts'
import { outdatedBy } from '#web/api/revalidation.ts'
import { retryKeys } from '#web/api/retry-keys.ts'
import { keyOf } from '#web/api/use-api.ts'
import { revalidate } from '#web/api/use-change.ts'
import { useMe } from '#web/api/use-me.ts'
import { sheetSaver, type SheetSaver, type Unsaved, type UnsavedDays } from './sheet-saver.ts'

/** With what a sheet is asked for; one's own without a `user`. */
export const inputOf = (user: string | undefined, month: Month) => ({
  query: { ...(user !== undefined && { user_id: user }), month },
})

/** Those that are at work: whoever goes to another page and comes back finds what was still being saved. */
const savers = new Map<string, SheetSaver>()

/** Saves what is typed into a sheet; what is not saved yet is kept as a draft. */
export function useSheetSaver(user: string | undefined, month: Month) {
  const drafts = useContext(DraftsContext)
  const me = useMe()
  const name = draftNameOf(me, `attendance.${user ?? me?.id}.${month}`)
  const saver = useMemo(() => saverNamed(name, drafts, sending(user, month)), [name, drafts, user, month])
  useEffect(() => {
    if (saver.current().days.size) saver.retry()
  }, [saver])
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.current) }
}

function saverNamed(name: string, drafts: Drafts | undefined, send: (date: Day, said: Said) => Promise<void>) {
  const kept = typedIn(drafts?.load(name))
  const known = savers.get(name)
  // Without its drafts, which end with what somebody gives up, it knows what nobody wants any more.
  if (known && (known.current().isSending || known.current().days.size === kept.size)) return known
  const keep = (days: UnsavedDays) => {
    if (days.size) drafts?.save(name, Object.fromEntries([...days].map(([date, { said }]) => [date, said])))
    else drafts?.drop(name)
  }
  const saver = sheetSaver({ send, keep }, kept)
  savers.set(name, saver)
  return saver
}

/** What of a draft this release can still read. */
function typedIn(draft: unknown): UnsavedDays {
  const days = new Map<Day, Unsaved>()
  for (const [date, typed] of Object.entries(draft ?? {})) {
    const said = CorrectedDay.safeParse(typed).data
    if (isDay(date) && said) days.set(date, { said })
  }
  return days
}

/** Sends a correction, and shows the sheet of the reply. */
function sending(user: string | undefined, month: Month) {
  const keys = retryKeys(() => crypto.randomUUID())
  const others = outdatedBy(correctAttendance).filter(endpoint => endpoint.path !== showAttendance.path)
  return async (date: Day, said: Said) => {
    const asked = { path: { date }, body: { ...said, ...(user !== undefined && { user_id: user }) } }
    try {
      const reply = await call(correctAttendance, asked, { retryKey: keys.for(asked) })
      keys.done(asked)
      await mutate(keyOf(showAttendance, inputOf(user, month)), reply, { revalidate: false })
      if (others.length) void revalidate(others)
    } catch (error) {
      const { status } = error as ApiError
      if (status >= 400 && status < 500) keys.done(asked)
      // Somebody else was quicker: the sheet is not as it is shown.
      if (status === 404 || status === 409) void revalidate([showAttendance])
      throw error
    }
  }
}
