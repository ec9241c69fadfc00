import { members } from '#functions/company/member-store.ts'
import { factChanges } from '#functions/people/fact-change-store.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { factsEmail } from '#shared/notifications/facts-email.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { mayConfirm } from '#shared/people/facts/course.ts'
import { extraInWords, factLabel } from '#shared/people/facts/fact-in-words.ts'
import type { CountedFact } from '#shared/people/facts/counted-facts.ts'
import type { FactChange } from '#shared/people/facts/fact-change.ts'
import type { Language } from '#shared/words/language.ts'
import { sayEmail } from '#shared/words/say-email.ts'
import { nameOf, pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { recipientIn } from './recipient.ts'

type FactsJob = JobOf<'facts'>

/** Skips a proposal that was withdrawn or decided since, and a recipient who may no longer decide on it. */
export async function composeFactsEmail(job: FactsJob): Promise<AddressedEmail | undefined> {
  const { company: id, to, member, type } = job
  const [reached, [person, change]] = await Promise.all([
    recipientIn(id, to),
    getBatch(
      lookup(members, { company: id, id: member }),
      lookup(factChanges, { company: id, member, id: job.change }),
    ),
  ])
  if (!reached || !person || !change) return undefined
  const { company, recipient } = reached
  if (to !== member && !mayConfirm(recipient, person)) return undefined
  if (type === notificationTypes.factsProposed && change.status !== 'proposed') return undefined
  const { language } = recipient
  const page = `${to === member ? 'user' : `user/${member}`}/${pageOf(change)}`
  const content = factsEmail(
    {
      type,
      recipient: recipient.first_name,
      person: nameOf(person, language),
      facts: labelsOf(change, language),
      reason: change.decision?.reason ?? '',
      company: company.name,
      address: pageAt(page, language),
      settings: settingsPage(language),
    },
    language,
  )
  return { ...content, to: recipient.email, member: recipient.id }
}

/** The page of the profile that shows the changed facts. */
const pageOf = ({ facts, extra }: FactChange) =>
  !extra && facts.every(({ fact }) => fact === 'birth_date' || fact === 'gender')
    ? 'personal-information'
    : 'employee-information'

/** Facts whose very name, beside that of a person, tells of somebody's health. */
const ofHealth: readonly CountedFact[] = ['health_damage_or_disability', 'caregiver']

/** The names of the changed facts; of those of health only the product tells, to whoever is signed in. */
function labelsOf({ facts, extra }: FactChange, language: Language): string {
  const label = (fact: CountedFact) =>
    ofHealth.includes(fact) ? sayEmail({ key: 'emails:personalFact' }, language) : factLabel(fact, language)
  const labels = [...facts.map(({ fact }) => label(fact)), ...(extra ? [extraInWords(extra, language).label] : [])]
  return [...new Set(labels)].join(', ')
}
