import * as z from 'zod/mini'
import { problem } from '#shared/contract/problem.ts'
import { unstored, type Kind } from '#functions/platform/kind.ts'
import { untilSettled } from '#functions/platform/settle.ts'
import { commit, get, getTogether, replace, wanted } from '#functions/platform/table.ts'

/** Failed tries to sign in, counted for a while by account and by address. */
const Failures = z.object({ of: z.string(), count: z.int(), expires_at: z.int() })
type Failures = z.infer<typeof Failures>

export const failures: Kind<Failures, { of: string }> = {
  name: 'Failures',
  schema: Failures,
  key: ({ of }) => ({ pk: `FAILURES#${of}`, sk: 'FAILURES' }),
  expires: ({ expires_at }) => expires_at,
}

/** How long failures are held against somebody, in seconds, and how many; an office shares one address. */
const heldFor = 15 * 60
const most = { account: 10, address: 100 }

/** Who tries: the account's e-mail address and the network address. */
export interface Trier {
  email: string
  address: string
}

const byAccount = ({ email }: Trier) => ({ of: `ACCOUNT#${email}` })
const byAddress = ({ address }: Trier) => ({ of: `ADDRESS#${address}` })

/** @throws Problem `tooMany` */
export async function refuseTooMany(trier: Trier) {
  const [account, address] = await getTogether(wanted(failures, byAccount(trier)), wanted(failures, byAddress(trier)))
  if ((account?.count ?? 0) >= most.account || (address?.count ?? 0) >= most.address) throw problem('tooMany')
}

export async function countFailure(trier: Trier, now: { seconds: number }) {
  await Promise.all([byAccount(trier), byAddress(trier)].map(of => untilSettled(() => countOne(of, now))))
}

async function countOne(of: { of: string }, now: { seconds: number }) {
  const counted = (await get(failures, of)) ?? unstored({ ...of, count: 0, expires_at: now.seconds + heldFor })
  await commit(replace(failures, { ...counted, count: counted.count + 1 }))
}
