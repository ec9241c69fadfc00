import { serve } from '#functions/platform/serve.ts'
import { notices as contract, type NoticeView } from '#shared/notices/contract.ts'
import type { Notice } from '#shared/notices/model.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { bellOf } from './notice-store.ts'

export const handler = serve(contract.listNotices, async (_, { actor, language }) => {
  const company = { id: actor.company, name: actor.companyName }
  const found = await bellOf({ company: actor.company, member: actor.user })
  return { data: found.map(notice => viewOf(notice, company, language)) }
})

function viewOf(
  { id, type, is_seen, created_at, about, message }: Notice,
  company: NoticeView['company'],
  language: Language,
): NoticeView {
  const name = about && say({ key: 'problems:personName', values: about.name }, language)
  return {
    id,
    type,
    is_seen,
    created_at,
    data: {
      model: about && {
        id: about.id,
        type_id: about.type_id,
        from_date: about.from_date,
        to_date: about.to_date,
        user_id: about.user_id,
      },
    },
    message: message ?? say({ key: `letters:notice${type}`, values: { name: name ?? '' } }, language),
    company,
    user: about && { id: about.user_id, name: name ?? '' },
  }
}
