import { randomUUID } from 'node:crypto'
import { castOf, datedFactsOf, type Character, type Name } from '#infra/demo/cast.ts'
import { scenesOf, shutdownsOf, type Scene } from '#infra/demo/scenes.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { newAccount } from '#shared/account/rules.ts'
import { newCompany, newMember } from '#shared/company/rules.ts'
import { Problem } from '#shared/contract/problem.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { requestLeave } from '#shared/leave/request/request-leave.ts'
import { denyLeave } from '#shared/leave/request/decide-leave.ts'
import { emptyAccount, emptyBook, type Situation } from '#shared/leave/situation.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import { withPersonalInformation } from '#shared/people/personal-information.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'

const someone = newAccount({ id: 'anybody', email: 'anybody@kekto.example', language: 'hu', created_at: 0 })
const owner: LeaveActor = { user: 'owner', role: 3 }
const { calendar } = newCompany({
  id: 'company',
  founder: someone,
  name: 'Company',
  country: 'HU',
  working_hours: generalWeek,
  created_at: 0,
})

/** Plays the demo of a day by the rules alone, without any cloud, and gives what would be refused. */
export function rehearsed(today: Day): string[] {
  const cast = castOf(today)
  const refusals: string[] = []
  const scenes = scenesOf(today, cast)
  for (const name of Object.keys(cast) as Name[])
    try {
      let situation = situationOf(name, cast[name], today)
      for (const scene of scenes.filter(({ who }) => who === name)) situation = after(situation, scene)
      for (const { who, asked, ...period } of shutdownsOf(today))
        if (who.includes(name)) {
          const shutdown = { ...period, type_id: 1, comment: '', auto_approve: 1 as const }
          situation = { ...situation, ...requestLeave(shutdown, situation, making(owner, asked)) }
        }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refusals.push(`${name}: ${JSON.stringify(error.errors ?? error.sentence)}`)
    }
  return refusals
}

const making = (by: LeaveActor, today: Day) => ({ id: 'request', by, today, at: 0 })

function situationOf(name: Name, character: Character, today: Day): Situation {
  const whose = { company: 'company', member: name }
  const account = { ...someone, id: name }
  const newcomer = {
    member: {
      ...newMember({ company: 'company', account, role: 1, created_at: Date.parse(today) / 1000 }),
      status: 'active' as const,
    },
    terms: newEmploymentTerms(whose),
  }
  const { group: _, children = [], extra, brought: _b, earlier_employments: _e, ...rest } = character
  const { employer_extra_grants: _g, hazardous_periods: _h, ...facts } = rest
  const known = withPersonalInformation(newcomer, facts, today)
  const person = withEmploymentInformation(
    known,
    { ...facts, ...datedFactsOf(character), children: [...children] },
    { today, companyHours: generalWeek, hasGroup: () => true, hasLeave: () => false, newId: randomUUID },
  )
  const granted = extra ? [{ ...extra, id: 'extra', by: 'owner', at: 0 }] : []
  const years = [-2, -1, 0, 1, 2].map(step => yearOf(today) + step)
  const books = years.map(year => ({ ...emptyBook(whose, year), extras: year === yearOf(today) ? granted : [] }))
  return { ...person, calendar, account: emptyAccount(whose), books }
}

/** A situation after a scene: what is denied or taken back leaves it as it was. */
function after(situation: Situation, scene: Scene): Situation {
  const { who, recorded, asked: sent, decided: _, outcome, child, ...request } = scene
  const draft = {
    ...request,
    ...(child !== undefined && { child_id: situation.terms.children[child]?.id }),
    ...(recorded && { auto_approve: 1 as const }),
  }
  const by: LeaveActor = recorded ? owner : { user: who, role: 1 }
  const asked = requestLeave(draft, situation, making(by, sent))
  if (outcome === 'pending' && asked.request.status !== 'pending') throw new Error(`${who} waits for nothing`)
  if (outcome === 'denied') denyLeave(asked.request, situation.member, asked, { by: owner, comment: '', at: 0 })
  return outcome === 'denied' || outcome === 'cancelled' ? situation : { ...situation, ...asked }
}
