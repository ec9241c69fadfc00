import { expect, it } from 'vitest'
import { leaveTypeIds, leaveTypes } from '#shared/leave/types.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { CountedFact } from '#shared/people/facts/counted-facts.ts'
import { now } from '../in-memory/call.ts'
import { signLinks, stopClock } from '../in-memory/emails.ts'
import { asAnna, ask, openLeaveOffice, whose } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
signLinks()
stopClock()
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')

const compose = (job: object) => composeEmail(EmailJob.parse({ event: 'e', company: 'c', ...job }))

it.each(leaveTypes)('S3 the calendar file names $key only where no illness and no family could be told', async type => {
  const { id } = await ask(asAnna)
  const asked = office.table.kept(requests, { ...whose, id })!
  const history = [...asked.history, { what: 'approved', by: 'bela', at: now.seconds } as const]
  office.table.keep(requests, { ...asked, type_id: type.id, status: 'approved', history })
  const { approved } = notificationTypes
  const email = await compose({ email: 'leave', type: approved, to: 'anna', member: 'anna', request: id, step: 2 })
  const { content } = email!.file!
  const isNamed = [leaveTypeIds.vacation, leaveTypeIds.home].some(one => one === type.id)
  expect(content.includes('CLASS:PRIVATE')).toBe(!isNamed)
  expect(content.includes('SUMMARY:Absence')).toBe(!isNamed)
})

it('S3 an email about facts leaves those of health to the product', async () => {
  const of = async (...facts: CountedFact[]) => {
    const differences = facts.map(fact => ({ fact, before: [], after: [] }))
    office.table.keep(factChanges, { ...whose, id: 'f', status: 'proposed', by: 'anna', at: 1, facts: differences })
    const { factsProposed } = notificationTypes
    return (await compose({ email: 'facts', type: factsProposed, to: 'csilla', member: 'anna', change: 'f' }))!.text
  }
  expect(await of('health_damage_or_disability', 'caregiver')).toContain('Details concerned: Personal detail.')
  expect(await of('children', 'caregiver')).toContain('Details concerned: Children, Personal detail.')
})
