import { accounts } from '#functions/account/account-store.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, lookup, replace } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/notifications/contract/save-preferences.ts'
import { nothingChosen, wantedBy, withChange } from '#shared/notifications/wanted.ts'
import { notificationDefaults, notificationPreferences } from './preference-store.ts'

export const handler = serve(
  contract.savePreferences,
  async ({ body: { service_emails, ...chosen } }, { actor, once }) => {
    const whose = { company: actor.company, member: actor.user }
    const [known, company, account] = await getBatch(
      lookup(notificationPreferences, whose),
      lookup(notificationDefaults, { company: actor.company }),
      lookup(accounts, { id: actor.user }),
    )
    if (!account) throw problem('notFound')
    const own = withChange(known ?? unstored({ ...whose, ...nothingChosen }), chosen)
    const refuses_service_emails = service_emails === undefined ? account.refuses_service_emails : !service_emails
    const reply = { data: { ...wantedBy({ own, company }), service_emails: !refuses_service_emails } }
    await commit(
      replace(notificationPreferences, own),
      ...(refuses_service_emails === account.refuses_service_emails
        ? []
        : [replace(accounts, { ...account, refuses_service_emails })]),
      ...once(reply),
    )
    return reply
  },
)
