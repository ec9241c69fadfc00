import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { assistantsIn, confirmedTool, refreshForm } from '#test/functions/assistants/program.ts'
import { monday } from '#test/functions/leave/office.ts'
import type { World } from '#test/support/world.ts'

/** Somebody connects an assistant, which asks for a day in their name, renews its tokens and goes. */
export async function askByAssistant(world: World) {
  const owner = await world.founder()
  const { connected, token, revoke } = assistantsIn(world)
  const { mcp, program } = await connected((await world.colleague(owner)).client)
  const day = monday(yearOf(todayInBudapest()) + 1)
  await confirmedTool(mcp, 'request_leave', { type_id: 1, from_date: day, to_date: day })
  const form = refreshForm(program)
  const { body } = await token(form)
  await revoke({ token: body.refresh_token!, client_id: form.client_id })
}
