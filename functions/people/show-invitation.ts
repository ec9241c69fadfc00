import * as contract from '#shared/people/contract/show-invitation.ts'
import { isEntered } from '#shared/account/identity.ts'
import { say } from '#shared/words/say.ts'
import { serve } from '#functions/platform/serve.ts'
import { receivedInvitation } from './received-invitation.ts'

export const handler = serve(contract.showInvitation, async ({ path: { token } }, { now, language }) => {
  const { invitation, account, company, inviter } = await receivedInvitation(token, now)
  const { first_name = '', last_name = '' } = inviter ?? {}
  return {
    data: {
      email: invitation.email,
      company: company.name,
      invited_by: say({ key: 'problems:personName', values: { first_name, last_name } }, language).trim(),
      has_account: isEntered(account),
    },
  }
})
