import * as contract from '#shared/account/contract/identity/start-identity-log-in.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { openChallenge } from './challenge-store.ts'
import { providerAddress } from './identity/ask-provider.ts'
import { offered, pageOrigin, wayCookie } from './identity/way.ts'
import { countAttempt } from './throttle.ts'

/** Counted, since everybody may open challenges; what comes back is answered once, by the browser that has the cookie. */
export const handler = serve(contract.startIdentityLogIn, async ({ path, body }, context) => {
  const { now, address, origin: page, setCookie } = context
  const { provider, client } = await offered(path.provider)
  await countAttempt('identity', { address }, context)
  const origin = pageOrigin(page)
  const opened = { purpose: 'provider_log_in', account: null, value: origin, provider } as const
  const { token, write } = openChallenge({ ...opened, remember: body.remember_me }, now)
  const to = await providerAddress({ provider, client, token, origin })
  await commit(write)
  setCookie(wayCookie(token))
  return { data: { address: to } }
})
