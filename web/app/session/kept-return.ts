import * as z from 'zod/mini'
import { passwordResetLasts } from '#shared/account/model.ts'

const Kept = z.object({ path: z.string(), until: z.number() })
const name = 'return-path'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps where somebody was going who asked for a new password, as long as the link in the email is good: it opens in a tab that
 * knows nothing of the page on which it was asked for.
 */
export const keptReturnIn = (store: () => Store, now: () => number) => ({
  keep: (path: string) => {
    try {
      store().setItem(
        name,
        JSON.stringify({ path, until: now() + passwordResetLasts * 1000 } satisfies z.infer<typeof Kept>),
      )
    } catch {
      // Where storage is forbidden the way leads to the dashboard.
    }
  },

  get: (): string | undefined => {
    try {
      const { path, until } = Kept.parse(JSON.parse(store().getItem(name) ?? ''))
      return until > now() ? path : undefined
    } catch {
      return undefined
    }
  },

  drop: () => {
    try {
      store().removeItem(name)
    } catch {
      // Nothing was kept.
    }
  },
})

export const keptReturn = keptReturnIn(
  () => localStorage,
  () => Date.now(),
)
