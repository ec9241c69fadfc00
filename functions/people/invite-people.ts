import { Problem } from '#shared/contract/problem.ts'
import { people } from '#shared/people/contract.ts'
import { say } from '#shared/words/say.ts'
import { serve } from '#functions/platform/serve.ts'
import { untilSettled } from '#functions/platform/settle.ts'
import { commit } from '#functions/platform/table.ts'
import { invite } from './invite.ts'

/** One address does not hold up another; the same one twice is invited once. */
export const handler = serve(people.invitePeople, async ({ body }, { actor, now, language, once }) => {
  const asked = new Map(body.invites.map(wish => [wish.email, wish]))
  const results = new Map(
    await Promise.all(
      [...asked.values()].map(async wish => {
        const outcome = untilSettled(() => invite(wish, { ...actor, now, language })).catch(refused)
        return [wish.email, { email: wish.email, ...(await outcome) }] as const
      }),
    ),
  )
  const reply = { data: [...results.values()] }
  const remembered = once(reply)
  if (remembered.length) await commit(...remembered)
  return reply

  function refused(error: unknown) {
    if (!(error instanceof Problem)) throw error
    return { errors: [say(error.sentence, language)] }
  }
})
