import { consume } from '#functions/platform/consume.ts'
import { nowAt, type Now } from '#functions/platform/clock.ts'
import { unstored } from '#functions/platform/kind.ts'
import { send } from '#functions/platform/mail.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { LetterRequest } from './letter-request.ts'
import { deliveries, type Delivery } from './notice-store.ts'
import { write } from './write-letter.ts'

/** After so many seconds a letter that was begun and not finished is taken for lost, and sent again. */
const sendingTakesAtMost = 60
const rememberedFor = 30 * 24 * 3600

/** Sends letters, each once however often it is asked for; one that nobody should get any more is dropped. */
export const handler = consume(async body => {
  const request = LetterRequest.parse(body)
  const now = nowAt(new Date())
  const letter = await write(request)
  if (!letter) return
  const { member, ...mail } = letter

  const known = await get(deliveries, { event: request.event, member })
  if (known?.state === 'sent') return
  if (known && now.seconds - known.began_at < sendingTakesAtMost) throw new Error('The letter is just being sent')

  const begun = known ?? unstored(begin(request.event, member, now))
  await commit(replace(deliveries, { ...begun, began_at: now.seconds }))
  await send({ ...mail, event: request.event })
  await commit(replace(deliveries, { ...begun, state: 'sent', _version: begun._version + 1 }))
})

const begin = (event: string, member: string, { seconds }: Now): Delivery => ({
  event,
  member,
  state: 'sending',
  began_at: seconds,
  expires_at: seconds + rememberedFor,
})
