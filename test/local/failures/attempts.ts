import { randomUUID } from 'node:crypto'
import { callerOf, type Caller } from '#infra/demo/caller.ts'
import { emailOf, password, type Name } from '#infra/demo/cast.ts'
import { account } from '#shared/account/contract.ts'
import type { Day } from '#shared/calendar/day.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'

/** A call that may have been answered or not when everything died. */
export interface Attempt {
  day: Day
  key: string
  /** The request's id once it was answered; nothing where the day is a holiday, which is not asked for. */
  answered?: { id?: string }
}

/** Unpaid leave takes from no balance, so that any number of days may be asked for. */
export async function ask(caller: Caller, { day, key }: Attempt): Promise<{ id?: string }> {
  const body = { type_id: 5 as const, from_date: day, to_date: day, comment: key }
  try {
    const { data } = await caller.ask(leave.requestLeave, { body }, { 'idempotency-key': key })
    return Array.isArray(data) ? {} : { id: data.id }
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return {}
    throw error
  }
}

/** Asks for one day after the other until nobody answers any more. */
export async function load(caller: Caller, attempts: Attempt[], days: Iterable<Day>) {
  for (const day of days) {
    const attempt: Attempt = { day, key: randomUUID() }
    attempts.push(attempt)
    try {
      attempt.answered = await ask(caller, attempt)
    } catch {
      return
    }
  }
}

export async function signedIn(url: string, name: Name): Promise<Caller> {
  const caller = callerOf(url)
  await caller.ask(account.logIn, { body: { email: emailOf(name), password } })
  return caller
}
