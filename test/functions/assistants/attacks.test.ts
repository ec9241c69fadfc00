import { describe, expect, it } from 'vitest'
import { mostAssistants } from '#shared/account/assistant.ts'
import { account } from '#shared/account/contract.ts'
import { listSessions } from '#shared/account/contract/list-sessions.ts'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld } from '#test/support/world.ts'
import { book, monday, openOffice } from '../leave/office.ts'
import { assistantsIn, confirmedTool, refreshForm, tool } from './program.ts'

const world = openWorld()
const { annasAssistant, connected, granted, mcpUrl, token } = assistantsIn(world)
const day = monday(yearOf(todayInBudapest()) + 1, 2)
const wish = { type_id: 1, from_date: day, to_date: addDays(day, 1) }

const statuses = async (person: Awaited<ReturnType<typeof openOffice>>['anna']) =>
  (await person.client.asked(leave.listDaysOff, { query: { year: String(yearOf(day)) } })).data.map(
    ({ status }) => status,
  )
const assistantsOf = async ({ client }: Pick<Awaited<ReturnType<typeof openOffice>>['anna'], 'client'>) =>
  (await client.asked(listSessions)).data.filter(({ assistant }) => assistant)

describe('security the tokens of an assistant', () => {
  it('are renewed for both of two renewals that come at once, as a lost reply would have it', async () => {
    const { anna, program } = await annasAssistant()
    const form = refreshForm(program)
    const both = await Promise.all([token(form), token(form)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body.refresh_token).toBe(both[1].body.refresh_token)
    const next = await token({ ...form, refresh_token: both[0].body.refresh_token! })
    expect(next.status).toBe(200)
    expect(await assistantsOf(anna)).toHaveLength(1)
  })

  it('are given once for a code that two come with at once, and then to nobody', async () => {
    const { anna } = await openOffice(world)
    const { form } = await granted(anna.client)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => token(form)))
    const given = outcomes.filter(({ status }) => status === 200)
    expect(given.length).toBeLessThanOrEqual(1)
    expect(await assistantsOf(anna)).toEqual([])
    for (const { body } of given)
      expect(await token({ ...form, grant_type: 'refresh_token', refresh_token: body.refresh_token! })).toMatchObject({
        status: 400,
      })
  })

  it('are of so many assistants, also where more come at once; the least recently used goes', async () => {
    const { anna } = await openOffice(world)
    const forms = []
    for (let many = 0; many < mostAssistants + 2; many++) forms.push((await granted(anna.client)).form)
    const given = await Promise.all(forms.map(form => token(form)))
    expect(given.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(mostAssistants)
    expect((await assistantsOf(anna)).length).toBeLessThanOrEqual(mostAssistants)
    // Whoever granted them is signed in still.
    await anna.client.asked(people.showMe)
  })
})

describe('security an assistant', () => {
  it('does not repeat what was confirmed once its person has taken it back', async () => {
    const { anna, mcp } = await annasAssistant()
    const { confirmation } = (await tool(mcp, 'request_leave', wish)).structuredContent!
    const asked = await tool(mcp, 'request_leave', { ...wish, confirmation })
    const { id } = (asked.structuredContent as { data: { id: string } }).data
    await anna.client.asked(leave.cancelLeave, { path: { id } })
    await tool(mcp, 'request_leave', { ...wish, confirmation })
    expect(await statuses(anna)).toEqual(['cancelled'])
  })

  it('that was granted in one company reaches nothing of another one of its person, whichever they select', async () => {
    const { owner } = await openOffice(world)
    const peter = await world.founder()
    const body = { invites: [{ email: peter.email }] }
    await owner.client.asked(people.invitePeople, { body })
    const link = await world.invitationTo(peter.email)
    const { mcp } = await connected(peter.client)
    await book(peter, { from_date: day })
    await peter.client.asked(joinCompany, { body: { token: link, first_name: 'Péter', last_name: 'Kiss' } })
    const selected = await peter.client.asked(company.selectCompany, { body: { company_id: owner.company } })
    peter.client.token = selected.token
    const year = String(yearOf(day))
    const own = await tool(mcp, 'list_days_off', { year })
    expect(own.structuredContent).toMatchObject({ data: [{ company: { id: peter.company }, from_date: day }] })
    expect(await tool(mcp, 'show_balance', { id: owner.id })).toMatchObject({ isError: true })
    const { structuredContent } = await confirmedTool(mcp, 'request_leave', {
      ...wish,
      from_date: addDays(day, 7),
      to_date: addDays(day, 7),
    })
    expect(structuredContent).toMatchObject({ data: { company: { id: peter.company } } })

    const inOffice = await connected(peter.client)
    await owner.client.asked(people.deactivatePerson, { path: { id: peter.id } })
    const told = await tool(inOffice.mcp, 'list_days_off', { year })
    expect(told).toMatchObject({ isError: true })
    expect(JSON.stringify(told)).not.toContain('from_date')
    expect((await tool(mcp, 'list_days_off', { year })).isError).toBeFalsy()
  })

  it('of an administrator is that of an employee from the moment on in which they are one', async () => {
    const { owner, admin } = await openOffice(world)
    const { mcp } = await connected(admin.client)
    expect((await tool(mcp, 'list_lacking_documents')).isError).toBeFalsy()
    await owner.client.asked(people.changeRole, { path: { id: admin.id }, body: { role: 1 } })
    expect(await tool(mcp, 'list_lacking_documents')).toMatchObject({ isError: true })
  })

  it('stays connected when its person signs out of the browser, and what is forged is told nothing', async () => {
    const { program, anna } = await annasAssistant()
    await anna.client.asked(account.logOut)
    const post = (bearer: string) =>
      fetch(mcpUrl(), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
    expect((await post(program.kept!.access_token)).status).toBe(200)
    const forged = await post(`${program.kept!.access_token.slice(0, -6)}AAAAAA`)
    expect([forged.status, await forged.text()]).toEqual([401, '{"error":"invalid_token"}'])
  })
})
