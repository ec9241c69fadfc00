import { useCallback, useEffect, useRef, useState } from 'react'
import { listBalances, mostBalances, mostInView, type PersonBalance } from '#shared/leave/contract/list-balances.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'

/** How long a view rests before its balances are asked for, in milliseconds. */
const rest = 100

/** How many calls for the balances of everybody are under way at once. */
const callsAtOnce = 3

/** The balance of each person, null where none can be told; who is not there yet is not known. */
export type Balances = ReadonlyMap<string, PersonBalance | null>

interface BalancesProps {
  /** Whose rows are in view. */
  inView: readonly string[]
  /** Whose balances are needed whether in view or not. */
  everybody: readonly string[]
  /** Counts one more when all are to be asked for anew. */
  changes?: number
}

/** The balances of who was in view so far and of everybody who is needed, asked for once; and whether some of these are still to come. */
export function useBalances({ inView, everybody, changes = 0 }: BalancesProps) {
  const [balances, setBalances] = useState<Balances>(new Map())
  const asked = useRef(new Set<string>())
  const counted = useRef(changes)
  const [wanted, needed] = [inView.join(','), everybody.join(',')]
  const [given, giveUp] = useState<string>()

  const forgetBefore = useCallback((count: number) => {
    if (counted.current !== count) asked.current = new Set()
    counted.current = count
  }, [])

  /** Who could not be told is asked for again with the next view. */
  const load = useCallback(async (ids: readonly string[]) => {
    ids.forEach(id => asked.current.add(id))
    try {
      const { data } = await call(listBalances, { query: { ids: ids.join(',') } })
      const found = new Map(data.map(one => [one.id, one]))
      setBalances(before => new Map([...before, ...ids.map(id => [id, found.get(id) ?? null] as const)]))
    } catch (error) {
      ids.forEach(id => asked.current.delete(id))
      throw error
    }
  }, [])

  useEffect(() => {
    forgetBefore(changes)
    const timer = setTimeout(() => {
      for (const ids of inParts(unasked(wanted, asked.current), mostInView)) load(ids).catch(() => {})
    }, rest)
    return () => clearTimeout(timer)
  }, [wanted, changes, forgetBefore, load])

  useEffect(() => {
    forgetBefore(changes)
    let isOver = false
    async function loadInTurn() {
      for (;;) {
        const ids = unasked(needed, asked.current).slice(0, mostBalances)
        if (isOver || ids.length === 0) return
        await load(ids)
      }
    }
    void toastOnError(async () => {
      try {
        await Promise.all(Array.from({ length: callsAtOnce }, loadInTurn))
      } catch (error) {
        giveUp(needed)
        throw error
      }
    })
    return () => void (isOver = true)
  }, [needed, changes, forgetBefore, load])

  return { balances, isLoading: needed !== given && everybody.some(id => !balances.has(id)) }
}

const unasked = (ids: string, asked: ReadonlySet<string>) => ids.split(',').filter(id => id && !asked.has(id))

const inParts = (ids: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size))
