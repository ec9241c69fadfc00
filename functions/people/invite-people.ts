import { Problem } from '#shared/contract/problem.ts'
import { people } from '#shared/people/contract.ts'
import { say } from '#shared/words/say.ts'
import { serve, type Circumstances } from '#functions/platform/serve.ts'
import { untilSettled } from '#functions/platform/settle.ts'
import { invite, type Invited, type Wish } from './invite.ts'

/** One address does not hold up another; the same one twice is invited once. */
export const handler = serve(people.invitePeople, async ({ body }, circumstances) => {
  const asked = new Map(body.invites.map(wish => [wish.email, wish]))
  return { data: await Promise.all([...asked.values()].map(wish => answerTo(wish, circumstances))) }
})

/** Each address is a change of its own, so a repeated call goes on where the first one ended. */
async function answerTo(wish: Wish, { actor, now, language, once, earlier }: Circumstances<'admin'>) {
  const remember = (answer: Invited) => once(answer, wish.email)
  try {
    return await untilSettled(
      async () =>
        ((await earlier(wish.email)) as Invited | undefined) ?? invite(wish, { ...actor, now, language }, remember),
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { email: wish.email, errors: [say(error.sentence, language)] }
  }
}
