import { useEffect, useRef, useState } from 'react'
import { listBalances, mostBalances, type PersonBalance } from '#shared/leave/contract/list-balances.ts'
import { call } from '#web/api/call.ts'

/** How long a view rests before its balances are asked for, in milliseconds. */
const rest = 100

/**
 * The balance of each person that was in view so far, asked for once; null where none can be told. All are asked for anew when
 * `changes` counts one more.
 */
export function useBalances(inView: readonly string[], changes = 0): ReadonlyMap<string, PersonBalance | null> {
  const [balances, setBalances] = useState<ReadonlyMap<string, PersonBalance | null>>(new Map())
  const asked = useRef(new Set<string>())
  const counted = useRef(changes)
  const wanted = inView.join(',')
  useEffect(() => {
    if (counted.current !== changes) asked.current = new Set()
    counted.current = changes
    const timer = setTimeout(() => {
      const ids = wanted.split(',').filter(id => id && !asked.current.has(id))
      for (let from = 0; from < ids.length; from += mostBalances) void load(ids.slice(from, from + mostBalances))
    }, rest)
    return () => clearTimeout(timer)

    async function load(ids: readonly string[]) {
      ids.forEach(id => asked.current.add(id))
      try {
        const { data } = await call(listBalances, { query: { ids: ids.join(',') } })
        const found = new Map(data.map(one => [one.id, one]))
        setBalances(before => new Map([...before, ...ids.map(id => [id, found.get(id) ?? null] as const)]))
      } catch {
        // They are asked for again with the next view.
        ids.forEach(id => asked.current.delete(id))
      }
    }
  }, [wanted, changes])
  return balances
}
