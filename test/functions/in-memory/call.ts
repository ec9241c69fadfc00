import { perCallOf } from '#functions/platform/per-call.ts'
import type { Write } from '#functions/platform/table.ts'

/** A fixed day, so that what is counted from it does not depend on when the tests run. */
export const today = '2026-11-20'
export const now = { today, seconds: Date.parse(today) / 1000 }

/** The write by which a repeated call is known, as every commit of such a call has to hold it. */
const once = (): Write[] => [{ step: { Put: { TableName: 'table', Item: { _pk: 'REPLY', _sk: 'once' } } } }]

export interface Caller {
  user: string
  company?: string
  role?: 1 | 2 | 3
  language?: 'hu' | 'en'
  cookies?: Record<string, string>
  address?: string
  userAgent?: string
  showsTypes?: boolean
}

/**
 * Calls what a handler does, without the frame that says who calls and what the reply looks like; for files in which `serve`
 * is replaced by the plain code that it is given.
 */
export async function call<Reply>(
  handler: unknown,
  input: object,
  { user, company = 'c', role = 1, language = 'en', cookies: sent = {}, showsTypes = false, ...from }: Caller,
) {
  const cookies: string[] = []
  const actor = {
    account: user,
    user,
    role,
    company,
    companyName: 'Cég',
    session: 'session',
    selected: 'c',
    showsTypes,
  }
  const context = {
    actor,
    now,
    language,
    address: from.address ?? '198.51.100.7',
    browser: { userAgent: from.userAgent ?? '', cookies: sent },
    setCookie: (cookie: string) => void cookies.push(cookie),
    once,
    earlierReply: () => Promise.resolve(undefined),
    version: { isAsked: false, isKept: () => false, set: () => {} },
    perCall: perCallOf(),
    isAbout: () => {},
    succeedsAs: () => {},
    report: () => {},
  }
  const reply = await (handler as (input: object, context: object) => Promise<Reply>)({ query: {}, ...input }, context)
  return { reply, cookies }
}

/** What a call was refused with. */
export const refusal = (calling: Promise<unknown>): Promise<unknown> =>
  calling.then(
    () => undefined,
    (error: unknown) => error,
  )
