import * as z from 'zod/mini'
import { MessageWords, type GroupMessage } from '../../notifications/messages/group-message.ts'

/** What is typed in one language; both empty where it is not written in it. */
const Typed = z.object({
  subject: z.string({ error: 'problems:required' }),
  message: z.string({ error: 'problems:messageRequired' }),
})
type Typed = z.infer<typeof Typed>

export const isUnwritten = ({ subject, message }: Typed): boolean => !subject.trim() && !message.trim()

const languages = ['hu', 'en'] as const

/** Each language is written as a whole or not at all, and one of them is. */
const isWritten = z.check<Record<(typeof languages)[number], Typed>>(({ value, issues }) => {
  const left = languages.filter(language => isUnwritten(value[language]))
  for (const language of languages) {
    if (left.includes(language) && (language === 'en' || left.length < languages.length)) continue
    for (const { path, message } of MessageWords.safeParse(value[language]).error?.issues ?? [])
      issues.push({ code: 'custom', input: value, path: [language, ...path], message })
  }
})

/** What an operator writes to a user group, in one language or both. */
export const GroupMessageDraft = z
  .object({ hu: Typed, en: Typed, with_email: z.boolean({ error: 'problems:required' }) })
  .check(isWritten)
export type GroupMessageDraft = z.infer<typeof GroupMessageDraft>

const writtenIn = (typed: Typed) => (isUnwritten(typed) ? null : MessageWords.parse(typed))

/** The texts of a draft as they are kept; null in a language in which it is not written. */
export const textsOf = ({ hu, en }: GroupMessageDraft): Pick<GroupMessage, 'hu' | 'en'> => ({
  hu: writtenIn(hu),
  en: writtenIn(en),
})
