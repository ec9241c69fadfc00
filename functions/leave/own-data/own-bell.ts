import * as z from 'zod/mini'
import { accountPartition, memberPartition } from '#functions/platform/keys.ts'
import { list } from '#functions/platform/table.ts'

const About = z.looseObject({ user_id: z.string() })

/** A notification as far as it tells whom it is about. */
const bell = {
  name: 'Notification',
  schema: z.looseObject({
    created_at: z.int(),
    is_seen: z.boolean(),
    about: z._default(z.nullable(About), null),
    fact_change: z.optional(About),
    person: z.optional(About),
    /** Whoever wrote it is named, but it is about its reader. */
    from_message: z.optional(z.string()),
  }),
}

/** Somebody's notifications; of one about somebody else, which may tell of their leave, only when it came and whether it was seen. */
export async function bellOf(whose: { company: string; member: string }): Promise<object[]> {
  const found = await list(bell, { pk: memberPartition(whose), prefix: 'NOTIFICATION#' })
  return found.map(({ about, fact_change, person, ...rest }) => {
    const others = [about, fact_change, ...(rest.from_message ? [] : [person])].filter(
      one => one && one.user_id !== whose.member,
    )
    const { created_at, is_seen } = rest
    return others.length ? { created_at, is_seen, about_someone_else: true } : { ...rest, about, fact_change }
  })
}

const preferences = { name: 'NotificationPreferences', schema: z.looseObject({}) }

/** What somebody has chosen to be told of; nothing where they never did. */
export const preferencesOf = async (whose: { company: string; member: string }): Promise<object[]> =>
  list(preferences, { pk: memberPartition(whose), prefix: 'NOTIFICATION_PREFERENCES' })

const browsers = { name: 'PushSubscription', schema: z.looseObject({ session: z.string() }) }

/** The sessions of an account whose browsers show notifications. */
export async function sessionsTold(account: string): Promise<ReadonlySet<string>> {
  const found = await list(browsers, { pk: accountPartition(account), prefix: 'PUSH#' })
  return new Set(found.map(({ session }) => session))
}
