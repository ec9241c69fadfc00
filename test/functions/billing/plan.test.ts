import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import { lastTrialDay, noPlan, trialDays } from '#shared/company/plan/plan.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { Problem } from '#shared/contract/problem.ts'
import { now, refusal as refused, type Caller } from '../in-memory/call.ts'
import { asAdmin, asOwner, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { accountOf, memberOf } = await import('../in-memory/office.ts')
const { runJobOn } = await import('../in-memory/jobs.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { auditEntries } = await import('#functions/company/audit-store.ts')
const { companies, headcounts } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { followPlan, followPlanOnChange } = await import('#functions/billing/follow-plan.ts')
const { answerGrant } = await import('#functions/billing/answer-grant.ts')
const { emailOfBilling } = await import('#functions/billing/on-change.ts')
const { payOrder } = await import('#functions/billing/pay-order.ts')
const { takeSeat } = await import('#functions/company/take-seat.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { orders } = await import('#functions/billing/order-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { log } = await import('#functions/platform/log.ts')

const { today } = now
beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  // The index of companies has all that there are.
  office.table.keep(companies, office.table.kept(companies, { id: 'c' })!)
})

const refusal = async (asking: () => Promise<unknown>) => (await refused(asking())) as Problem
/** An item as the stream brings it. */
const imageOf = (kind: { name: string }, item: object) => ({ _version: 1, ...item, _kind: kind.name })
const people = (active: number) => office.table.keep(headcounts, { company: 'c', part: '', active })
const form = {
  plan: 'standard',
  term: 'year',
  gross: 136_906,
  name: 'Kéktó Műhely Kft.',
  tax_number: '12345676-2-41',
  postcode: '2600',
  city: 'Vác',
  address: 'Duna-sor 14.',
  email: 'penzugy@kekto.example',
  reference: null,
}
const show = (by: Caller = asAdmin) => to<PlanView['data']>('billing/show-plan', { query: {} }, by)
const order = (over: object = {}, by: Caller = asAdmin) =>
  to<PlanView['data']>('billing/order-plan', { body: { ...form, ...over } }, by)
const keptPlan = () => office.table.kept(companyPlans, { company: 'c' })
const isReadOnly = () => office.table.kept(companies, { id: 'c' })!.is_read_only
const nowOn = (day: Day) => ({ today: day, seconds: Date.parse(`${day}T12:00:00Z`) / 1000 })
const acts = () =>
  [...office.table.rows().values()].filter(row => row._kind === auditEntries.name).map(({ act }) => act)

describe('P05 the plan of a company', () => {
  it('is free with up to nine people, and a trial with ten, which is what every plan would cost', async () => {
    people(9)
    expect(await show()).toMatchObject({ standing: 'starter', seats: 9, offers: [], trial: null, last_day: null })
    people(22)
    const view = await show()
    expect(view).toMatchObject({ standing: 'trial', seats: 22, last_day: lastTrialDay(today), orders: [] })
    expect(view.offers.map(({ plan, term, net }) => [plan, term, net])).toEqual([
      ['standard', 'month', 10_780],
      ['standard', 'year', 107_800],
      ['premium', 'month', 17_380],
      ['premium', 'year', 173_800],
    ])
  })

  it('is ordered for more people than there are, also by who has nine, and never for fewer', async () => {
    people(9)
    const offers = (await to<PlanView['data']>('billing/show-plan', { query: { seats: '12' } }, asAdmin)).offers
    const { gross } = offers.find(one => one.plan === 'standard' && one.term === 'month')!
    const { orders: made } = await order({ term: 'month', seats: 12, gross })
    expect(made[0]).toMatchObject({ seats: 12, net: 5_880, state: 'ordered' })
    await payOrder('c', made[0]!.number, now)
    expect(await show()).toMatchObject({ standing: 'subscribed', seat_limit: 12, seats: 9 })
    people(12)
    const plan = { ...keptPlan()!, _version: 1 }
    await expect(takeSeat(plan, today)).rejects.toMatchObject({ code: 'conflict' })
    people(11)
    expect(await takeSeat(plan, today)).toHaveLength(1)
    people(13)
    expect(await refusal(() => order({ seats: 12 }))).toMatchObject({
      code: 'invalid',
      errors: { seats: [{ key: 'refusals:fewerSeats', values: { count: 13 } }] },
    })
  })

  it('begins its trial with the tenth person, once, and is free again with nine', async () => {
    const joined = (before: string | undefined, after: string) => ({
      before: before === undefined ? undefined : imageOf(members, memberOf('emese', { status: before as 'active' })),
      after: imageOf(members, memberOf('emese', { status: after as 'active' })),
    })
    people(9)
    await followPlanOnChange(joined('invited', 'active'))
    expect(keptPlan()).toBeUndefined()
    people(10)
    await followPlanOnChange(joined('active', 'active'))
    expect(keptPlan()).toBeUndefined()
    await followPlanOnChange(joined('invited', 'active'))
    expect(keptPlan()).toMatchObject({ trial_from: today })
    await followPlan('c', addDays(today, 120))
    expect(isReadOnly()).toBe(true)
    expect(keptPlan()).toMatchObject({ trial_from: today })
    people(9)
    vi.setSystemTime(`${addDays(today, 121)}T12:00:00Z`)
    await followPlanOnChange(joined('active', 'inactive'))
    expect(isReadOnly()).toBe(false)
  })

  it('is followed every morning, and its administrators are told 30, 7 and 1 days before it ends, once', async () => {
    people(12)
    await runJobOn(office, 'follow-plans', today)
    const last = lastTrialDay(today)
    for (const left of [31, 30, 30, 29, 7, 1, 0]) await runJobOn(office, 'follow-plans', addDays(last, -left))
    const told = [...office.table.rows().values()].filter(
      row => row._kind === notifications.name && row.type === notificationTypes.reminder,
    )
    expect(told.map(({ member, deadline }) => [member, deadline])).toEqual(
      ['csilla', 'denes', 'csilla', 'denes', 'csilla', 'denes'].map(member => [
        member,
        { kind: 'trial', last_date: last },
      ]),
    )
    expect(isReadOnly()).toBe(false)
    await runJobOn(office, 'follow-plans', addDays(last, 1))
    expect(isReadOnly()).toBe(true)
    const jobs = (office.tasks() as { email?: string }[]).filter(({ email }) => email === 'deadline')
    vi.setSystemTime(`${last}T08:00:00Z`)
    const email = await composeEmail(EmailJob.parse(jobs[0]))
    expect(email).toMatchObject({ subject: 'The last day of the free trial: 19 Mar 2027', to: 'csilla@example.hu' })
    expect(email?.text).toContain('/en/company/plan')
  })

  it('stays paid for where the task of an earlier morning comes late', async () => {
    people(12)
    office.table.keep(companyPlans, { ...noPlan('c'), trial_from: '2026-06-01' })
    await runJobOn(office, 'follow-plans', today)
    expect(isReadOnly()).toBe(true)
    const { offers } = await show()
    const { orders: made } = await order({
      gross: offers.find(one => one.plan === 'standard' && one.term === 'year')!.gross,
    })
    const later = addDays(today, 3)
    vi.setSystemTime(`${later}T12:00:00Z`)
    await payOrder('c', made[0]!.number, nowOn(later))
    expect(isReadOnly()).toBe(false)
    await runJobOn(office, 'follow-plans', addDays(today, 1))
    expect(isReadOnly()).toBe(false)
  })

  it('P06 is asked for by foundations and schools, and granted by an operator', async () => {
    people(40)
    expect(await to<PlanView['data']>('billing/ask-for-grant', {}, asAdmin)).toMatchObject({ grant: 'asked' })
    expect((await refusal(() => to('billing/ask-for-grant', {}, asOwner))).sentence.key).toBe('refusals:grantAsked')
    const after = imageOf(companyPlans, keptPlan()!)
    await emailOfBilling({ before: undefined, after })
    const email = await composeEmail(EmailJob.parse(office.tasks().at(-1)))
    expect(email).toMatchObject({ subject: 'Ingyenes használatot kér: Cég', to: process.env.SUPPORT_ADDRESS })
    await answerGrant('c', 'declined', now)
    await expect(answerGrant('c', 'declined', now)).rejects.toMatchObject({
      sentence: { key: 'refusals:grantNotAsked' },
    })
    expect(await to<PlanView['data']>('billing/ask-for-grant', {}, asOwner)).toMatchObject({ grant: 'asked' })
    await answerGrant('c', 'granted', now)
    await expect(answerGrant('c', 'granted', now)).rejects.toMatchObject({ sentence: { key: 'refusals:grantGiven' } })
    expect(await show()).toMatchObject({ standing: 'granted', last_day: null, offers: [] })
    expect(new Set(acts())).toEqual(new Set(['grant_asked', 'grant_declined', 'grant_given']))
  })

  it('P06 is taken back where it was given by mistake, which leaves the trial that there was', async () => {
    people(40)
    const trial_from = addDays(today, -trialDays)
    office.table.keep(companyPlans, { ...noPlan('c'), trial_from, grant: 'asked' })
    await answerGrant('c', 'granted', now)
    expect([isReadOnly(), (await show()).standing]).toEqual([false, 'granted'])
    await answerGrant('c', 'declined', now)
    expect([isReadOnly(), (await show()).standing]).toEqual([true, 'read_only'])
    expect(keptPlan()).toMatchObject({ trial_from, grant: 'none', grant_asked_by: null })
    office.table.keep(companyPlans, { ...noPlan('c'), trial_from: today, grant: 'granted' })
    await answerGrant('c', 'declined', now)
    expect([isReadOnly(), (await show()).standing]).toEqual([false, 'trial'])
    expect(acts().filter(act => act === 'grant_taken_back')).toHaveLength(2)
    expect(await to<PlanView['data']>('billing/ask-for-grant', {}, asOwner)).toMatchObject({ grant: 'asked' })
  })
})

describe('P05 an order', () => {
  it('is kept with its number, sum and buyer, and emailed to the buyer and to those who run the service', async () => {
    people(22)
    const view = await order()
    expect(view.orders).toMatchObject([
      {
        number: 'D-2026-0001',
        state: 'ordered',
        gross: 136_906,
        seats: 22,
        from_date: addDays(lastTrialDay(today), 1),
      },
    ])
    expect(view.billing_data).toMatchObject({ name: 'Kéktó Műhely Kft.', email: 'penzugy@kekto.example' })
    const after = imageOf(orders, office.table.kept(orders, { company: 'c', number: 'D-2026-0001' })!)
    await emailOfBilling({ before: undefined, after })
    const jobs = office.tasks().map(job => EmailJob.parse(job))
    const [toBuyer, toOperator] = await Promise.all(jobs.map(job => composeEmail(job)))
    expect(toBuyer).toMatchObject({
      to: 'penzugy@kekto.example',
      subject: 'Pro-forma invoice D-2026-0001: HUF\u00a0136,906',
    })
    for (const said of ['Kéktó Műhely Kft.', '12345676-2-41', '28 Nov 2026', 'VAT, 27%'])
      expect(toBuyer?.text).toContain(said)
    expect(toOperator).toMatchObject({ to: process.env.SUPPORT_ADDRESS })
    expect(toOperator?.subject).toContain('Új megrendelés, D-2026-0001: Cég')
    await emailOfBilling({ before: after, after })
    expect(office.tasks()).toHaveLength(2)
  })

  it('is refused for another sum than was seen, for a mistaken tax number, where everything is free, and by who has not confirmed the address', async () => {
    people(22)
    expect((await refusal(() => order({ gross: 1 }))).sentence).toMatchObject({
      key: 'refusals:sumChanged',
      values: { count: 22 },
    })
    expect((await refusal(() => order({ tax_number: '12345678-2-41' }))).errors).toHaveProperty('tax_number')
    office.table.keep(accounts, accountOf('csilla', { email_confirmed_at: null }))
    expect((await refusal(() => order())).sentence.key).toBe('refusals:orderAfterConfirming')
    office.table.keep(accounts, accountOf('csilla'))
    people(9)
    expect((await refusal(() => order())).sentence.key).toBe('refusals:nothingToOrder')
    expect(keptPlan()).toBeUndefined()
  })

  it('takes the place of an unpaid one of before, can be withdrawn, and is made ten times a day at most', async () => {
    people(22)
    await order()
    const second = await order({ plan: 'premium', gross: 220_726 })
    expect(second.orders.map(({ number, state }) => [number, state])).toEqual([
      ['D-2026-0002', 'ordered'],
      ['D-2026-0001', 'withdrawn'],
    ])
    const withdraw = (number: string) => to<PlanView['data']>('billing/withdraw-order', { path: { number } }, asAdmin)
    expect((await withdraw('D-2026-0002')).orders.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
    expect((await refusal(() => withdraw('D-2026-0002'))).sentence.key).toBe('refusals:orderWithdrawn')
    expect((await refusal(() => withdraw('D-2026-0009'))).code).toBe('notFound')
    for (let made = 2; made < 10; made++) await order()
    expect((await refusal(() => order())).code).toBe('tooMany')
    expect(new Set(acts())).toEqual(new Set(['plan_ordered', 'order_withdrawn']))
  })

  it('is paid once, opens a company that was read-only, and counts its term from the payment', async () => {
    people(22)
    office.table.keep(companyPlans, { ...noPlan('c'), trial_from: '2026-06-01' })
    await followPlan('c', today)
    expect(isReadOnly()).toBe(true)
    const { orders: made } = await order()
    const paid = addDays(today, 5)
    const pay = (number: string) => payOrder('c', number, nowOn(paid))
    await pay(made[0]!.number)
    expect(isReadOnly()).toBe(false)
    expect(keptPlan()?.subscriptions).toMatchObject([{ plan: 'standard', seats: 22, from_date: paid }])
    // Interrupted before the company was opened, it is opened by running it again.
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, is_read_only: true })
    await expect(pay(made[0]!.number)).rejects.toMatchObject({ sentence: { key: 'refusals:orderPaidAlready' } })
    expect(isReadOnly()).toBe(false)
    // The money may be on its way while the order is withdrawn.
    const [late] = (await to<PlanView['data']>('billing/order-plan', { body: { ...form, gross: 136_906 } }, asAdmin))
      .orders
    await to('billing/withdraw-order', { path: { number: late!.number } }, asAdmin)
    await pay(late!.number)
    expect(keptPlan()?.subscriptions).toHaveLength(2)
    const more = { ...office.table.kept(orders, { company: 'c', number: late!.number })!, state: 'ordered' as const }
    office.table.keep(orders, { ...more, number: 'D-2026-0050', kind: 'change', to_date: more.from_date })
    await expect(pay('D-2026-0050')).rejects.toMatchObject({ sentence: { key: 'refusals:orderTermOver' } })
    await expect(pay('D-2026-0077')).rejects.toMatchObject({ sentence: { key: 'refusals:noSuchOrder' } })
    expect(
      (await refusal(() => to('billing/withdraw-order', { path: { number: made[0]!.number } }, asAdmin))).sentence.key,
    ).toBe('refusals:orderPaid')
  })
})
