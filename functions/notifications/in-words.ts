import type { Day } from '#shared/calendar/day.ts'
import { deadlineInWords } from '#shared/notifications/deadline-in-words.ts'
import { notificationTypes, type Notification } from '#shared/notifications/model.ts'
import { leaveNewsKey, notificationKey } from '#shared/notifications/leave-events.ts'
import type { Language } from '#shared/words/language.ts'
import { sayEmail } from '#shared/words/say-email.ts'

/** What a sentence is made of, and who reads it. */
type Told = Pick<Notification, 'type' | 'member' | 'about' | 'fact_change' | 'person' | 'deadline' | 'message'> &
  Partial<Pick<Notification, 'file'>>

/** What happened as a sentence, and whom it is about; it names the day where it is read on another one. */
export function inWords(told: Told, language: Language, day?: Day) {
  const { about, fact_change, person: unreached, deadline, file, message } = told
  const person = about ?? fact_change ?? unreached
  const name = person ? sayEmail({ key: 'problems:personName', values: person.name }, language).trim() : ''
  const ready = file && sayEmail({ key: 'emails:fileReady', values: { name: file.name } }, language)
  const said = ready ?? (deadline ? deadlineInWords(deadline, language) : message)
  return {
    sentence:
      said ?? sayEmail({ key: `emails:${keyOf(told, day)}`, values: { name, ...(day && { date: day }) } }, language),
    person: person ? { id: person.user_id, name } : null,
  }
}

function keyOf({ type, about, member }: Told, day?: Day) {
  if (about) return leaveNewsKey({ ...about, type, isOwn: about.user_id === member })
  if (day && type === notificationTypes.birthday) return 'birthdayOn'
  return day && type === notificationTypes.workAnniversary ? 'anniversaryOn' : notificationKey(type)
}
