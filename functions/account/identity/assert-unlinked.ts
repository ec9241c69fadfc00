import { providerNames, type Provider } from '#shared/account/identity.ts'
import type { Account } from '#shared/account/model.ts'
import { problem } from '#shared/contract/problem.ts'

/** An account has one identity of each provider. @throws Problem `conflict` */
export function assertUnlinked({ identities }: Pick<Account, 'identities'>, provider: Provider) {
  if (identities.some(linked => linked.provider === provider))
    throw problem('conflict', 'refusals:identityLinkedAlready', { provider: providerNames[provider] })
}
