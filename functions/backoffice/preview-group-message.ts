import * as contract from '#shared/backoffice/contract/user-groups/preview-group-message.ts'
import { textsOf } from '#shared/backoffice/user-groups/group-message-draft.ts'
import { wordsFor } from '#shared/notifications/messages/group-message.ts'
import { groupMessageParts } from '#shared/notifications/messages/group-message-email.ts'
import type { Language } from '#shared/words/language.ts'
import { accounts } from '#functions/account/account-store.ts'
import { pageAt, settingsPage } from '#functions/notifications/addressed-email.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { audienceSize } from './user-groups/audience-size.ts'
import { groupToWriteTo } from './user-groups/group-to-write-to.ts'

export const handler = serve(contract.previewGroupMessage, async ({ path: { id }, body }, { actor }) => {
  const [, operator, audience] = await Promise.all([
    groupToWriteTo(id),
    get(accounts, { id: actor.account }),
    audienceSize(id),
  ])
  const texts = textsOf(body)
  const preview = (language: Language) =>
    groupMessageParts(
      {
        words: wordsFor(texts, language),
        recipient: operator?.first_name ?? '',
        address: pageAt('dashboard', language),
        settings: settingsPage(language),
      },
      language,
    )
  return { data: { audience, hu: preview('hu'), en: preview('en') } }
})
