import { useState } from 'react'
import { notifications } from '#shared/notifications/contract.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useRemoval } from '../use-removal.ts'
import { joinedBell, type BellPage } from './joined-bell.ts'

/** The notifications of the reader: the newest, which the bell shows too, and the older ones that were loaded so far. */
export function useNotifications() {
  const reading = useApi(notifications.listNotifications)
  const remove = useRemoval()
  const [loaded, setLoaded] = useState<BellPage>()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [isLoading, setLoading] = useState(false)
  const all = reading.data && joinedBell(reading.data, loaded)

  async function loadOlder() {
    if (!all?.next) return
    const { data, next: cursor } = all
    setLoading(true)
    await toastOnError(async () => {
      const older = await call(notifications.listNotifications, { query: { cursor } })
      setLoaded({ data: [...data, ...older.data], next: older.next })
    })
    setLoading(false)
  }

  async function removeOne(id: string) {
    setRemoved(others => new Set([...others, id]))
    if (!(await remove(id))) setRemoved(others => new Set([...others].filter(other => other !== id)))
  }

  return {
    all: all?.data.filter(({ id }) => !removed.has(id)),
    hasOlder: (all?.next ?? null) !== null,
    failed: Boolean(reading.error),
    isLoading,
    loadOlder,
    removeOne,
    reload: () => void reading.mutate(),
    /** Those loaded before are not read again when all are marked. */
    showAsSeen: () =>
      setLoaded(pages => pages && { ...pages, data: pages.data.map(one => ({ ...one, is_seen: true })) }),
  }
}
