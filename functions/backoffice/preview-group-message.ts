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
  const [group, operator, audience] = await Promise.all([
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
  const { _version: version, rule } = group
  // A rule is judged anew when the message is brought to its companies.
  const told = rule && audience.how === 'exactly' ? { ...audience, how: 'about' as const } : audience
  return { data: { audience: told, version, hu: preview('hu'), en: preview('en') } }
})
