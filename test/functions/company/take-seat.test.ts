import { describe, expect, it } from 'vitest'
import { noPlan } from '#shared/company/plan/plan.ts'
import { asOwner, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { memberOf } = await import('../in-memory/office.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { headcounts } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')

const overSince = { ...noPlan('c'), trial_from: '2026-01-01' }
const people = (active: number) => office.table.keep(headcounts, { company: 'c', part: '', active })
const activate = (id: string) => to('people/activate-person', { path: { id } }, asOwner)

/** Two who were deactivated, in a company with so many others. */
function twoAway(active: number) {
  people(active)
  for (const id of ['anna', 'emese'] as const) office.table.keep(members, memberOf(id, { status: 'inactive' }))
}

describe('P05 the last seat', () => {
  it('changes the plan as it was read, so that of two who take it one begins again', async () => {
    office.table.keep(companyPlans, overSince)
    twoAway(8)
    await activate('anna')
    expect(office.table.commits().at(-1)).toContain('put COMPANY#c PLAN')
    await expect(activate('emese')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is refused where nobody has it any more', async () => {
    office.table.keep(companyPlans, overSince)
    twoAway(9)
    await expect(activate('anna')).rejects.toMatchObject({
      code: 'conflict',
      sentence: { key: 'refusals:seatsFull', values: { count: 9 } },
    })
  })

  it('is no matter of two at once where nothing limits them', async () => {
    office.table.keep(companyPlans, { ...noPlan('c'), grant: 'granted' as const })
    twoAway(40)
    expect(await Promise.all([activate('anna'), activate('emese')])).toMatchObject([{ id: 'anna' }, { id: 'emese' }])
    expect(office.table.commits().flat()).not.toContain('put COMPANY#c PLAN')
  })
})
