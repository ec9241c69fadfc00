import { directoryStateOf } from '#functions/company/directory.ts'
import { awayDuring } from '#functions/leave/away.ts'
import { colleaguesAway } from '#functions/leave/colleagues-away.ts'
import type { Period } from '#shared/calendar/period.ts'
import type { Member } from '#shared/company/model.ts'
import type { ColleagueAway } from '#shared/notifications/email/leave-facts.ts'
import type { Language } from '#shared/words/language.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { nameOf } from './addressed-email.ts'

/** Who else of a person's group is away during a leave, without saying why; first those who are so for certain. */
export async function colleaguesDuring(period: Period, person: Member, language: Language): Promise<ColleagueAway[]> {
  const { company } = person
  const [absent, directory] = await Promise.all([
    awayDuring(company, period, { mayLag: true }),
    directoryStateOf(company),
  ])
  const away = await colleaguesAway(person, absent, directory)
  return away
    .map(({ colleague, from_date, to_date, status }) => ({
      name: nameOf(colleague, language),
      period: periodInWords(from_date, to_date, language),
      isAsked: status === 'pending',
    }))
    .sort((one, other) => Number(one.isAsked) - Number(other.isAsked))
}
